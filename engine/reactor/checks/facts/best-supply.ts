import { memoize } from '../../../core';
import { beside, branches, type Piece, type Pieces } from '../../topology/pieces';
import { junctionModes, junctionTypes, type Carrier, type JunctionType } from '../../terms';
import type { Balance } from '../../balance';
import type { LevelFacts } from '../../level-facts';
import { propsOfType } from './props';
import { fedPieces } from './supply-lines';

/** The most that can arrive at a cell, in amount and in pressure or voltage. */
export interface Supply {
  readonly amount: number;
  readonly potential: number;
}

/**
 * Finds the best supply that any setting of flows and junctions brings to a cell: every flow prop is on, and each
 * junction on the way is in its most generous mode. Returns 'unknown' if the piece has a fault or no source.
 *
 * On a piece without faults all sources are on one side of every junction. The paths from them to a cell therefore lead
 * through the same junctions, and the nearest source brings the most amount and potential. A single walk from all
 * sources computes the whole network, in time linear in its cells.
 */
export function bestSupply(
  facts: LevelFacts,
  carrier: Carrier,
  piece: Piece,
  cell: number,
): Supply | 'unknown' {
  if (!piece.isTree || piece.touchesUnknown || facts.isBlamed(piece)) return 'unknown';
  const supplies = suppliesIn(facts, carrier);
  if (!supplies || supplies.faultyPieces.has(piece)) return 'unknown';
  if (!supplies.fed.has(piece)) return 'unknown';
  const { max } = facts.balance.network;
  return {
    amount: Math.min(max, supplies.amount[cell] ?? 0),
    potential: Math.min(max, supplies.potential[cell] ?? 0),
  };
}

/** The supply of each cell of a carrier's network, 0 where there is none. Memory: eight bytes a cell of the grid. */
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
  readonly junctions: Junctions;
  readonly supplies: Supplies;
}

/** The junctions of a network, by cell. */
type Junctions = ReadonlyMap<number, JunctionType>;

const cache = new WeakMap<ReadonlySet<number>, Known>();

/**
 * The supplies of a survey's networks. Only warnings need them, and warnings run after everything else was reported.
 */
const suppliesIn = memoize((facts: LevelFacts, carrier: Carrier) => findSupplies(facts, carrier));

/**
 * Finds the best supplies of a network. If no prop was reported, they depend only on the network's sources and
 * junctions and the balance, and the last result is reused while these stay the same.
 */
function findSupplies(facts: LevelFacts, carrier: Carrier): Supplies | undefined {
  const pieces = facts.pieces(carrier);
  if (!pieces || !facts.knowsAll((type) => type === `${carrier}Flow`) || hasUnplacedJunction(facts)) {
    return undefined;
  }
  const { balance } = facts;
  const junctions = junctionsOn(facts, pieces);
  if (facts.hasBlamedProp()) return walk(facts, carrier, pieces, junctions);
  const sources = facts.sources(carrier);
  const known = cache.get(sources);
  if (known?.pieces === pieces && known.balance === balance && isSame(known.junctions, junctions)) {
    return known.supplies;
  }
  const supplies = walk(facts, carrier, pieces, junctions);
  cache.set(sources, { pieces, balance, junctions, supplies });
  return supplies;
}

function isSame(one: Junctions, other: Junctions): boolean {
  if (one.size !== other.size) return false;
  for (const [cell, type] of one) if (other.get(cell) !== type) return false;
  return true;
}

function walk(facts: LevelFacts, carrier: Carrier, pieces: Pieces, junctions: Junctions): Supplies {
  const { source, falloff } = facts.balance.network;
  const { pieceAt, sides, width } = pieces;
  const amount = new Float32Array(pieceAt.length);
  const potential = new Float32Array(pieceAt.length);
  const from = new Int32Array(pieceAt.length).fill(-1);
  const queue = new Int32Array(pieceAt.length);
  let filled = 0;
  for (const cell of facts.sources(carrier)) {
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
    fed: fedPieces(facts, pieces, carrier),
    faultyPieces: faultyPieces(facts, pieces),
  };
}

/** Returns true if there may be a junction whose position is unknown. */
function hasUnplacedJunction(facts: LevelFacts): boolean {
  return !facts.knowsAll(() => false) || facts.propsOf(junctionTypes).some(({ cell }) => cell === undefined);
}

function junctionsOn(facts: LevelFacts, { pieceAt }: Pieces): Junctions {
  const junctions = new Map<number, JunctionType>();
  for (const type of junctionTypes) {
    for (const { cell } of propsOfType(facts, type)) if (pieceAt[cell] !== -1) junctions.set(cell, type);
  }
  return junctions;
}

function faultyPieces(facts: LevelFacts, pieces: Pieces): Set<Piece> {
  const found = new Set<Piece>();
  for (const { draft, cell } of facts.propsOf(junctionTypes)) {
    if (!facts.isBlamed(draft)) continue;
    const piece = cell === undefined ? undefined : pieces.all[pieces.pieceAt[cell] ?? -1];
    if (piece) found.add(piece);
  }
  return found;
}

/** Returns the greatest share of the incoming flow that any mode of the junction sends to a branch. */
function greatestShare(
  pieces: Pieces,
  type: JunctionType,
  cell: number,
  incoming: number,
  outgoing: number,
): number {
  const all = branches(pieces, cell);
  const came = all.indexOf(incoming);
  // branches count clockwise from the side on which flow enters
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
