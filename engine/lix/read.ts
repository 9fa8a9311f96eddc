import { faulty, type Faulty } from '../shape';
import type { InputDraft, PlayerDraft, ScenarioDraft } from './format/shapes';
import type { Input, Player, Scenario } from './terms';

/** The faultless part of a scenario. */
export interface ReadScenario {
  /** The playable part of the scenario, without faulty inputs. `undefined` if a setting or a player is faulty. */
  readonly known: Scenario | undefined;
  /** True if that is the whole content of the file. */
  readonly isWhole: boolean;
}

/** Reads the faultless parts of a draft. */
export function readScenario({ nuke, overtime, until, players, inputs = [] }: ScenarioDraft): ReadScenario {
  const none: ReadScenario = { known: undefined, isWhole: false };
  if (isFaulty(nuke) || isFaulty(overtime) || isFaulty(until) || isFaulty(players)) return none;
  const read = players.map((player) => (isFaulty(player) ? undefined : playerFrom(player)));
  const sound = read.flatMap((player) => player ?? []);
  if (sound.length < players.length || new Set(sound.map(({ id }) => id)).size < sound.length) return none;
  const listed = isFaulty(inputs) ? [] : inputs;
  const ids = sound.map(({ id }) => id);
  const readInputs = listed.map((input, index) =>
    isFaulty(input) ? undefined : inputFrom(input, index, ids),
  );
  const soundInputs = readInputs.flatMap((input) => input ?? []);
  return {
    known: { nuke, overtime, until, players: sound, inputs: soundInputs },
    isWhole: !isFaulty(inputs) && soundInputs.length === listed.length,
  };
}

function playerFrom({
  id,
  lixInHatch,
  spawnInterval,
  updatesToExit,
  skills = {},
}: PlayerDraft): Player | undefined {
  if (isFaulty(id) || isFaulty(lixInHatch) || isFaulty(spawnInterval) || isFaulty(updatesToExit))
    return undefined;
  if (isFaulty(skills) || Object.values(skills).some(isFaulty)) return undefined;
  // custom keys are not skills
  const counts = Object.entries(skills).filter(([key]) => !key.startsWith('x-'));
  return { id, lixInHatch, spawnInterval, updatesToExit, skills: Object.fromEntries(counts) };
}

function inputFrom(input: InputDraft, index: number, ids: readonly string[]): Input | undefined {
  const { update, type } = input;
  const player = isFaulty(input.player) ? -1 : ids.indexOf(input.player);
  if (isFaulty(update) || player < 0) return undefined;
  switch (type) {
    case 'Nuke':
    case 'Leave':
      return { index, update, player, type };
    case 'Assign': {
      const { skill, lix } = input;
      return isFaulty(skill) || isFaulty(lix) ? undefined : { index, update, player, type, skill, lix };
    }
    default:
      return undefined;
  }
}

function isFaulty(value: unknown): value is Faulty {
  return value === faulty;
}
