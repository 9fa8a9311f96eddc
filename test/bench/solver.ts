/** Counts the states that a search visits before it finds a win: the solver and a plain breadth-first search, on the same levels. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SolverGame } from '../../engine/core';
import { plainSearch } from '../../engine/core/testing/plain-search';
import { checkLevel, defaultBalance, type Level } from '../../engine/reactor';
import { readJson } from '../../engine/json';
import { reactorGame, type State } from '../../engine/reactor/simulation';
import { solveReactorLevel } from '../../engine/reactor/solver';
import { longShift } from '../../engine/reactor/solver/testing/long-shift';
import { stateText } from '../../engine/reactor/solver/testing/state-text';
import { short, table, type Limit } from './numbers';

/** The limit of states for the plain search, which needs seconds for them. */
const plainStates = 30_000;

const samples = join(process.cwd(), 'samples');

function sample(name: string): readonly [string, Level] {
  const json = readJson(readFileSync(join(samples, `${name}.reactor.json`), 'utf8'));
  const { level } = checkLevel(json, defaultBalance);
  if (level === undefined) throw new Error(`${name} is not a level without errors.`);
  return [name, level];
}

const plainGame: SolverGame<Level, State> = { ...reactorGame(defaultBalance), turnOf: ({ turn }) => turn };

/** Prints a table, and says what of the solver's promises is kept. */
export function benchSolver(): Limit[] {
  const levels = [
    sample('first-light'),
    sample('fire-door'),
    sample('split-decision'),
    sample('live-wire'),
    ['24 × 16, 3 leaks', longShift()] as const,
  ];
  const rows: string[][] = [
    ['solver', 'answer', 'states', 'ms', 'states/s', 'plain answer', 'plain states', 'plain ms'],
  ];
  let longest = 0;
  for (const [name, level] of levels) {
    const begin = performance.now();
    const result = solveReactorLevel(level, defaultBalance);
    const took = performance.now() - begin;
    const plainBegin = performance.now();
    const plain = plainSearch(plainGame, level, { maxStates: plainStates, textOf: stateText });
    const plainTook = performance.now() - plainBegin;
    if (name.startsWith('24')) longest = took;
    rows.push([
      name,
      result.verdict === 'solved'
        ? `${result.turns} turns, ${result.actions.length} actions`
        : result.verdict,
      String(result.states),
      short(took),
      String(Math.round((1000 * result.states) / took)),
      plain.verdict === 'solved' ? `${plain.turns} turns, ${plain.actions} actions` : 'unfinished',
      `${plain.verdict === 'solved' ? '' : 'over '}${plain.states}`,
      short(plainTook),
    ]);
  }
  console.log(`${table(rows)}\n`);
  return [
    {
      promise: 'a win of 20 turns on 24 × 16 with three leaks, found within 5 s',
      measured: `${short(longest / 1000)} s`,
      isMet: longest <= 5000,
    },
  ];
}
