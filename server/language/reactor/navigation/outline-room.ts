import type { JsonValue } from '../../../../engine/json';
import { childOf } from '../../../../engine/shape';

/**
 * The maximum number of outline entries, since an editor redraws its outline after each edit. (A level of 64 × 64 cells
 * has about 500; the 7,600 of one of 256 × 256 took 25 ms to send and 19 ms to read.)
 */
export const maxSymbols = 1000;

/** Groups of the parts of a level, the most important first. */
const groups = ['rules', 'reactors', 'leaks', 'props', 'ruleParts', 'hazards'] as const;
export type OutlineGroup = (typeof groups)[number];

/** The number of entries that are shown of each group. */
export type OutlineRoom = Record<OutlineGroup, number>;

/**
 * Distributes the available entries over the groups, the most important group first. A group that does not fit keeps
 * its first entries.
 */
export function outlineRoom(level: JsonValue, most = maxSymbols): OutlineRoom {
  const props = listAt(level, 'props');
  const rules = listAt(level, 'rules');
  const reactors = props.filter(isReactor).length;
  const parts = (rule: JsonValue): number =>
    listAt(rule, 'predicates').length + listAt(rule, 'effects').length;
  const wanted: OutlineRoom = {
    rules: rules.length,
    reactors,
    leaks: listAt(level, 'leaks').length,
    props: props.length - reactors,
    ruleParts: rules.reduce<number>((sum, rule) => sum + parts(rule), 0),
    hazards: listAt(level, 'hazards').length,
  };
  let left = most;
  for (const group of groups) {
    wanted[group] = Math.min(wanted[group], left);
    left -= wanted[group];
  }
  return wanted;
}

/** Returns true if a prop is one that has a name. */
export function isReactor(prop: JsonValue): boolean {
  return childOf(prop, 'type') === 'ReactorControl';
}

function listAt(value: JsonValue, key: string): readonly JsonValue[] {
  const list = childOf(value, key);
  return Array.isArray(list) ? (list as readonly JsonValue[]) : [];
}
