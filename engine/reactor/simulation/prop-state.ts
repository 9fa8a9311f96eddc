import type { Prop } from '../level';
import { includes, junctionModes, junctionTypes, statesOfProp, type PropType } from '../terms';

/**
 * Returns the settings of a prop type, by number: its states, or the modes of a junction. A terminal has none of its
 * own, because its state is the level's all-seeing eye. A reactor control has none either.
 */
export function settingsOf(type: PropType): readonly string[] {
  if (includes(junctionTypes, type)) return junctionModes[type];
  return type === 'AllSeeingEyeTerminal' ? [] : statesOfProp(type);
}

/** Returns the number of the setting in the level; 0 for a prop without settings. */
export function authoredSetting(prop: Prop): number {
  const setting = 'mode' in prop ? prop.mode : 'state' in prop ? prop.state : undefined;
  return setting === undefined ? 0 : settingsOf(prop.type).indexOf(setting);
}

/** The setting of a flow or consumer that is on, of an open door, and of a supply that still has its remedy. */
export const isOn = 0;
