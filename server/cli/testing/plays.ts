import { sound } from '../../../test/lsp/testing/levels';

/** Adds JSON members to the sound level: `"rules": [...]`. */
export function soundWith(members: string): string {
  return sound.replace('"robot":', `${members},\n  "robot":`);
}

/** Actions that win the sound level: two steps to its reactor, then its activation. */
export const winning = [
  { type: 'MoveRobot', to: [5, 1] },
  { type: 'MoveRobot', to: [5, 2] },
  { type: 'ActivateReactor' },
];

/** Actions that end two turns, one of them by walking until the budget is spent. */
export const waiting = [
  { type: 'MoveRobot', to: [4, 2] },
  { type: 'MoveRobot', to: [4, 3] },
  { type: 'MoveRobot', to: [4, 2] },
  { type: 'EndTurn' },
];

/** Rules that warn at the end of turn 2 and lose the level at the end of turn 3. */
export const doom = `"rules": [
    { "id": "bell", "predicates": [{ "type": "Turn", "op": "==", "value": 2 }],
      "effects": [{ "type": "Warn", "text": "It is \\u001b[31mlate." }], "forecast": "A bell rings." },
    { "id": "night", "predicates": [{ "type": "Turn", "op": "==", "value": 3 }],
      "effects": [{ "type": "LoseLevel", "reason": "Night falls." }] }
  ]`;
