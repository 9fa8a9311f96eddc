import type { Path } from '../../../core';
import { faulty, type PositionDraft } from '../../../shape';
import type { PropDraft } from '../../format/shapes';
import type { PropEntry, LevelFacts } from '../../level-facts';
import type { PropType } from '../../terms';

/** A prop with a valid position that was not reported yet. */
export interface PlacedProp {
  readonly prop: PropEntry;
  readonly position: PositionDraft;
}

/** Yields the props that are valid so far, in file order: all props, or those of a given list. */
export function* eachProp(
  facts: LevelFacts,
  among: readonly PropEntry[] = facts.props,
): Generator<PlacedProp> {
  for (const prop of among) {
    const { position } = prop.draft;
    if (position === faulty || facts.isBlamed(prop.draft)) continue;
    yield { prop, position };
  }
}

/** Returns the path of a prop's position. */
export function positionPath({ index }: PropEntry): Path {
  return ['props', index, 'position'];
}

/** The draft of one type of prop. */
export type DraftOf<T extends string> = Extract<PropDraft, { readonly type: T }>;

/** Yields the valid props of one type with their cells, in file order. */
export function* propsOfType<T extends PropType>(
  facts: LevelFacts,
  type: T,
): Generator<{ readonly draft: DraftOf<T>; readonly cell: number; readonly index: number }> {
  for (const { draft, cell, index } of facts.propsOf([type])) {
    if (cell !== undefined && isOfType(draft, type) && !facts.isBlamed(draft)) yield { draft, cell, index };
  }
}

/** Narrows a prop to its type. */
export function isOfType<T extends string>(draft: PropDraft, type: T): draft is DraftOf<T> {
  return draft.type === type;
}

/** Returns the name of a prop in messages: its type, or "prop" if the type is unknown. */
export function nameOfProp(draft: PropDraft): string {
  return draft.type === faulty ? 'prop' : draft.type;
}

/** Returns true if this is the prop's own position and an issue was reported for the prop there. */
export function isReported(facts: LevelFacts, draft: PropDraft, [x, y]: PositionDraft): boolean {
  const { position } = draft;
  return position !== faulty && position[0] === x && position[1] === y && facts.isBlamed(draft);
}
