import type { Piece, Pieces } from '../topology/pieces';
import { branches } from '../topology/pieces';
import { junctionModes, type Carrier } from '../terms';
import type { Survey } from '../survey';

/** The most that can arrive at a cell, in amount and in pressure or voltage, each for itself. */
export interface Supply {
  readonly amount: number;
  readonly potential: number;
}

/**
 * The most that any setting of flows and junctions brings to a cell: every flow prop on, and each junction on the way
 * at its most generous mode. 'unknown' where the piece has a fault.
 */
export function bestSupply(survey: Survey, carrier: Carrier, piece: Piece, cell: number): Supply | 'unknown' {
  const pieces = survey.pieces(carrier);
  if (!pieces || !piece.isTree || piece.touchesUnknown || survey.isBlamed(piece)) return 'unknown';
  const junctions = new Map<number, 'TJunction' | 'CrossJunction'>();
  for (const { draft, cell: at } of survey.props) {
    if (draft.type !== 'TJunction' && draft.type !== 'CrossJunction') continue;
    if (at === undefined || pieces.all[pieces.pieceAt[at] ?? -1] !== piece) continue;
    if (survey.isBlamed(draft)) return 'unknown';
    junctions.set(at, draft.type);
  }
  if (!survey.knowsAll((type) => type === `${carrier}Flow` || type.endsWith('Junction'))) return 'unknown';
  const { demand } = survey.balance.consumer;
  let best: Supply = { amount: 0, potential: 0 };
  for (const source of survey.sources(carrier)) {
    if (pieces.all[pieces.pieceAt[source] ?? -1] !== piece) continue;
    const found = arriving(survey, pieces, junctions, wayBetween(pieces, source, cell));
    best = {
      amount: Math.max(best.amount, found.amount),
      potential: Math.max(best.potential, found.potential),
    };
    if (best.amount >= demand.amount && best.potential >= demand.potential) break;
  }
  return best;
}

/** What arrives at the end of a way from a source. */
function arriving(
  { balance }: Survey,
  pieces: Pieces,
  junctions: ReadonlyMap<number, 'TJunction' | 'CrossJunction'>,
  way: readonly number[],
): Supply {
  const { source, falloff, max } = balance.network;
  let { amount, potential } = source;
  for (let step = 1; step < way.length; step++) {
    const from = way[step - 1] ?? 0;
    const type = junctions.get(from);
    if (type) {
      const share = greatestShare(pieces, type, from, way[step - 2], way[step] ?? 0);
      amount = Math.fround(amount * share);
      potential = Math.fround(potential * share);
    }
    amount = Math.max(0, Math.fround(amount - falloff.amount));
    potential = Math.max(0, Math.fround(potential - falloff.potential));
    if (amount === 0) return { amount: 0, potential: 0 };
  }
  return { amount: Math.min(max, amount), potential: Math.min(max, potential) };
}

/** The greatest part of what comes in that any mode of the junction sends to a branch. */
function greatestShare(
  pieces: Pieces,
  type: 'TJunction' | 'CrossJunction',
  cell: number,
  incoming: number | undefined,
  outgoing: number,
): number {
  const all = branches(pieces, cell);
  const came = incoming === undefined ? -1 : all.indexOf(incoming);
  const clockwise = came < 0 ? all : [...all.slice(came + 1), ...all.slice(0, came)];
  const branch = clockwise.indexOf(outgoing);
  const shares = junctionModes[type].map((mode) => {
    const weights = mode.split('/').map(Number);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return Math.fround((weights[branch] ?? 0) / total);
  });
  return Math.max(...shares);
}

/** The cells from one cell of a tree to another, both included. */
function wayBetween(pieces: Pieces, from: number, to: number): number[] {
  const up = lineage(pieces, from);
  const down = lineage(pieces, to);
  while (up.length > 1 && down.length > 1 && up[up.length - 2] === down[down.length - 2]) {
    up.pop();
    down.pop();
  }
  return [...up, ...down.reverse().slice(1)];
}

/** A cell and those from which the walk came to it, the piece's first cell last. */
function lineage(pieces: Pieces, cell: number): number[] {
  const line: number[] = [];
  for (let at = cell; at >= 0; at = pieces.parent[at] ?? -1) line.push(at);
  return line;
}
