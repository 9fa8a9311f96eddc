import type { Prop } from '../level';
import { includes, junctionModes, junctionTypes, statesOfProp, type PropType } from '../terms';

/**
 * What a prop can be set to, by number: the states of its type, a junction's modes; a terminal has none of its own (its
 * state is the level's all-seeing eye), and neither has a reactor control.
 */
export function settingsOf(type: PropType): readonly string[] {
  if (includes(junctionTypes, type)) return junctionModes[type];
  return type === 'AllSeeingEyeTerminal' ? [] : statesOfProp(type);
}

/** The number of what the level sets a prop to; 0 where it has no settings. */
export function authoredSetting(prop: Prop): number {
  const setting = 'mode' in prop ? prop.mode : 'state' in prop ? prop.state : undefined;
  return setting === undefined ? 0 : settingsOf(prop.type).indexOf(setting);
}

/** The setting of a flow or consumer that works, of an open door, and of a supply that still has its remedy. */
export const isOn = 0;
