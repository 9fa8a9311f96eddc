/** A transcript as the keys that play it. */
import type { SubmittedAction } from '../../../engine/core';

const keys: Readonly<Record<string, string>> = {
  InteractProp: 'e',
  Repair: 'r',
  Neutralize: 'n',
  ApplyHeatShield: 'x',
  ActivateReactor: 'a',
  EndTurn: ' ',
};

/** The keys that do these actions, for a robot that starts at a position. */
export function keysOf(actions: readonly SubmittedAction[], start: readonly [number, number]): string[] {
  let [x, y] = start;
  return actions.map((action) => {
    if (action.id !== 'MoveRobot') return keys[action.id] ?? action.id;
    const [dx, dy] = [(action.x ?? x) - x, (action.y ?? y) - y];
    [x, y] = [x + dx, y + dy];
    if (dx !== 0) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    return dy > 0 ? 'ArrowDown' : 'ArrowUp';
  });
}
