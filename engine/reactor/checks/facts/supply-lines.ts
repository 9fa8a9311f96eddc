import { memoize } from '../../../core';
import type { Piece, Pieces } from '../../topology/pieces';
import { consumerTypes, includes, type Carrier } from '../../terms';
import type { PropEntry, LevelFacts } from '../../level-facts';
import { eachBinding } from './bindings';
import { doubtfulCells, touches } from './doubtful';

/** A piece of network that has no flow prop, on or off. */
export interface SourcelessPiece {
  readonly pieces: Pieces;
  readonly piece: Piece;
  /** The consumers on the piece, in file order. */
  readonly consumers: readonly PropEntry[];
  /** True if the piece may have more consumers: a faulty one, or one that was reported. */
  readonly mayHaveMore: boolean;
}

/**
 * Finds the pieces of a carrier's network that have no flow prop and no other reported fault: no loop, no junction
 * without a source, no unread or doubtful cell in or next to them, no faulty flow prop that may belong there.
 */
export function sourcelessPieces(facts: LevelFacts, carrier: Carrier): readonly SourcelessPiece[] {
  let known = sourceless.get(facts);
  if (!known) sourceless.set(facts, (known = new Map<Carrier, readonly SourcelessPiece[]>()));
  let found = known.get(carrier);
  if (!found) known.set(carrier, (found = findSourceless(facts, carrier)));
  return found;
}

// only warnings need this, and warnings run after everything else was reported
const sourceless = new WeakMap<LevelFacts, Map<Carrier, readonly SourcelessPiece[]>>();

function findSourceless(facts: LevelFacts, carrier: Carrier): SourcelessPiece[] {
  const pieces = facts.pieces(carrier);
  if (!pieces || facts.broken || !facts.knowsAll((type) => type === `${carrier}Flow`)) return [];
  const fed = fedPieces(facts, pieces, carrier);
  const consumers = new Map<number, PropEntry[]>();
  for (const prop of facts.propsOf([`${carrier}Consumer`])) {
    if (prop.cell === undefined || facts.isBlamed(prop.draft)) continue;
    const home = pieces.pieceAt[prop.cell] ?? -1;
    const found = consumers.get(home);
    if (found) found.push(prop);
    else consumers.set(home, [prop]);
  }
  const mayHaveMore = !facts.knowsAll((type) => type === `${carrier}Consumer`);
  const doubtful = doubtfulCells(facts, carrier);
  return pieces.all.flatMap((piece, index) =>
    fed.has(piece) || piece.touchesUnknown || facts.isBlamed(piece) || touches(pieces, piece, doubtful)
      ? []
      : [{ pieces, piece, consumers: consumers.get(index) ?? [], mayHaveMore }],
  );
}

/**
 * Returns the cells of the consumers that some reactor needs, or `undefined` if a binding is faulty and any consumer
 * may be needed.
 */
export const requiredConsumers = memoize(findRequired);

function findRequired(facts: LevelFacts): ReadonlySet<number> | undefined {
  if (!facts.knowsAll((type) => type === 'ReactorControl')) return undefined;
  let bindings = 0;
  const cells = new Set<number>();
  for (const { position } of eachBinding(facts)) {
    const cell = facts.cellOf(position);
    if (cell === undefined) return undefined;
    const there = facts.propAt(cell, (type) => includes(consumerTypes, type));
    if (there === 'unknown') return undefined;
    bindings++;
    cells.add(cell);
  }
  return bindings === 3 * facts.propsOf(['ReactorControl']).length ? cells : undefined;
}

interface Fed {
  readonly pieces: Pieces;
  readonly fed: ReadonlySet<Piece>;
}

const cache = new WeakMap<ReadonlySet<number>, Fed>();

/**
 * Returns the pieces of a carrier's network that have a flow prop, on or off. The last result is reused for the same
 * network.
 */
export function fedPieces(facts: LevelFacts, pieces: Pieces, carrier: Carrier): ReadonlySet<Piece> {
  const sources = facts.sources(carrier);
  let known = cache.get(sources);
  if (known?.pieces !== pieces) {
    const fed = new Set<Piece>();
    for (const cell of sources) {
      const piece = pieces.all[pieces.pieceAt[cell] ?? -1];
      if (piece) fed.add(piece);
    }
    known = { pieces, fed };
    cache.set(sources, known);
  }
  return known.fed;
}
