import { faulty, quote } from '../../shape';
import type { Survey } from '../survey';
import type { Check } from './check';
import { eachRulePart, type RulePart } from './rules';
import {
  impossibleMode,
  impossibleState,
  isFault,
  notConsumer,
  notFloor,
  notNetwork,
  propOn,
  type TargetFault,
} from './rule-targets';
import { leakIsKnown } from './rule-leaks';

/**
 * A predicate or an effect names something that is not there.
 *
 * Its position may be off the map, in a wall, off the network, or without the prop it means; its reactor may not
 * exist; or its state or mode may be one that the prop there cannot have.
 *
 * Mend: write a target that fits; the message says which kind is wanted.
 */
export const ruleInvalidTarget: Check = {
  code: 'rule-invalid-target',
  check: (survey, report) => {
    for (const part of eachRulePart(survey)) {
      const fault = part.kind === 'predicate' ? predicateFault(survey, part) : effectFault(survey, part);
      if (!fault) continue;
      report({ message: fault.message, path: [...part.path, fault.member], blame: [part.draft] });
    }
  },
};

function predicateFault(
  survey: Survey,
  { draft }: RulePart & { kind: 'predicate' },
): TargetFault | undefined {
  switch (draft.type) {
    case 'Prop': {
      const prop = propOn(survey, draft.position);
      if (!prop || isFault(prop)) return prop;
      // a prop of another type than the rule asks for is no fault of its state: see rule-never-fires
      const { propType } = draft;
      if (propType !== undefined && propType !== prop.draft.type) return undefined;
      return impossibleState(prop, draft.state) ?? impossibleMode(prop, draft.mode);
    }
    case 'ConsumerService':
      return notConsumer(survey, draft.position);
    case 'NetworkBand':
      return notNetwork(survey, draft.carrier, draft.position);
    case 'HazardBand':
    case 'RobotPosition':
      return notFloor(survey, draft.position);
    case 'Reactor':
      return unknownReactor(survey, draft.reactor);
    case 'Turn':
    case 'LevelState':
    case 'RobotInventory':
    case 'AllSeeingEye':
      return undefined;
  }
}

function effectFault(survey: Survey, { draft }: RulePart & { kind: 'effect' }): TargetFault | undefined {
  switch (draft.type) {
    case 'WorsenLeak':
      return notNetwork(survey, draft.carrier, draft.position) ?? noLeak(survey, draft);
    case 'RepairNetworkCell':
    case 'DisableNetworkCell':
      return notNetwork(survey, draft.carrier, draft.position);
    case 'SetPropState': {
      const prop = propOn(survey, draft.position);
      return !prop || isFault(prop) ? prop : impossibleState(prop, draft.state);
    }
    case 'AddHazard':
    case 'RemoveHazard':
    case 'AddHeat':
    case 'RemoveHeat':
      return notFloor(survey, draft.position);
    case 'StartLeak':
    case 'AddInventory':
    case 'RemoveInventory':
    case 'LoseLevel':
    case 'Warn':
      return undefined;
  }
}

type WorsenLeak = Extract<(RulePart & { kind: 'effect' })['draft'], { type: 'WorsenLeak' }>;

function noLeak(survey: Survey, { carrier, position }: WorsenLeak): TargetFault | undefined {
  if (carrier === faulty || position === faulty || leakIsKnown(survey, carrier, position)) return undefined;
  return {
    member: 'position',
    message: `Neither the level nor a rule makes the ${carrier.toLowerCase()} network leak there, so nothing can get worse. Write the position of a leak.`,
  };
}

function unknownReactor(survey: Survey, id: string | typeof faulty): TargetFault | undefined {
  if (id === faulty || survey.broken) return undefined;
  const ids: string[] = [];
  for (const { draft } of survey.props) {
    if (draft.type === faulty) return undefined;
    if (draft.type !== 'ReactorControl') continue;
    if (draft.id === faulty || draft.id === id) return undefined;
    ids.push(draft.id);
  }
  if (survey.draft.props === faulty || survey.draft.props.includes(faulty as never) || ids.length === 0) {
    return undefined;
  }
  return {
    member: 'reactor',
    message: `There is no reactor ${quote(id)}. The level has ${ids.map(quote).join(', ')}.`,
  };
}
