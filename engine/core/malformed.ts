/**
 * Thrown by a reducer's `apply` for an action that has no shape the game knows: the caller's fault, not a refusal.
 * Whatever else `apply` throws is a bug of the game.
 */
export class MalformedAction extends TypeError {
  override readonly name = 'MalformedAction';
}
