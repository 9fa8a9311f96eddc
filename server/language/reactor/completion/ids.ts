import type { JsonValue } from '../../../../engine/json';
import type { LevelContext, LevelSketch } from '../level';
import { isAt, type Asked, type Offer, type Proposal } from '../../json/completion/proposal';

/** Proposes the ids of reactors and rules at a place that refers to one. */
export function knownIds({ slot, container }: Asked, level: LevelContext): Offer | undefined {
  if (slot.kind !== 'value') return undefined;
  const { sketch } = level;
  if (isAt(slot.path, 'rules/*/predicates/*/reactor')) return { proposals: reactors(sketch) };
  const isListed = listed(container, slot.path.at(-1));
  if (isAt(slot.path, 'state/readyReactors/*')) return { proposals: reactors(sketch).filter(isListed) };
  if (isAt(slot.path, 'state/fired/*')) return { proposals: onceRules(sketch).filter(isListed) };
  return undefined;
}

/** Returns true if a list does not have a name yet; the one at `index` is being written and does not count. */
function listed(container: JsonValue, index: string | number | undefined) {
  const others = Array.isArray(container) ? container.filter((_, at) => at !== index) : [];
  return ({ label }: Proposal): boolean => !others.includes(label);
}

function reactors(sketch: LevelSketch): Proposal[] {
  return sketch.props.flatMap(({ type, value: { id }, cell }) =>
    type === 'ReactorControl' && typeof id === 'string'
      ? [named(id, 'ReactorControl', cell === undefined ? [] : [cell])]
      : [],
  );
}

function onceRules(sketch: LevelSketch): Proposal[] {
  return sketch.rules.flatMap(({ id, value: { trigger, forecast } }) =>
    id !== '' && trigger !== 'Repeat'
      ? [named(id, typeof forecast === 'string' ? forecast : 'rule', [])]
      : [],
  );
}

function named(id: string, detail: string, cells: readonly number[]): Proposal {
  return { kind: 'name', label: id, detail, insert: [JSON.stringify(id)], cells };
}
