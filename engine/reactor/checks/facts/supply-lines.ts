import { remembering } from '../../../core';
import type { Piece, Pieces } from '../../topology/pieces';
import { consumerTypes, includes, type Carrier } from '../../terms';
import type { PropEntry, Survey } from '../../survey';
import { eachBinding } from './bindings';
import { doubtfulCells, touches } from './doubtful';

/** A piece of network that has no flow prop, on or off. */
export interface SourcelessPiece {
  readonly pieces: Pieces;
  readonly piece: Piece;
  /** Its consumers, in file order. */
  readonly consumers: readonly PropEntry[];
  /** Whether it may have a consumer besides: one that is faulty or was reported. */
  readonly mayHaveMore: boolean;
}

/**
 * The pieces of a carrier's network that have no flow prop, and of which nothing else was reported: no loop, no
 * junction without a source, no unread or doubtful cell in or beside them, no faulty flow prop that may belong there.
 */
export function sourcelessPieces(survey: Survey, carrier: Carrier): readonly SourcelessPiece[] {
  let known = sourceless.get(survey);
  if (!known) sourceless.set(survey, (known = new Map<Carrier, readonly SourcelessPiece[]>()));
  let found = known.get(carrier);
  if (!found) known.set(carrier, (found = findSourceless(survey, carrier)));
  return found;
}

// asked for by warnings alone, which come when nothing more is blamed
const sourceless = new WeakMap<Survey, Map<Carrier, readonly SourcelessPiece[]>>();

function findSourceless(survey: Survey, carrier: Carrier): SourcelessPiece[] {
  const pieces = survey.pieces(carrier);
  if (!pieces || survey.broken || !survey.knowsAll((type) => type === `${carrier}Flow`)) return [];
  const fed = fedPieces(survey, pieces, carrier);
  const consumers = new Map<number, PropEntry[]>();
  for (const prop of survey.propsOf([`${carrier}Consumer`])) {
    if (prop.cell === undefined || survey.isBlamed(prop.draft)) continue;
    const home = pieces.pieceAt[prop.cell] ?? -1;
    const found = consumers.get(home);
    if (found) found.push(prop);
    else consumers.set(home, [prop]);
  }
  const mayHaveMore = !survey.knowsAll((type) => type === `${carrier}Consumer`);
  const doubtful = doubtfulCells(survey, carrier);
  return pieces.all.flatMap((piece, index) =>
    fed.has(piece) || piece.touchesUnknown || survey.isBlamed(piece) || touches(pieces, piece, doubtful)
      ? []
      : [{ pieces, piece, consumers: consumers.get(index) ?? [], mayHaveMore }],
  );
}

/** The cells of the consumers that some reactor needs; `undefined` where a binding is faulty, so that any may be needed. */
export const requiredConsumers = remembering(findRequired);

function findRequired(survey: Survey): ReadonlySet<number> | undefined {
  if (!survey.knowsAll((type) => type === 'ReactorControl')) return undefined;
  let bindings = 0;
  const cells = new Set<number>();
  for (const { position } of eachBinding(survey)) {
    const cell = survey.cellOf(position);
    if (cell === undefined) return undefined;
    const there = survey.propAt(cell, (type) => includes(consumerTypes, type));
    if (there === 'unknown') return undefined;
    bindings++;
    cells.add(cell);
  }
  return bindings === 3 * survey.propsOf(['ReactorControl']).length ? cells : undefined;
}

interface Fed {
  readonly pieces: Pieces;
  readonly fed: ReadonlySet<Piece>;
}

const cache = new WeakMap<ReadonlySet<number>, Fed>();

/** The pieces of a carrier's network that have a flow prop, on or off. The last ones, where the network is the same. */
export function fedPieces(survey: Survey, pieces: Pieces, carrier: Carrier): ReadonlySet<Piece> {
  const sources = survey.sources(carrier);
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
