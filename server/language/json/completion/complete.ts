import type { JsonValue } from '../../../../engine/json';
import { shapeAt, valueAt, type Shape } from '../../../../engine/shape';
import type { Document } from '../../text/document';
import { itemOf, type CompletionList } from './item';
import { noGuess, type Guess } from './draft';
import { isObject, type Asked, type Offer, type Source, type Whole } from './proposal';
import { slotAt, type Slot } from './slot';
import { shapeSources } from './sources';
import { ownKey } from './sources/keys';
import { wholesOfShape } from './whole';

/** A document in which completion was requested. */
export interface CompletionContext {
  readonly document: Document;
  /** The shape of the file. */
  readonly shape: Shape;
  /** Guesses values that are not written yet, with the knowledge of the file's language. */
  readonly guess?: Guess;
  /** Completion sources of the language. */
  readonly sources?: readonly Source[];
  /** Narrows a shape at a place to the values that the language allows; absent if all are allowed. */
  readonly narrowed?: Asked['narrowed'];
  /** The complete objects of the language at a place; `undefined` where those of the shape are meant. */
  readonly wholes?: (asked: Omit<Asked, 'wholes'>) => readonly Whole[] | undefined;
}

/**
 * Characters that trigger completion. The comma is not one of them, so that Enter after a comma starts a new line; on
 * that line, the next entry is proposed.
 */
export const triggerCharacters = ['"', '[', ':', '\n'] as const;

const nothing: CompletionList = { items: [], isIncomplete: false };

/**
 * Completes a text at an offset, valid or half typed. `typed` is the trigger character, if any. The sources of the
 * language come first; if one of them answers, those of the shape are skipped.
 */
export function complete(context: CompletionContext, offset: number, typed?: string): CompletionList {
  const { json } = context.document;
  const slot = slotAt(json, context.shape, offset);
  if (slot === undefined) return nothing;
  const asked = askedAt(context, slot);
  if (asked === undefined || !isWanted(asked, json.text, typed)) return nothing;
  const offers = offersFor(asked, context.sources);
  return {
    items: offers
      .flatMap(({ proposals }) => proposals)
      .map((proposal, index) => itemOf(proposal, slot, index)),
    isIncomplete: offers.some(({ isCut }) => isCut === true),
  };
}

function askedAt(
  {
    document,
    shape,
    guess = noGuess,
    narrowed = (_path, _owner, wide) => wide,
    wholes = () => undefined,
  }: CompletionContext,
  slot: Slot,
): Asked | undefined {
  const { json } = document;
  const root = json.value;
  const expected = shapeAt(shape, root, slot.path);
  if (expected === undefined) return undefined;
  const own = ownKey(json, slot);
  const value = valueAt(root, slot.path);
  const asked = {
    root,
    shape,
    slot,
    expected,
    value: own === undefined ? value : without(value, own),
    container: valueAt(root, slot.container),
    guess,
    narrowed,
  };
  return { ...asked, wholes: (whole) => wholes(asked) ?? wholesOfShape(whole, asked) };
}

function without(value: JsonValue, key: string): JsonValue {
  if (!isObject(value) || !Object.hasOwn(value, key)) return value;
  return Object.fromEntries(Object.entries(value).filter(([one]) => one !== key));
}

/**
 * Returns true if completion may be triggered here without a request. After a bracket or colon it may not if the user
 * is likely to continue on a new line; on a new line it may if the next entry or key belongs there.
 */
function isWanted({ expected, slot }: Asked, text: string, typed: string | undefined): boolean {
  const { kind } = expected.shape;
  if (typed === '\n') {
    const before = text.slice(0, slot.span.start).trimEnd().at(-1) ?? '';
    return ',[{'.includes(before) && before !== '' && ['object', 'variant'].includes(kind);
  }
  if (typed === '[') return kind === 'position' && slot.kind === 'value';
  if (typed === ':') return slot.kind === 'value' && !['list', 'object', 'variant'].includes(kind);
  return true;
}

function offersFor(asked: Asked, sources: readonly Source[] = []): readonly Offer[] {
  const ask = (some: readonly Source[]): Offer[] => some.flatMap((source) => source(asked) ?? []);
  const own = ask(sources);
  return own.length > 0 ? own : ask(shapeSources);
}
