import { checkLevel, defaultBalance, type Level } from '../../engine/reactor';
import { reactorGame, type State } from '../../engine/reactor/simulation';
import { endTurn } from '../../engine/reactor/simulation/apply';
import { sketch } from '../../engine/reactor/simulation/testing/levels';
import { randomFrom } from '../../engine/reactor/simulation/testing/random';
import { randomLevel } from '../../engine/reactor/simulation/testing/random-level';
import { generateLevel } from './generate';

/** Of everything that is drawn by lot here. */
export const seed = 20260;

const game = reactorGame(defaultBalance);

/** Returns the state after a number of turns, even if the level is lost. */
export function warmed(state: State, turns = 300): State {
  let warm = state;
  for (let turn = 0; turn < turns; turn++) warm = endTurn(warm);
  return warm;
}

/** All floor, with seeded uniform amounts in [0, 30) of everything everywhere. */
export function burst(size: number): State {
  const random = randomFrom(seed);
  const floor = sketch({ map: Array.from({ length: size }, () => '.'.repeat(size)) });
  const amount = () => Math.fround(random.fraction() * 30);
  const hazards = Array.from({ length: size * size }, (_, cell) => ({
    cell,
    amounts: { Fuel: amount(), Coolant: amount(), Electricity: amount(), Heat: amount() },
    blocks: {},
  }));
  return game.init({ ...floor, hazards }, 0);
}

/** A generated level with walls, doors, networks and leaks, after 300 turns. */
export function ordinary(size: number): State {
  return warmed(game.init(ordinaryLevel(size), 0));
}

/** The same level with nothing on the floor, and nothing that leaks. */
export function quiet(size: number): State {
  return warmed(game.init({ ...ordinaryLevel(size), leaks: [], hazards: [] }, 0));
}

function ordinaryLevel(size: number): Level {
  const level = randomLevel(randomFrom(seed), {
    width: size,
    height: size,
    walls: 0.25,
    networkCells: (size * size) / 8,
    leaks: size / 8,
    hazards: size,
    rules: 0,
  });
  return {
    ...level,
    props: level.props.map((prop) =>
      'state' in prop ? { ...prop, state: onOf(prop) } : prop,
    ) as Level['props'],
  };
}

/** Every flow and consumer works; doors and supplies stay as they are. */
function onOf(prop: { readonly type: string; readonly state: string }): string {
  return prop.type.endsWith('Flow') || prop.type.endsWith('Consumer') ? 'Enabled' : prop.state;
}

/** The rooms that checks are measured on: two leaks per room that are never repaired, so that everything burns. */
export function burning(size: number): State {
  const value = JSON.parse(generateLevel(size)) as never;
  const { level } = checkLevel({ value, isOpen: () => false, faults: [] }, defaultBalance);
  if (level === undefined) throw new Error('the generated level has errors');
  return warmed(game.init({ ...level, rules: [] }, 0));
}

/** A small level that leaks, and in which play goes on for 300 turns. */
export function small(): State {
  const random = randomFrom(seed);
  for (;;) {
    const level = randomLevel(random, {
      width: 12,
      height: 8,
      walls: 0.2,
      networkCells: 20,
      leaks: 2,
      hazards: 2,
      rules: 2,
    });
    const start = game.init(level, 0);
    let state = start;
    for (let turn = 0; turn < 300; turn++) state = game.apply(state, { id: 'EndTurn' });
    if (state.status !== 'Lost' && (state.report?.injections.length ?? 0) > 0) return start;
  }
}

/** Counts the floor cells with any hazard, and those that change in the next turn. */
export function activity(state: State): { held: number; changing: number } {
  const next = endTurn(state);
  let held = 0;
  let changing = 0;
  for (let cell = 0; cell < state.machine.size; cell++) {
    const at = 4 * cell;
    if (state.codes[cell] !== 0) held += 1;
    if ([0, 1, 2, 3].some((field) => state.hazards[at + field] !== next.hazards[at + field])) changing += 1;
  }
  return { held, changing };
}
