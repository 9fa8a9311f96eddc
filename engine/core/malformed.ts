import type { Place } from './issue';

/**
 * Thrown by a reducer's `apply` for an action whose shape the game does not know: an error of the caller, not a
 * refusal. Any other error that `apply` throws is a bug of the game.
 */
export class MalformedAction extends TypeError {
  override readonly name = 'MalformedAction';

  /** `place`: the part of the action that is at fault; by default the whole action. */
  constructor(
    message: string,
    readonly place: Place = { path: [] },
  ) {
    super(message);
  }
}
