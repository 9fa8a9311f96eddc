import type { Path } from '../../../core';
import { faulty, type PositionDraft } from '../../../shape';
import type { PropDraft } from '../../format/shapes';
import type { PropEntry, LevelFacts } from '../../level-facts';
import type { PropType } from '../../terms';

/** A prop that was not reported yet and whose position could be read. */
export interface PlacedProp {
  readonly prop: PropEntry;
  readonly position: PositionDraft;
}

/** The props that can be relied on so far, in file order: all, or those among some. */
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

/** Where a prop's position stands. */
export function positionPath({ index }: PropEntry): Path {
  return ['props', index, 'position'];
}

/** The draft of one type of prop. */
export type DraftOf<T extends string> = Extract<PropDraft, { readonly type: T }>;

/** The good props of one type, in file order, each on its cell. */
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

/** What a prop is called in a message: its type, or "prop" where that is not known. */
export function nameOfProp(draft: PropDraft): string {
  return draft.type === faulty ? 'prop' : draft.type;
}

/** Whether this position is the prop's own, and the prop was reported for where it stands. */
export function isReported(facts: LevelFacts, draft: PropDraft, [x, y]: PositionDraft): boolean {
  const { position } = draft;
  return position !== faulty && position[0] === x && position[1] === y && facts.isBlamed(draft);
}
