import { enumerateActions, type SubmittedAction } from '../../../engine/core';
import { viewOf, type State } from '../../../engine/reactor/simulation';
import { actionCost, actionLabel } from '../../../engine/reactor/words';

/** A legal action. */
export interface Choice {
  readonly action: SubmittedAction;
  readonly label: string;
  /** The cost in actions. */
  readonly cost: number;
  /** Its key, in addition to its number. */
  readonly key: string;
}

const keys: Readonly<Record<string, string>> = {
  Repair: 'R',
  Neutralize: 'N',
  ApplyHeatShield: 'X',
  ActivateReactor: 'A',
  EndTurn: 'Space',
};
const arrows = { up: '↑', right: '→', down: '↓', left: '←' } as const;

/** The legal actions of a state: those on this cell first, then moves, then ending the turn. */
export function choicesOf(state: State): readonly Choice[] {
  const choices = enumerateActions(viewOf(state)).map((action): Choice => {
    const label = actionLabel(state, action);
    return { action, label, cost: actionCost(state, action), key: keyOf(state, action, label) };
  });
  const rank = ({ action: { id } }: Choice): number => (id === 'EndTurn' ? 2 : id === 'MoveRobot' ? 1 : 0);
  return [...choices].sort((a, b) => rank(a) - rank(b));
}

/** The key of an action, if pressing it takes exactly this action. */
function keyOf(state: State, { id, index }: SubmittedAction, label: string): string {
  switch (id) {
    case 'MoveRobot': {
      const side = Object.keys(arrows).find((name) => label.endsWith(name));
      return side === undefined ? '' : arrows[side as keyof typeof arrows];
    }
    case 'InteractProp':
      return label === actionLabel(state, { id }) ? 'E' : '';
    case 'Repair':
    case 'Neutralize': {
      const indexes = viewOf(state).actions.find((each) => each.id === id)?.indexes ?? [];
      return index === indexes[0] ? (keys[id] ?? '') : '';
    }
    default:
      return keys[id] ?? '';
  }
}
