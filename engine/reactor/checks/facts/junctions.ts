import { branches, type Piece, type Pieces } from '../../topology/pieces';
import { countBehind, marks, type Behind } from '../../topology/sources';
import { junctionTypes, type Carrier } from '../../terms';
import { type LevelFacts } from '../../level-facts';
import { UNKNOWN } from '../../cell-presence';
import { neighbor } from '../../topology/pieces';
import { carriersUnder } from './carriers-under';
import type { PropDraft } from '../../format/shapes';
import { isOfType, type DraftOf } from './props';

/** A junction on the one network that it regulates. */
export interface JunctionEntry {
  readonly draft: DraftOf<'TJunction' | 'CrossJunction'>;
  readonly index: number;
  readonly cell: number;
  readonly carrier: Carrier;
  readonly pieces: Pieces;
  readonly piece: Piece;
}

/** Yields the junctions that are valid so far, in file order. */
export function* eachJunction(facts: LevelFacts): Generator<JunctionEntry> {
  for (const { draft, index, cell } of facts.propsOf(junctionTypes)) {
    if (cell === undefined || !isJunction(draft) || facts.isBlamed(draft)) continue;
    const [carrier] = carriersUnder(facts, cell) ?? [];
    const pieces = carrier && facts.pieces(carrier);
    const piece = pieces?.all[pieces.pieceAt[cell] ?? -1];
    if (pieces && piece) yield { draft, index, cell, carrier, pieces, piece };
  }
}

function isJunction(draft: PropDraft): draft is JunctionEntry['draft'] {
  return isOfType(draft, 'TJunction') || isOfType(draft, 'CrossJunction');
}

/** The number of branches that a junction of this type needs. */
export function branchesWanted(junction: JunctionEntry): number {
  return junction.draft.type === 'TJunction' ? 3 : 4;
}

/** Returns a junction's branches, or `undefined` if a neighbor could not be read. */
export function knownBranches(
  facts: LevelFacts,
  { cell, carrier, pieces }: JunctionEntry,
): number[] | undefined {
  const { width, height } = pieces;
  for (let side = 0; side < 4; side++) {
    const other = neighbor(cell, side, width, width * height);
    if (other >= 0 && facts.network(carrier, other) === UNKNOWN) return undefined;
  }
  return branches(pieces, cell);
}

/** A junction on a piece without loops, with the number of its carrier's flow props in each cell's subtree. */
export interface DirectedJunction extends JunctionEntry {
  readonly behind: Behind;
}

/** Yields the junctions on pieces without loops. */
export function* eachDirected(facts: LevelFacts): Generator<DirectedJunction> {
  for (const junction of eachJunction(facts)) {
    const { draft, index, cell, carrier, pieces, piece } = junction;
    if (!piece.isTree) continue;
    const { count, done } = countsOf(pieces, facts.sources(carrier));
    let behind = done.get(piece);
    if (!behind) done.set(piece, (behind = countBehind(pieces, piece, count)));
    yield { draft, index, cell, carrier, pieces, piece, behind };
  }
}

interface Counts {
  readonly pieces: Pieces;
  readonly count: Int32Array;
  readonly done: Map<Piece, Behind>;
}

const counted = new WeakMap<ReadonlySet<number>, Counts>();

/** Returns the counts for a set of sources. The last counts are reused for the same network. */
function countsOf(pieces: Pieces, sources: ReadonlySet<number>): Counts {
  let counts = counted.get(sources);
  if (counts?.pieces !== pieces) {
    counts = { pieces, count: marks(pieces.pieceAt.length, sources), done: new Map() };
    counted.set(sources, counts);
  }
  return counts;
}
