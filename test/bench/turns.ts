import { hazardFields } from '../../engine/reactor';
import { applyAction, forecast, hazardAt, type State } from '../../engine/reactor/simulation';
import { endTurn } from '../../engine/reactor/simulation/apply';
import { plainPairs, type PlainHazards } from '../../engine/reactor/simulation/testing/plain';
import { percentile, short, table, type Limit } from './numbers';
import { activity, burning, burst, ordinary, quiet, seed, small, warmed } from './turn-levels';

const sizes = [64, 256] as const;

/** Time of a native single-threaded implementation for a turn on a comparable machine, in milliseconds. */
const native = {
  burst: { 64: 0.8, 256: 7.2 },
  saturated: { 64: 0.017, 256: 0.245 },
  ordinary: { 64: 0.018, 256: 0.358 },
} as const;
/** The limits of a turn's time as multiples of it. */
const most = { burst: 2, saturated: 4, ordinary: 4 } as const;

/** The limits of a turn in which nothing happens, as multiples of the time of copying its arrays. */
const maxCopies = { 64: 3, 256: 2 } as const;

/** Turns, forecasts and play: each beside the plain implementation, a copy of the same arrays, and the native one. */
export function benchTurns(): Limit[] {
  const rows = [['turn', 'cells held', 'changing', 'ms', 'plain / ours', 'ours / copy', 'ours / native']];
  const limits: Limit[] = [];
  const measure = (name: string, state: State, nativeTime?: number): { turn: number; copy: number } => {
    const { held, changing } = activity(state);
    const turn = quickest(() => endTurn(state));
    const copy = copyTime(state);
    const times = nativeTime === undefined ? '' : short(turn / nativeTime);
    const ratios = [turn, plainTime(state) / turn, turn / copy].map(precise);
    rows.push([name, String(held), String(changing), ...ratios, times]);
    return { turn, copy };
  };
  for (const size of sizes) {
    const area = `${size} x ${size}`;
    const start = burst(size);
    const workloads = { burst: start, saturated: warmed(start), ordinary: ordinary(size) };
    for (const name of ['burst', 'saturated', 'ordinary'] as const) {
      const nativeTime = native[name][size];
      const times = measure(`${name} ${area}`, workloads[name], nativeTime).turn / nativeTime;
      limits.push({
        promise: `a turn of ${name} at ${area} takes at most ${most[name]} times what a native one does`,
        measured: `${short(times)} times`,
        isMet: times <= most[name],
      });
    }
    measure(`burning ${area}`, burning(size));
    const still = measure(`quiet ${area}`, quiet(size));
    limits.push({
      promise: `a quiet turn at ${area} takes at most ${maxCopies[size]} times a copy of its arrays`,
      measured: `${short(still.turn / still.copy)} times`,
      isMet: still.turn <= maxCopies[size] * still.copy,
    });
    if (size === 256) limits.push(forecastLimit(workloads.ordinary));
  }
  console.log(`Turns (levels by lot, seed ${seed}; times are those of the quickest tenth)\n${table(rows)}\n`);
  return [...limits, playLimit()];
}

function forecastLimit(state: State): Limit {
  const ahead = quickest(() => forecast(state, 8));
  return {
    promise: 'a forecast of 8 turns on ordinary at 256 x 256 takes at most 16 ms',
    measured: `${short(ahead)} ms`,
    isMet: ahead <= 16,
  };
}

function playLimit(): Limit {
  const start = small();
  const { width, height } = start.machine.level;
  const turns = 300;
  const play = () => {
    let state = start;
    for (let turn = 0; turn < turns; turn++) state = applyAction(state, { id: 'EndTurn' });
  };
  const rate = (turns / quickest(play)) * 1000;
  return {
    promise: `play on ${width} x ${height} goes at 200000 turns a second at least`,
    measured: `${Math.round(rate)} turns a second`,
    isMet: rate >= 200_000,
  };
}

function precise(number: number): string {
  return number < 0.1 ? number.toFixed(4) : short(number);
}

/** Measures the quickest tenth of many warm runs, in milliseconds: at least twenty runs, and half a second of them. */
function quickest(run: () => unknown): number {
  const until = performance.now() + 300;
  for (let count = 0; count < 20 || performance.now() < until; count++) run();
  const times: number[] = [];
  const end = performance.now() + 500;
  while (times.length < 20 || performance.now() < end) {
    const start = performance.now();
    run();
    times.push(performance.now() - start);
  }
  return percentile(times, 10);
}

/** A copy of what a state has in arrays. */
function copyTime({ hazards, codes, flows }: State): number {
  const arrays = [hazards, codes, ...Object.values(flows)];
  const targets = arrays.map((array) => array.slice());
  return quickest(() => {
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
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    plainPairs(level, balance, values, new Set(), new Set());
    return performance.now() - start;
  });
  return Math.min(...times);
}
