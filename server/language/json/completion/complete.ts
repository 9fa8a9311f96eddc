import type { JsonValue } from '../../../../engine/json';
import { shapeAt, valueAt, type Shape } from '../../../../engine/shape';
import type { Document } from '../../text/document';
import { itemOf, type CompletionList } from './item';
import { noGuess, type Guess } from './draft';
import { isObject, type Asked, type Offer, type Source } from './proposal';
import { slotAt, type Slot } from './slot';
import { shapeSources } from './sources';
import { ownKey } from './sources/keys';

/** A document as completion asks about it. */
export interface CompletionContext {
  readonly document: Document;
  /** What the file may hold. */
  readonly shape: Shape;
  /** Guesses of the file's language at what is not written yet. */
  readonly guess?: Guess;
  /** The language's own proposals. */
  readonly sources?: readonly Source[];
  /** The values that the language leaves of a shape at a place; all of them where it is absent. */
  readonly narrowed?: Asked['narrowed'];
}

/** Characters that open a list of proposals by themselves. Not the comma: Enter behind one shall begin a line. */
export const triggerCharacters = ['"', '[', ':'] as const;

const nothing: CompletionList = { items: [], isIncomplete: false };

/**
 * What may be written at an offset of a text, sound or half typed. `typed` is the trigger character that asked, where
 * one did. The language's own sources are asked first; where one answers, the shape's are not.
 */
export function complete(context: CompletionContext, offset: number, typed?: string): CompletionList {
  const { json } = context.document;
  const slot = slotAt(json, context.shape, offset);
  if (slot === undefined) return nothing;
  const asked = askedAt(context, slot);
  if (asked === undefined || !isWanted(asked, typed)) return nothing;
  const offers = offersFor(asked, context.sources);
  return {
    items: offers
      .flatMap(({ proposals }) => proposals)
      .map((proposal, index) => itemOf(proposal, slot, index)),
    isIncomplete: offers.some(({ isCut }) => isCut === true),
  };
}

function askedAt(
  { document, shape, guess = noGuess, narrowed = (_path, _owner, wide) => wide }: CompletionContext,
  slot: Slot,
): Asked | undefined {
  const { json } = document;
  const root = json.value;
  const expected = shapeAt(shape, root, slot.path);
  if (expected === undefined) return undefined;
  const own = ownKey(json, slot);
  const value = valueAt(root, slot.path);
  return {
    root,
    shape,
    slot,
    expected,
    value: own === undefined ? value : without(value, own),
    container: valueAt(root, slot.container),
    guess,
    narrowed,
  };
}

function without(value: JsonValue, key: string): JsonValue {
  if (!isObject(value) || !Object.hasOwn(value, key)) return value;
  return Object.fromEntries(Object.entries(value).filter(([one]) => one !== key));
}

/** Whether a list may open by itself here. Behind a bracket or colon only where nobody would go on to a new line. */
function isWanted({ expected, slot }: Asked, typed: string | undefined): boolean {
  const { kind } = expected.shape;
  if (typed === '[') return kind === 'position' && slot.kind === 'value';
  if (typed === ':') return slot.kind === 'value' && !['list', 'object', 'variant'].includes(kind);
  return true;
}

function offersFor(asked: Asked, sources: readonly Source[] = []): readonly Offer[] {
  const ask = (some: readonly Source[]): Offer[] => some.flatMap((source) => source(asked) ?? []);
  const own = ask(sources);
  return own.length > 0 ? own : ask(shapeSources);
}
