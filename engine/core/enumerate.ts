import type { ActionDefinition, SubmittedAction, TurnView } from './contracts';

/**
 * Lists the actions that a view offers, in the order in which it offers them: each target of an action on a board, each
 * index of an action with one; system actions last. Empty once the game is over. Actions whose targets or indexes the
 * game does not list are left out; `isEnumerable` tells whether there are any.
 */
export function enumerateActions(view: TurnView): SubmittedAction[] {
  return definitionsOf(view).flatMap((definition) => submissions(view, definition) ?? []);
}

/** Returns true if `enumerateActions` leaves out no action of a view. Otherwise nothing can be proved by trying them all. */
export function isEnumerable(view: TurnView): boolean {
  return definitionsOf(view).every((definition) => submissions(view, definition) !== undefined);
}

function definitionsOf({ status, actions, systemActions = [] }: TurnView): readonly ActionDefinition[] {
  return status === 'playing' ? [...actions, ...systemActions] : [];
}

/** Returns the forms of an action; `undefined` if the game does not list them. */
function submissions({ grid }: TurnView, definition: ActionDefinition): SubmittedAction[] | undefined {
  const { id, params, indexes, seat } = definition;
  const action: SubmittedAction = seat === undefined ? { id } : { id, seat };
  switch (params) {
    case 'none':
      return [action];
    case 'xy':
      return grid?.targetableCells?.map(({ x, y }) => ({ ...action, x, y }));
    case 'index':
      return indexes?.map((index) => ({ ...action, index }));
  }
}
