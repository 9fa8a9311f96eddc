import { inputsBySeat } from '../core';
import { isFinished } from './rules/draft';
import { lixGame } from './game';
import { inputsByUpdate, submittedInput } from './input';
import type {
  ExplosionMark,
  Input,
  InputMark,
  Lane,
  LixEvent,
  LixGame,
  LixRefusal,
  Mark,
  Player,
  Scenario,
  Timeline,
  Verdict,
} from './terms';

/** Plays a scenario with its own inputs, to its last update or the end of the game. */
export function playScenario(scenario: Scenario): Timeline {
  const seats = scenario.players.map(({ id }) => id);
  const byUpdate = inputsByUpdate(scenario);
  const waits = inputsBySeat(seats, []);
  let game = lixGame.init(scenario, 0);
  const states = [game];
  while (game.over === null && game.update < scenario.until) {
    const given = byUpdate.get(game.update + 1);
    const inputs =
      given === undefined
        ? waits
        : inputsBySeat(
            seats,
            given.map((input) => submittedInput(scenario, input)),
          );
    game = lixGame.update(game, inputs);
    states.push(game);
  }
  const { overtimeSince, endNuke, over } = game;
  const lanes = lanesOf(scenario, states);
  return { scenario, states, lanes, overtimeSince, endNuke, over, verdict: verdictOf(game) };
}

/** Returns the result of a game so far. */
export function verdictOf(game: LixGame): Verdict {
  const saved = game.players.map((player) => player.saved);
  const { status } = lixGame.view(game);
  const most = Math.max(0, ...saved);
  const winners = status === 'won' ? saved.flatMap((count, player) => (count === most ? [player] : [])) : [];
  return { status, saved, winners };
}

/** A lane under construction. */
interface LaneDraft {
  readonly spawns: Mark[];
  readonly saves: Mark[];
  readonly explosions: ExplosionMark[];
  /** The refusals by update, as a player has one input in each. */
  readonly refusals: Map<number, LixRefusal>;
}

function lanesOf(scenario: Scenario, states: readonly LixGame[]): Lane[] {
  const drafts = scenario.players.map((): LaneDraft => ({
    spawns: [],
    saves: [],
    explosions: [],
    refusals: new Map(),
  }));
  for (const { update, events } of states)
    for (const event of events) {
      const draft = 'player' in event ? drafts[event.player] : undefined;
      if (draft !== undefined) note(draft, update, event);
    }
  return scenario.players.map((player, index) => laneOf(scenario, states, player, index, drafts[index]));
}

function note({ spawns, saves, explosions, refusals }: LaneDraft, update: number, event: LixEvent): void {
  switch (event.event) {
    case 'spawned':
      spawns.push({ update, lix: event.lix });
      break;
    case 'saved':
      saves.push({ update, lix: event.lix });
      break;
    case 'exploded':
      explosions.push({ update, lix: event.lix, by: event.by });
      break;
    case 'refused':
      refusals.set(update, event.why);
      break;
    default:
  }
}

function laneOf(
  scenario: Scenario,
  states: readonly LixGame[],
  player: Player,
  index: number,
  { spawns = [], saves = [], explosions = [], refusals }: Partial<LaneDraft> = {},
): Lane {
  const last = states.at(-1);
  const state = last?.players[index];
  const isOver = last !== undefined && last.over !== null;
  const mark = (input: Input): InputMark => {
    const isBehind = isOver && input.update > last.update;
    return { input, refused: isBehind ? 'game-over' : (refusals?.get(input.update) ?? null) };
  };
  const inputs = inputsOf(scenario, index).map(mark);
  const lostControl = state?.lostControl ?? null;
  const finished = state !== undefined && isFinished(state) ? finishedIn(states, index) : null;
  return { player, spawns, saves, explosions, inputs, lostControl, finished };
}

/** Returns the inputs of a player that take part in the game, by their updates. */
function inputsOf(scenario: Scenario, player: number): Input[] {
  return [...inputsByUpdate(scenario).values()]
    .flat()
    .filter((input) => input.player === player && input.update <= scenario.until)
    .sort((one, other) => one.update - other.update);
}

/**
 * Returns the first update after which a player is finished, given that the player is finished in the end: that state
 * is permanent.
 */
function finishedIn(states: readonly LixGame[], player: number): number {
  let [low, high] = [0, states.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const state = states[middle]?.players[player];
    if (state !== undefined && isFinished(state)) high = middle;
    else low = middle + 1;
  }
  return low;
}
