import type { JsonValue } from '../../../../engine/json';
import { childOf } from '../../../../engine/shape';

/**
 * The maximum number of outline entries, since an editor redraws its outline after each edit. (A level of 64 × 64 cells
 * has about 500; the 7,600 of one of 256 × 256 took 25 ms to send and 19 ms to read.)
 */
export const mostSymbols = 1000;

/** Parts of a level that are shown together or not at all, those that are looked for first. */
const groups = ['rules', 'reactors', 'leaks', 'props', 'ruleParts', 'hazards'] as const;
export type OutlineGroup = (typeof groups)[number];

/** For how many of each group there is room. */
export type OutlineRoom = Record<OutlineGroup, number>;

/** Shares the room out: what is worth more has its place first, and of the group that is cut those that come first. */
export function outlineRoom(level: JsonValue, most = mostSymbols): OutlineRoom {
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
