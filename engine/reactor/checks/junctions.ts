import { branches, type Piece, type Pieces } from '../topology/pieces';
import { countBehind, directionsToMarked, type Behind } from '../topology/sources';
import { carriers, type Carrier } from '../terms';
import { UNKNOWN, type Survey } from '../survey';
import { neighbour } from '../topology/pieces';
import { carriersUnder } from './junction-carrier';
import type { PropDraft } from '../format/shapes';
import { eachProp, isOfType, type DraftOf } from './props';

/** A junction on the one network that it regulates. */
export interface JunctionEntry {
  readonly draft: DraftOf<'TJunction' | 'CrossJunction'>;
  readonly index: number;
  readonly cell: number;
  readonly carrier: Carrier;
  readonly pieces: Pieces;
  readonly piece: Piece;
}

/** The junctions that can be relied on so far, in file order. */
export function* eachJunction(survey: Survey): Generator<JunctionEntry> {
  for (const { prop } of eachProp(survey)) {
    const { draft, index, cell } = prop;
    if (cell === undefined || !isJunction(draft)) continue;
    const [carrier] = carriersUnder(survey, cell) ?? [];
    const pieces = carrier && survey.pieces(carrier);
    const piece = pieces?.all[pieces.pieceAt[cell] ?? -1];
    if (pieces && piece) yield { draft, index, cell, carrier, pieces, piece };
  }
}

function isJunction(draft: PropDraft): draft is JunctionEntry['draft'] {
  return isOfType(draft, 'TJunction') || isOfType(draft, 'CrossJunction');
}

/** How many branches a junction of this type has to have. */
export function branchesWanted(junction: JunctionEntry): number {
  return junction.draft.type === 'TJunction' ? 3 : 4;
}

/** A junction's branches; `undefined` where a neighbour could not be read. */
export function knownBranches(
  survey: Survey,
  { cell, carrier, pieces }: JunctionEntry,
): number[] | undefined {
  const { width, height } = pieces;
  for (let side = 0; side < 4; side++) {
    const other = neighbour(cell, side, width, width * height);
    if (other >= 0 && survey.network(carrier, other) === UNKNOWN) return undefined;
  }
  return branches(pieces, cell);
}

/** A junction on a piece without loops, with what lies behind its branches. */
export interface DirectedJunction extends JunctionEntry {
  /** The branches that lead to flow props of its carrier. */
  readonly directions: readonly number[];
  readonly behind: Behind;
}

/** The junctions on pieces without loops. */
export function* eachDirected(survey: Survey): Generator<DirectedJunction> {
  const counts = new Map(carriers.map((carrier) => [carrier, new Map<Piece, Behind>()]));
  const arrays = new Map<Carrier, Int32Array>();
  for (const junction of eachJunction(survey)) {
    const { carrier, pieces, piece, cell } = junction;
    if (!piece.isTree) continue;
    let behind = counts.get(carrier)?.get(piece);
    if (!behind) {
      const array = arrays.get(carrier) ?? new Int32Array(pieces.pieceAt.length);
      arrays.set(carrier, array);
      behind = countBehind(pieces, piece, array, survey.sources(carrier));
      counts.get(carrier)?.set(piece, behind);
    }
    yield { ...junction, directions: directionsToMarked(pieces, behind, cell), behind };
  }
}
