import type { ActionDefinition, SubmittedAction, TurnView } from './contracts';

/**
 * Lists every action that a view offers, in the order in which it offers them: each target of an action on a board,
 * each index of an action with one; system actions last. Empty once the game is over.
 */
export function enumerateActions(view: TurnView): SubmittedAction[] {
  if (view.status !== 'playing') return [];
  return [...view.actions, ...(view.systemActions ?? [])].flatMap((definition) =>
    submissions(view, definition),
  );
}

function submissions(view: TurnView, definition: ActionDefinition): SubmittedAction[] {
  const { id } = definition;
  switch (definition.params) {
    case 'none':
      return [{ id }];
    case 'xy': {
      const targets = view.grid?.actionTargeting?.[id]?.targetableCells ?? view.grid?.targetableCells ?? [];
      return targets.map(({ x, y }) => ({ id, x, y }));
    }
    case 'index': {
      const indexes = definition.indexes ?? (view.hud.items ?? []).map((item) => item.index);
      return indexes.map((index) => ({ id, index }));
    }
  }
}
