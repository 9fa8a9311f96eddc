import type { ActionDefinition } from '../../../engine/core';
import type { JsonValue } from '../../../engine/json';
import {
  assignInputId,
  exitUpdate,
  inputTypes,
  lixGame,
  scenarioShape,
  skills,
  spawnUpdate,
  type Skill,
  type Timeline,
} from '../../../engine/lix';
import { valueAt } from '../../../engine/shape';
import { complete, isAt, type CompletionList, type Proposal, type Source } from '../json/completion';
import { guessFor, lixThere, playersIn } from './guess';
import type { ScenarioText } from './scenario-text';

/** More are not listed. */
const maxLix = 100;

/** Completes at an offset: names from the scenario, else by the shape. */
export function completeAt(text: ScenarioText, offset: number, typed: string | undefined): CompletionList {
  const sources = [players, typesOf(text), skillsOf(text), lixOf(text)];
  const { document } = text;
  return complete({ document, shape: scenarioShape, guess: guessFor(text), sources }, offset, typed);
}

/** The players, for an input. */
const players: Source = ({ slot, root }) => {
  if (slot.kind !== 'value' || !isAt(slot.path, 'inputs/*/player')) return undefined;
  const ids = [...new Set(playersIn(root))];
  return {
    proposals: ids.map((id) => ({ kind: 'name', label: id, detail: 'player', insert: [JSON.stringify(id)] })),
  };
};

/** Proposes the actions of the player in the input's update; refused ones come last. */
function typesOf({ timeline }: ScenarioText): Source {
  return ({ slot, container }) => {
    const offers =
      slot.kind === 'value' && isAt(slot.path, 'inputs/*/type') ? offersTo(timeline, container) : undefined;
    if (offers === undefined) return undefined;
    const isOffered = (type: string): boolean =>
      offers.some(({ id }) => id === type || id.startsWith(`${type} `));
    const refused = inputTypes.filter((type) => !isOffered(type));
    const proposals = [
      ...inputTypes.filter(isOffered).map((type) => word(type)),
      ...refused.map((type) => word(type, 'not possible here')),
    ];
    return { proposals };
  };
}

/** Proposes the skills. Skills that the player has left come first. */
function skillsOf({ timeline }: ScenarioText): Source {
  return ({ slot, container }) => {
    const offers =
      slot.kind === 'value' && isAt(slot.path, 'inputs/*/skill') ? offersTo(timeline, container) : undefined;
    if (offers === undefined) return undefined;
    const isOffered = (skill: Skill): boolean => offers.some(({ id }) => id === assignInputId(skill));
    const others = skills.filter((skill) => !isOffered(skill));
    return {
      proposals: [
        ...skills.filter(isOffered).map((skill) => word(skill)),
        ...others.map((skill) => word(skill, 'not possible here')),
      ],
    };
  };
}

function word(label: string, detail = 'possible here'): Proposal {
  return {
    kind: 'value',
    label,
    detail,
    insert: [JSON.stringify(label)],
  };
}

/** Returns the state of an input's player before its update; `undefined` if that is not known. */
function offersTo(timeline: Timeline | undefined, input: JsonValue): readonly ActionDefinition[] | undefined {
  const [update, id] = [valueAt(input, ['update']), valueAt(input, ['player'])];
  const before = typeof update === 'number' ? timeline?.states[update - 1] : undefined;
  if (before === undefined || typeof id !== 'string') return undefined;
  const { offers } = lixGame.view(before);
  return Object.hasOwn(offers, id) ? offers[id] : undefined;
}

/** The lix of an input's player that walk before its update. */
function lixOf({ timeline }: ScenarioText): Source {
  return ({ slot, container }) => {
    if (slot.kind !== 'value' || !isAt(slot.path, 'inputs/*/lix')) return undefined;
    const id = valueAt(container, ['player']);
    const player = timeline?.scenario.players.find((one) => one.id === id);
    const there = lixThere(timeline, container);
    if (player === undefined || there.length === 0) return undefined;
    return {
      isCut: there.length > maxLix,
      proposals: there.slice(0, maxLix).map((lix) => ({
        kind: 'value',
        label: String(lix),
        detail: `spawned in ${spawnUpdate(player, lix)}, at the exit in ${exitUpdate(player, lix)}`,
        insert: [String(lix)],
      })),
    };
  };
}
