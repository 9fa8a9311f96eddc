import { playScenario } from '../timeline';
import { eventWords } from '../words';
import type { Input, NukeKind, Player, Scenario, Skill, Timeline } from '../terms';

/** A player with two lix that spawn in the updates 1 and 2 and walk three updates: saved in 4 and 5. */
const usual: Omit<Player, 'id'> = { lixInHatch: 2, spawnInterval: 1, updatesToExit: 3, skills: {} };

/** The values that a test sets for a game; all others are the defaults. */
export interface Sketch {
  readonly nuke?: NukeKind;
  readonly overtime?: number;
  readonly until?: number;
  /** The players by id. */
  readonly players: Readonly<Record<string, Partial<Player>>>;
  /** `2 ann Nuke`, `3 bob Assign Exploder 1`. */
  readonly inputs?: readonly string[];
}

/** Returns the scenario of a sketch. */
function scenarioOf({ nuke = 'Exploder', overtime = 5, until = 30, players, inputs = [] }: Sketch): Scenario {
  const ids = Object.keys(players);
  return {
    nuke,
    overtime,
    until,
    players: ids.map((id) => ({ ...usual, ...players[id], id })),
    inputs: inputs.map((text, index) => inputOf(text, index, ids)),
  };
}

/** Plays a sketch. */
export function play(sketch: Sketch): Timeline {
  return playScenario(scenarioOf(sketch));
}

/** Returns the events, update by update: `4: lix 1 of ann is saved`. Updates without events are left out. */
export function story({ scenario, states }: Timeline, from = 1): string[] {
  return states
    .filter(({ update, events }) => update >= from && events.length > 0)
    .map(
      ({ update, events }) => `${update}: ${events.map((event) => eventWords(scenario, event)).join('; ')}`,
    );
}

function inputOf(text: string, index: number, ids: readonly string[]): Input {
  const [update = '', id = '', type = '', skill = '', lix = ''] = text.split(' ');
  const common = { index, update: Number(update), player: ids.indexOf(id) };
  if (type !== 'Assign') return { ...common, type: type === 'Nuke' ? 'Nuke' : 'Leave' };
  return { ...common, type, skill: skill as Skill, lix: Number(lix) };
}
