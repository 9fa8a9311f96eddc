import { unseenDifference } from '../../core';
import { didYouMean, faulty, quote, suggest } from '../../shape';
import type { LevelFacts } from '../level-facts';
import { at, type Check } from './facts/check';
import { eachRulePart, type RulePart } from './facts/rules';
import {
  impossibleMode,
  impossibleState,
  isFault,
  notConsumer,
  notFloor,
  notNetwork,
  propOn,
  wrongQuantity,
  type TargetFault,
} from './facts/rule-targets';
import { isReportedLeak, leakIsKnown } from './facts/rule-leaks';

/**
 * A predicate or an effect refers to something that does not exist.
 *
 * Its position can be outside the map, in a wall, not on the network, or without a matching prop. Its reactor can be
 * unknown, or its state or mode can be one that the prop does not have.
 *
 * Fix: use a valid target, as the message says.
 */
export const ruleInvalidTarget: Check = {
  code: 'rule-invalid-target',
  reads: ['rules', 'props', 'networks', 'leaks'],
  check: (facts, report) => {
    const ids = reactorIds(facts);
    for (const part of eachRulePart(facts)) {
      const fault = part.kind === 'predicate' ? predicateFault(facts, ids, part) : effectFault(facts, part);
      if (!fault) continue;
      report({ message: fault.message, path: [...part.path, fault.member], blame: [part.draft] });
    }
  },
};

function predicateFault(
  facts: LevelFacts,
  ids: ReadonlySet<string> | undefined,
  { draft }: RulePart & { kind: 'predicate' },
): TargetFault | undefined {
  switch (draft.type) {
    case 'Prop': {
      const prop = propOn(facts, draft.position);
      if (!prop || isFault(prop)) return prop;
      // a prop of another type than the rule asks for is not a fault of its state: see rule-never-fires
      const { propType } = draft;
      if (propType !== undefined && propType !== prop.draft.type) return undefined;
      return impossibleState(prop, draft.state) ?? impossibleMode(prop, draft.mode);
    }
    case 'ConsumerService':
      return notConsumer(facts, draft.position);
    case 'NetworkBand':
      return notNetwork(facts, draft.carrier, draft.position) ?? wrongQuantity(draft.carrier, draft.quantity);
    case 'HazardBand':
    case 'RobotPosition':
      return notFloor(facts, draft.position);
    case 'Reactor':
      return unknownReactor(ids, draft.reactor);
    case 'Turn':
    case 'LevelState':
    case 'RobotInventory':
    case 'AllSeeingEye':
      return undefined;
  }
}

function effectFault(facts: LevelFacts, { draft }: RulePart & { kind: 'effect' }): TargetFault | undefined {
  switch (draft.type) {
    case 'WorsenLeak':
      return meansReportedLeak(facts, draft)
        ? undefined
        : (notNetwork(facts, draft.carrier, draft.position) ?? noLeak(facts, draft));
    case 'RepairNetworkCell':
    case 'DisableNetworkCell':
      return notNetwork(facts, draft.carrier, draft.position);
    case 'SetPropState': {
      const prop = propOn(facts, draft.position);
      return !prop || isFault(prop) ? prop : impossibleState(prop, draft.state);
    }
    case 'AddHazard':
    case 'RemoveHazard':
    case 'AddHeat':
    case 'RemoveHeat':
      return notFloor(facts, draft.position);
    case 'StartLeak':
    case 'AddInventory':
    case 'RemoveInventory':
    case 'LoseLevel':
    case 'Warn':
      return undefined;
  }
}

type WorsenLeak = Extract<(RulePart & { kind: 'effect' })['draft'], { type: 'WorsenLeak' }>;

function meansReportedLeak(facts: LevelFacts, { carrier, position }: WorsenLeak): boolean {
  return carrier !== faulty && position !== faulty && isReportedLeak(facts, carrier, position);
}

function noLeak(facts: LevelFacts, { carrier, position }: WorsenLeak): TargetFault | undefined {
  if (carrier === faulty || position === faulty || leakIsKnown(facts, carrier, position)) return undefined;
  return {
    member: 'position',
    message: `Neither the level nor a rule makes the ${carrier.toLowerCase()} network leak at ${at(position)}. Expected the position of a leak.`,
  };
}

/** The greatest number of reactors that a message names. */
const NAMED_REACTORS = 10;

function unknownReactor(
  ids: ReadonlySet<string> | undefined,
  id: string | typeof faulty,
): TargetFault | undefined {
  if (id === faulty || !ids || ids.size === 0 || ids.has(id)) return undefined;
  const names = [...ids].slice(0, NAMED_REACTORS).map(quote);
  const more = ids.size > NAMED_REACTORS ? ' and others' : '';
  const near = suggest(id, ids);
  // all names are listed, but the difference to one that looks the same is not seen
  const hint = near === undefined || unseenDifference(id, near) === '' ? '' : didYouMean(id, near);
  return {
    member: 'reactor',
    message: `Unknown reactor ${quote(id)}.${hint} The level has ${names.join(', ')}${more}.`,
  };
}

/**
 * Returns the ids of all reactors, whether or not these have a valid position, or `undefined` if there may be others.
 */
function reactorIds({ draft, props, broken }: LevelFacts): ReadonlySet<string> | undefined {
  if (broken || draft.props === faulty || draft.props.includes(faulty)) return undefined;
  const ids = new Set<string>();
  for (const { draft: prop } of props) {
    if (prop.type === faulty) return undefined;
    if (prop.type !== 'ReactorControl') continue;
    if (prop.id === faulty) return undefined;
    ids.add(prop.id);
  }
  return ids;
}
