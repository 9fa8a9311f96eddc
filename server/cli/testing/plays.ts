import { sound } from '../../../test/lsp/testing/levels';

/** The sound level with something more in it, as JSON members: `"rules": [...]`. */
export function soundWith(members: string): string {
  return sound.replace('"robot":', `${members},\n  "robot":`);
}

/** Wins the sound level: two steps to its reactor, and on. */
export const winning = [
  { type: 'MoveRobot', to: [5, 1] },
  { type: 'MoveRobot', to: [5, 2] },
  { type: 'ActivateReactor' },
];

/** Ends two turns, one of them by walking until the budget is spent. */
export const waiting = [
  { type: 'MoveRobot', to: [4, 2] },
  { type: 'MoveRobot', to: [4, 3] },
  { type: 'MoveRobot', to: [4, 2] },
  { type: 'EndTurn' },
];

/** A rule that loses the level at the end of turn 3, and one that warns of it at the end of turn 2. */
export const doom = `"rules": [
    { "id": "bell", "predicates": [{ "type": "Turn", "op": "==", "value": 2 }],
      "effects": [{ "type": "Warn", "text": "It is \\u001b[31mlate." }], "forecast": "A bell rings." },
    { "id": "night", "predicates": [{ "type": "Turn", "op": "==", "value": 3 }],
      "effects": [{ "type": "LoseLevel", "reason": "Night falls." }] }
  ]`;
