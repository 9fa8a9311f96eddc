import { performance } from 'node:perf_hooks';
import { defaultBalance } from '../../engine/reactor/balance';
import type { Level } from '../../engine/reactor/level';
import { carriers, hazardFields } from '../../engine/reactor/terms';
import { forecast, hazardAt, reactorGame, type State } from '../../engine/reactor/simulation';
import { endTurn } from '../../engine/reactor/simulation/game';
import { sketch } from '../../engine/reactor/simulation/testing/levels';
import { plainPairs, type PlainHazards } from '../../engine/reactor/simulation/testing/plain';
import { randomFrom } from '../../engine/reactor/simulation/testing/random';
import { randomLevel } from '../../engine/reactor/simulation/testing/random-level';

/** What a native single-threaded implementation needs for a turn on a machine like this, in milliseconds. */
const native = {
  burst: { 64: 0.8, 256: 7.2 },
  saturated: { 64: 0.017, 256: 0.245 },
  ordinary: { 64: 0.018, 256: 0.358 },
} as const;
/** How many times that a turn may take. */
const allowed = { burst: 2, saturated: 4, ordinary: 4 } as const;
type Workload = keyof typeof native;

const game = reactorGame(defaultBalance);
const seed = 20260;
const sizes = [64, 256] as const;

/** Measures turns, forecasts and play, and prints a line for each, with how far it is off what is asked of it. */
export function benchTurns(print: (line: string) => void): void {
  print(`turns: seed ${seed}`);
  for (const size of sizes) {
    const burst = burstState(size);
    const saturated = warmed(burst);
    const ordinary = ordinaryState(size);
    const copy = copyTime(burst);
    const plain = { burst: plainTime(burst), saturated: plainTime(saturated), ordinary: plainTime(ordinary) };
    for (const [name, state] of Object.entries({ burst, saturated, ordinary }) as [Workload, State][]) {
      const time = turnTime(state, name === 'burst' ? 60 : 200);
      const times = time / native[name][size];
      print(
        `  ${name} ${size}²: ${ms(time)} a turn, ${times.toFixed(2)} × native (at most ${allowed[name]}), ` +
          `${(plain[name] / time).toFixed(0)} × faster than the plain one, ${(time / copy).toFixed(1)} × a copy; ` +
          `${cellsWithAnything(state)} cells with anything`,
      );
    }
    const quiet = turnTime(quietState(size), 400);
    const most = size === 64 ? 3 : 2;
    print(`  quiet ${size}²: ${ms(quiet)} a turn, ${(quiet / copy).toFixed(2)} × a copy (at most ${most})`);
    const ahead = best(20, () => forecast(ordinary, 8));
    print(`  forecast of 8 turns on ordinary ${size}²: ${ms(ahead)} (at most 16 ms at 256²)`);
  }
  const small = smallState();
  const rate = turnsPerSecond(small);
  print(
    `  play on ${small.machine.level.width} × ${small.machine.level.height}: ${Math.round(rate)} turns a second (at least 200000)`,
  );
}

function ms(time: number): string {
  return time < 0.1 ? `${(time * 1000).toFixed(1)} µs` : `${time.toFixed(2)} ms`;
}

/** The shortest of some runs, after as many to warm up. */
function best(runs: number, run: () => unknown): number {
  for (let index = 0; index < runs; index++) run();
  let shortest = Infinity;
  for (let index = 0; index < runs; index++) {
    const start = performance.now();
    run();
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}

/** The median of some turns from the same state, after as many to warm up. */
function turnTime(state: State, runs: number): number {
  for (let index = 0; index < runs; index++) endTurn(state);
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    endTurn(state);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return times[Math.floor(runs / 2)] ?? 0;
}

/** A copy of what a state has in arrays. */
function copyTime({ hazards, codes, flows }: State): number {
  const arrays = [hazards, codes, ...Object.values(flows)];
  const targets = arrays.map((array) => array.slice());
  return best(200, () => {
    arrays.forEach((array, index) => targets[index]?.set(array));
  });
}

function plainTime(state: State): number {
  const { level, balance, size } = state.machine;
  const values = Object.fromEntries(
    hazardFields.map((field, index) => [
      field,
      Array.from({ length: size }, (_, cell) => hazardAt(state, cell, index)),
    ]),
  ) as PlainHazards;
  return best(1, () => plainPairs(level, balance, values, new Set(), new Set()));
}

/** All floor, with seeded uniform amounts in [0, 30) of everything everywhere. */
function burstState(size: number): State {
  const random = randomFrom(seed);
  const floor = openFloor(size);
  const amount = () => Math.fround(random.fraction() * 30);
  const hazards = Array.from({ length: size * size }, (_, cell) => ({
    cell,
    amounts: { Fuel: amount(), Coolant: amount(), Electricity: amount(), Heat: amount() },
    blocks: {},
  }));
  return game.init({ ...floor, hazards }, 0);
}

function openFloor(size: number): Level {
  return sketch({ map: Array.from({ length: size }, () => '.'.repeat(size)) });
}

function warmed(state: State): State {
  let warm = state;
  for (let turn = 0; turn < 300; turn++) warm = endTurn(warm);
  return warm;
}

/** A generated level with walls, doors, networks and leaks, after 300 turns. */
function ordinaryState(size: number): State {
  const level = randomLevel(randomFrom(seed), {
    width: size,
    height: size,
    walls: 0.25,
    networkCells: (size * size) / 8,
    leaks: size / 8,
    hazards: size,
    rules: 4,
  });
  return warmed(game.init({ ...level, rules: [] }, 0));
}

/** The same level with nothing on the floor, and nothing that leaks. */
function quietState(size: number): State {
  const { level } = ordinaryState(size).machine;
  return warmed(game.init({ ...level, leaks: [], hazards: [] }, 0));
}

function cellsWithAnything({ codes, machine }: State): number {
  return codes.subarray(0, machine.size).filter((code) => code !== 0).length;
}

/** A small level in which play goes on for long. */
function smallState(): State {
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
    const leaks = level.leaks.length;
    let state = game.init(level, 0);
    for (let turn = 0; turn < 300; turn++) state = game.apply(state, { id: 'EndTurn' });
    if (
      leaks > 0 &&
      state.status !== 'Lost' &&
      carriers.some((carrier) => state.leaks.some((leak) => leak.carrier === carrier))
    ) {
      return game.init(level, 0);
    }
  }
}

function turnsPerSecond(start: State): number {
  let state = start;
  let count = 0;
  const play = (milliseconds: number) => {
    const from = performance.now();
    count = 0;
    while (performance.now() - from < milliseconds) {
      for (let turn = 0; turn < 300; turn++) state = game.apply(state, { id: 'EndTurn' });
      count += 300;
      state = start;
    }
    return (count / (performance.now() - from)) * 1000;
  };
  play(500);
  return play(1000);
}
