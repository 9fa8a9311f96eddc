import * as assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { solveLevel, type SolveResult, type SolverGame } from '../../core';
import { plainSearch, type PlainResult } from '../../core/testing/plain-search';
import { defaultBalance, type Balance } from '../balance';
import type { Level } from '../level';
import { reactorGame } from '../simulation/game';
import type { State } from '../simulation/state';
import { playBalance } from '../simulation/testing/random-balance';
import { randomFrom } from '../simulation/testing/random';
import { smallLevel } from '../simulation/testing/random-level';
import { transcribe, verifyTranscript } from '../simulation/transcript/transcript';
import { solverGame } from './game';
import { mixedHash, type Hash } from './interner';
import { solveReactorLevel } from './solve';
import { stateText } from './testing/state-text';
import { winnableLevel } from './testing/winnable-level';
import { runs } from '../../core/testing/budget';

const poorHash: Hash = (words) => mixedHash(words) & 255;

/** Creates the game without any optimizations. */
const plainGame = (balance: Balance): SolverGame<Level, State> => ({
  ...reactorGame(balance),
  turnOf: ({ turn }) => turn,
});

function plainly(level: Level, balance: Balance, maxStates: number, maxTurns = Infinity): PlainResult {
  return plainSearch(plainGame(balance), level, { maxStates, maxTurns, textOf: stateText });
}

/** Asserts that a win is valid under the game's own rules. */
function replays(level: Level, balance: Balance, result: SolveResult): void {
  if (result.verdict !== 'solved') return;
  const played = verifyTranscript(level, balance, transcribe(level, balance, result.actions));
  assert.ok(played.same && played.status === 'won');
  const start = reactorGame(balance).init(level, 0).turn;
  assert.equal(result.turns, played.turn - start + 1);
}

/**
 * Compares a result with the plain search's, within the turns that the plain search could cover if it did not finish.
 */
function agree(level: Level, balance: Balance, maxStates: number): PlainResult['verdict'] {
  const result = solveReactorLevel(level, balance, { maxStates: 30_000 });
  replays(level, balance, result);
  const plain = plainly(level, balance, maxStates);
  if (plain.verdict === 'solved') {
    assert.equal(result.verdict, 'solved');
    assert.deepEqual([result.turns, result.actions.length], [plain.turns, plain.actions]);
    assert.ok(result.shortest);
  } else if (plain.verdict === 'impossible') assert.equal(result.verdict, 'impossible');
  else if (result.verdict === 'solved' && result.turns > 1) {
    // the result of the plain search with one turn less
    const fewer = plainly(level, balance, maxStates, result.turns - 1);
    assert.notEqual(fewer.verdict, 'solved');
  } else assert.ok(result.verdict !== 'solved');
  return plain.verdict;
}

const noVerdicts = (): Record<PlainResult['verdict'], number> => ({
  solved: 0,
  impossible: 0,
  'impossible-within': 0,
  unknown: 0,
});

describe('the solver beside a plain search', function () {
  this.timeout(600_000);
  const { numRuns } = runs(16, 160);

  it('agrees on verdict, turns and actions on levels that can often be won', () => {
    const won = [[0], [4]] satisfies [number][];
    const counts = noVerdicts();
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        counts[agree(winnableLevel(randomFrom(seed)), defaultBalance, 1500)] += 1;
      }),
      { numRuns, examples: won },
    );
    assert.ok(counts.solved >= won.length, JSON.stringify(counts));
  });

  it('agrees on any level under any balance', () => {
    const impossible = 3;
    const won = 4;
    const counts = noVerdicts();
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const balance = playBalance(random);
        counts[agree(random.chance(0.5) ? smallLevel(random) : winnableLevel(random), balance, 700)] += 1;
      }),
      { numRuns: numRuns / 2, examples: [[impossible], [won]] },
    );
    assert.ok(counts.impossible > 0 && counts.solved > 0, JSON.stringify(counts));
  });

  it('gives the same answers and counts with a hash of 8 bits', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const level = winnableLevel(randomFrom(seed));
        const solve = (game: ReturnType<typeof solverGame>) => solveLevel(game, level, { maxStates: 2000 });
        assert.deepEqual(solve(solverGame(defaultBalance, poorHash)), solve(solverGame(defaultBalance)));
      }),
      { numRuns: numRuns / 4 },
    );
  });
});
