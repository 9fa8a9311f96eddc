import type { Piece, Pieces } from '../topology/pieces';
import { consumerTypes, includes, type Carrier } from '../terms';
import type { PropEntry, Survey } from '../survey';
import { eachBinding } from './bindings';
import { eachProp, nameOfProp } from './props';

/** A piece of network that has no flow prop, on or off. */
export interface SourcelessPiece {
  readonly pieces: Pieces;
  readonly piece: Piece;
  /** Its consumers, in file order. */
  readonly consumers: readonly PropEntry[];
}

/**
 * The pieces of a carrier's network that have no flow prop, and of which nothing else was reported: no loop, no
 * junction without a source, no unread cell beside them, no faulty flow prop that may belong there.
 */
export function sourcelessPieces(survey: Survey, carrier: Carrier): SourcelessPiece[] {
  const pieces = survey.pieces(carrier);
  if (!pieces || survey.broken || !survey.knowsAll((type) => type === `${carrier}Flow`)) return [];
  const fed = new Set([...survey.sources(carrier)].map((cell) => pieces.pieceAt[cell]));
  const consumers = new Map<number, PropEntry[]>();
  for (const { prop } of eachProp(survey)) {
    if (nameOfProp(prop.draft) !== `${carrier}Consumer` || prop.cell === undefined) continue;
    const home = pieces.pieceAt[prop.cell] ?? -1;
    consumers.set(home, [...(consumers.get(home) ?? []), prop]);
  }
  return pieces.all.flatMap((piece, index) =>
    fed.has(index) || piece.touchesUnknown || survey.isBlamed(piece)
      ? []
      : [{ pieces, piece, consumers: consumers.get(index) ?? [] }],
  );
}

/** The cells of the consumers that some reactor needs; `undefined` where a binding is faulty, so that any may be needed. */
export function requiredConsumers(survey: Survey): ReadonlySet<number> | undefined {
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
  const reactors = survey.props.filter(({ draft }) => draft.type === 'ReactorControl').length;
  return bindings === 3 * reactors ? cells : undefined;
}
