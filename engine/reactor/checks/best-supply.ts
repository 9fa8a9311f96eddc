import { beside, branches, type Piece, type Pieces } from '../topology/pieces';
import { includes, junctionModes, junctionTypes, type Carrier, type JunctionType } from '../terms';
import { faulty } from '../../shape';
import type { Balance } from '../balance';
import type { PropEntry, Survey } from '../survey';
import { propsOfType } from './props';
import { fedPieces } from './supply-lines';

/** The most that can arrive at a cell, in amount and in pressure or voltage. */
export interface Supply {
  readonly amount: number;
  readonly potential: number;
}

/**
 * The most that any setting of flows and junctions brings to a cell: every flow prop on, and each junction on the way
 * at its most generous mode. 'unknown' where the piece has a fault or no source.
 *
 * On a piece without faults all sources lie on one side of every junction, so the ways from them to a cell lead
 * through the same junctions, and the nearest source brings the most of both. One walk from all sources at once
 * therefore settles the whole network, in time linear in its cells.
 */
export function bestSupply(survey: Survey, carrier: Carrier, piece: Piece, cell: number): Supply | 'unknown' {
  if (!piece.isTree || piece.touchesUnknown || survey.isBlamed(piece)) return 'unknown';
  const supplies = suppliesOf(survey, carrier);
  if (!supplies || supplies.faultyPieces.has(piece)) return 'unknown';
  if (!supplies.fed.has(piece)) return 'unknown';
  const { max } = survey.balance.network;
  return {
    amount: Math.min(max, supplies.amount[cell] ?? 0),
    potential: Math.min(max, supplies.potential[cell] ?? 0),
  };
}

/** What arrives at each cell of a carrier's network, 0 where nothing does. Memory: eight bytes a cell of the grid. */
interface Supplies {
  readonly amount: Float32Array;
  readonly potential: Float32Array;
  readonly fed: ReadonlySet<Piece>;
  /** Pieces with a junction that was reported. */
  readonly faultyPieces: ReadonlySet<Piece>;
}

interface Known {
  readonly pieces: Pieces;
  readonly balance: Balance;
  readonly supplies: Supplies;
}

const cache = new WeakMap<ReadonlySet<number>, Known>();
const cacheOfSurvey = new WeakMap<Survey, Map<Carrier, Supplies | undefined>>();

/**
 * The supplies of a carrier's network. Where no prop was reported they follow from the props, the network and the
 * balance, and are the last ones where these are the same.
 */
function suppliesOf(survey: Survey, carrier: Carrier): Supplies | undefined {
  const pieces = survey.pieces(carrier);
  if (!pieces) return undefined;
  const { balance } = survey;
  if (survey.hasBlamedProp()) {
    let known = cacheOfSurvey.get(survey);
    if (!known) cacheOfSurvey.set(survey, (known = new Map<Carrier, Supplies | undefined>()));
    if (!known.has(carrier)) known.set(carrier, walk(survey, carrier));
    return known.get(carrier);
  }
  const sources = survey.sources(carrier);
  const known = cache.get(sources);
  if (known?.pieces === pieces && known.balance === balance) return known.supplies;
  const supplies = walk(survey, carrier);
  // that nothing can be told may be because of the text around the props, so it is not remembered
  if (supplies) cache.set(sources, { pieces, balance, supplies });
  return supplies;
}

function walk(survey: Survey, carrier: Carrier): Supplies | undefined {
  const pieces = survey.pieces(carrier);
  if (!pieces || !survey.knowsAll((type) => type === `${carrier}Flow`) || hasUnplacedJunction(survey)) {
    return undefined;
  }
  const { source, falloff } = survey.balance.network;
  const { pieceAt, sides, width } = pieces;
  const amount = new Float32Array(pieceAt.length);
  const potential = new Float32Array(pieceAt.length);
  const from = new Int32Array(pieceAt.length).fill(-1);
  const junctions = junctionsOf(survey);
  const queue = new Int32Array(pieceAt.length);
  let filled = 0;
  for (const cell of survey.sources(carrier)) {
    if (pieceAt[cell] === -1) continue;
    queue[filled++] = cell;
    amount[cell] = source.amount;
    potential[cell] = source.potential;
    from[cell] = cell;
  }
  for (let next = 0; next < filled; next++) {
    const cell = queue[next] ?? 0;
    const type = junctions.get(cell);
    const open = sides[cell] ?? 0;
    for (let side = 0; side < 4; side++) {
      const other = beside(cell, side, width);
      if (((open >> side) & 1) === 0 || from[other] !== -1) continue;
      const share = type ? greatestShare(pieces, type, cell, from[cell] ?? cell, other) : 1;
      const arriving = Math.fround(Math.fround((amount[cell] ?? 0) * share) - falloff.amount);
      if (!(arriving > 0)) continue;
      amount[other] = arriving;
      potential[other] = Math.max(0, Math.fround((potential[cell] ?? 0) * share) - falloff.potential);
      from[other] = cell;
      queue[filled++] = other;
    }
  }
  return {
    amount,
    potential,
    fed: fedPieces(survey, pieces, carrier),
    faultyPieces: faultyPieces(survey, pieces),
  };
}

/** Whether a junction may stand where nobody knows. */
function hasUnplacedJunction(survey: Survey): boolean {
  const isUnplaced = ({ draft, cell }: PropEntry) =>
    draft.type !== faulty && includes(junctionTypes, draft.type) && cell === undefined;
  return !survey.knowsAll(() => false) || survey.props.some(isUnplaced);
}

function junctionsOf(survey: Survey): Map<number, JunctionType> {
  const junctions = new Map<number, JunctionType>();
  for (const type of junctionTypes) {
    for (const { cell } of propsOfType(survey, type)) junctions.set(cell, type);
  }
  return junctions;
}

function faultyPieces(survey: Survey, pieces: Pieces): Set<Piece> {
  const found = new Set<Piece>();
  for (const { draft, cell } of survey.props) {
    if ((draft.type !== 'TJunction' && draft.type !== 'CrossJunction') || !survey.isBlamed(draft)) continue;
    const piece = cell === undefined ? undefined : pieces.all[pieces.pieceAt[cell] ?? -1];
    if (piece) found.add(piece);
  }
  return found;
}

/** The greatest part of what comes in that any mode of the junction sends to a branch. */
function greatestShare(
  pieces: Pieces,
  type: JunctionType,
  cell: number,
  incoming: number,
  outgoing: number,
): number {
  const all = branches(pieces, cell);
  const came = all.indexOf(incoming);
  // branches count clockwise from the one by which flow comes in
  const branch = (all.indexOf(outgoing) - came - 1 + all.length) % all.length;
  return (came < 0 ? undefined : greatestShares[type][branch]) ?? 0;
}

/** By junction type, then by branch. */
const greatestShares: Readonly<Record<JunctionType, readonly number[]>> = {
  TJunction: greatestOf(junctionModes.TJunction),
  CrossJunction: greatestOf(junctionModes.CrossJunction),
};

function greatestOf(modes: readonly string[]): number[] {
  const shares = modes.map((mode) => {
    const weights = mode.split('/').map(Number);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => Math.fround(weight / total));
  });
  return (shares[0] ?? []).map((_, branch) => Math.max(...shares.map((each) => each[branch] ?? 0)));
}
