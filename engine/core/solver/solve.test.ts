import assert from 'node:assert/strict';
import {
  solveLevel,
  type ActionDefinition,
  type SolverGame,
  type SolverOptions,
  type SolverProgress,
} from '..';
import { beeline, mazeGame, type Maze, type MazeState } from '../testing/maze-game';
import { plainSearch } from '../testing/plain-search';

const walk: Maze = { rows: ['@......', '.......', '......G'] };
const vault: Maze = { rows: ['..@.#..', '.##.D.G', 'k...#..'] };
const trap: Maze = { rows: ['@.^.', '.##.', '...G'] };
const walled: Maze = { rows: ['@.#G'] };
const tide: Maze = { rows: ['@......G'], lastTurn: 2 };
const wide: Maze = { rows: ['@' + '.'.repeat(40), ...Array<string>(29).fill('.'.repeat(41))] };
const guided: SolverGame<Maze, MazeState> = { ...mazeGame, boundOf: beeline };

function solve(maze: Maze, options?: SolverOptions, game: SolverGame<Maze, MazeState> = guided) {
  return solveLevel(game, maze, options);
}

/** Returns the verdict with its details, without the counts. */
function verdict(...args: Parameters<typeof solve>) {
  const result = solve(...args);
  switch (result.verdict) {
    case 'solved':
      return `solved in ${result.turns}, ${result.actions.length} actions${result.shortest ? '' : ' or less'}`;
    case 'impossible':
      return `impossible: ${result.proof} ${result.lostBy ?? ''}`.trim();
    case 'impossible-within':
      return `impossible within ${result.maxTurns}`;
    case 'unknown':
      return `unknown: ${result.limit}`;
  }
}

describe('solveLevel', () => {
  it('finds the fewest turns, then the fewest actions', () => {
    assert.equal(verdict(walk), 'solved in 3, 8 actions');
    assert.equal(verdict(vault), 'solved in 4, 11 actions');
    assert.equal(verdict(trap), 'solved in 2, 5 actions');
    for (const maze of [walk, vault, trap]) {
      const plain = plainSearch(mazeGame, maze, { textOf: mazeGame.keyOf });
      const found = solve(maze);
      assert(plain.verdict === 'solved' && found.verdict === 'solved');
      assert.deepEqual([found.turns, found.actions.length], [plain.turns, plain.actions]);
      assert.equal(verdict(maze, {}, mazeGame), verdict(maze));
    }
  });

  // design: core-reducer
  it('returns the actions of the win', () => {
    const found = solve(trap);
    assert(found.verdict === 'solved');
    const ids = found.actions.map(({ id }) => id);
    assert.deepEqual(ids, ['South', 'South', 'East', 'East', 'East']);
    const end = found.actions.reduce((state, action) => mazeGame.apply(state, action), mazeGame.init(trap));
    assert.equal(end.status, 'won');
  });

  it('chooses the first of several equally good actions', () => {
    const found = solve({ rows: ['@..', '...', '..G'] });
    assert(found.verdict === 'solved');
    assert.deepEqual(
      found.actions.map(({ id }) => id),
      ['East', 'East', 'South', 'South'],
    );
  });

  it('expands fewer states with a bound', () => {
    assert.equal(solve(walk).expanded, 8);
    assert(solve(walk, {}, mazeGame).expanded > 40);
  });

  it('detects a win and a loss before the first action', () => {
    const over = (status: MazeState['status']): SolverGame<Maze, MazeState> => ({
      ...mazeGame,
      init: (maze) => ({ ...mazeGame.init(maze), status }),
    });
    assert.equal(verdict(walk, {}, over('won')), 'solved in 1, 0 actions');
    assert.equal(verdict(walk, { maxTurns: 0 }, over('won')), 'impossible within 0');
    assert.equal(verdict(walk, {}, over('failed')), 'impossible: forced-loss 1');
  });

  it('proves that there is no win', () => {
    assert.equal(verdict(walled, {}, mazeGame), 'impossible: exhausted');
    assert.equal(verdict(tide, {}, mazeGame), 'impossible: forced-loss 2');
    assert.equal(verdict(walled, {}, { ...mazeGame, boundOf: () => null }), 'impossible: relaxation');
    assert.equal(solve(walled, {}, { ...mazeGame, boundOf: () => null }).states, 0);
  });

  it('skips states without a win and doomed states', () => {
    const behind = ({ x }: MazeState) => x > 0;
    const stuck = { ...mazeGame, boundOf: (state: MazeState) => (behind(state) ? null : beeline(state)) };
    assert.equal(verdict(tide, {}, stuck), 'impossible: exhausted');
    const doomed = { ...mazeGame, isDoomed: ({ turn }: MazeState) => turn === 2 };
    assert.equal(verdict(tide, {}, doomed), 'impossible: forced-loss');
    assert.equal(verdict(tide, {}, { ...doomed, lostBy: () => 2 }), 'impossible: forced-loss 2');
    const lost = { ...mazeGame, isDoomed: () => true, lostBy: () => 2 };
    assert.equal(verdict(tide, {}, lost), 'impossible: forced-loss 2');
    assert(solve(tide, {}, doomed).expanded < solve(tide, {}, mazeGame).expanded);
  });

  it('does not treat a continuing line of play as lost', () => {
    const pit: Maze = { rows: ['^@^'] };
    assert.equal(verdict(pit, {}, mazeGame), 'impossible: exhausted');
    assert.equal(verdict({ ...pit, lastTurn: 3 }, {}, mazeGame), 'impossible: forced-loss 3');
    assert.equal(verdict(pit, {}, { ...mazeGame, actionsOf: () => [] }), 'impossible: exhausted');
    assert.equal(
      verdict(pit, {}, { ...mazeGame, actionsOf: () => [{ id: 'West' }] }),
      'impossible: forced-loss 1',
    );
  });

  // design: core-no-false-proof
  it('proves nothing where a choice is not listed, such as an option of a dialogue', () => {
    // the gate opens to the second of the answers
    const dialogue = (options: Pick<ActionDefinition, 'indexes'>): SolverGame<number, string> => ({
      init: () => 'gate',
      apply: (state, { id, index }) => (id === 'Knock' ? 'guard' : index === 1 ? 'won' : state),
      view: (state) => ({
        status: state === 'won' ? 'won' : 'playing',
        actions: [
          { id: 'Knock', params: 'none' },
          { id: 'Answer', params: 'index', ...options },
        ],
        hud: { actionsUsed: 0 },
      }),
      keyOf: (state) => state,
    });
    const unlisted = solveLevel(dialogue({}), 0);
    assert(unlisted.verdict === 'unknown' && unlisted.limit === 'actions');
    const limited = solveLevel(dialogue({}), 0, { maxTurns: 1 });
    assert(limited.verdict === 'unknown' && limited.limit === 'actions');
    assert.equal(solveLevel(dialogue({ indexes: [0] }), 0).verdict, 'impossible');
    const listed = solveLevel(dialogue({ indexes: [0, 1] }), 0);
    assert(listed.verdict === 'solved' && listed.shortest);
    assert.deepEqual(listed.actions, [{ id: 'Answer', index: 1 }]);
    const worthTrying = { ...dialogue({}), actionsOf: () => [{ id: 'Answer', index: 1 }] };
    assert(solveLevel(worthTrying, 0).verdict === 'solved');
  });

  it('respects the maximum number of turns', () => {
    assert.equal(verdict(walk, { maxTurns: 3 }), 'solved in 3, 8 actions');
    assert.equal(verdict(walk, { maxTurns: 2 }), 'impossible within 2');
    assert.equal(verdict(walk, { maxTurns: 2 }, mazeGame), 'impossible within 2');
    assert.equal(verdict(walk, { maxTurns: 0 }, mazeGame), 'impossible within 0');
    assert.equal(verdict(walled, { maxTurns: 9 }, mazeGame), 'impossible: exhausted');
    assert.equal(verdict(tide, { maxTurns: 2 }, mazeGame), 'impossible: forced-loss 2');
    assert.equal(verdict(tide, { maxTurns: 1 }, mazeGame), 'impossible within 1');
    const doomed = { ...mazeGame, isDoomed: ({ turn }: MazeState) => turn === 2, lostBy: () => 2 };
    assert.equal(verdict(tide, { maxTurns: 1 }, doomed), 'impossible: forced-loss 2');
  });

  it('expands only the line of play that outlasts the turn limit if the bound exceeds it', () => {
    assert.equal(solve(walk, { maxTurns: 1 }).expanded, 9);
    assert.equal(solve(walk, { maxTurns: 2 }).expanded, 9);
  });

  it('proves a loss beyond the turn limit if it takes precedence over any possible win', () => {
    const far: Maze = { rows: ['@......G'], lastTurn: 2 };
    assert.equal(verdict(far, { maxTurns: 1 }), 'impossible: forced-loss 2');
    assert.equal(verdict(far, { maxTurns: 1, maxStates: 3 }), 'impossible within 1');
  });

  it('ends at a limit and says which', () => {
    const all = solve(vault, {}, mazeGame);
    for (let maxStates = 0; maxStates < all.states; maxStates++) {
      const result = solve(vault, { maxStates }, mazeGame);
      assert.equal(result.states, maxStates);
      assert(result.verdict === 'unknown' && result.limit === 'states' && result.turns <= 4);
    }
    assert.equal(solve(vault, { maxStates: all.states }, mazeGame).verdict, 'solved');
    for (const maxBytes of [0, 1000, 5000, 20_000]) {
      const result = solve(vault, { maxBytes }, mazeGame);
      assert(result.verdict === 'unknown' && result.limit === 'memory');
      assert(result.bytes <= maxBytes && result.bytes >= maxBytes - 1200);
    }
    assert.equal(solve(vault, { maxBytes: all.bytes }, mazeGame).verdict, 'solved');
    assert(solve(vault, {}, { ...mazeGame, bytesOf: () => 10 }).bytes < all.bytes / 4);
  });

  it('gives up proving a loss before it gives up the search', () => {
    const { bytes, states } = solve(tide, {}, mazeGame);
    assert.equal(verdict(tide, { maxBytes: bytes }, mazeGame), 'impossible: forced-loss 2');
    assert.equal(verdict(tide, { maxBytes: bytes - 1 }, mazeGame), 'impossible: exhausted');
    assert.equal(solve(tide, { maxBytes: bytes - 1 }, mazeGame).states, states);
  });

  it('returns a win that was found before a limit was reached', () => {
    // The goal is reached at once on a way that ends a turn; a way within the turn is longer.
    const shortcut: SolverGame<number, number> = {
      init: (level) => level,
      apply: (_state, action) => action.index ?? 0,
      view: (state) => ({
        status: state >= 100 ? 'won' : 'playing',
        actions: [{ id: 'Go', params: 'index', indexes: state < 9 ? [100, state + 1] : [101] }],
        hud: { actionsUsed: 0 },
      }),
      turnOf: (state) => (state === 100 ? 2 : 1),
      keyOf: String,
    };
    const best = solveLevel(shortcut, 0);
    assert(best.verdict === 'solved' && best.shortest);
    assert.deepEqual([best.turns, best.actions.length], [1, 10]);
    const cut = solveLevel(shortcut, 0, { maxStates: 4 });
    assert(cut.verdict === 'solved' && !cut.shortest);
    assert.deepEqual([cut.turns, cut.actions.length], [2, 1]);
  });

  it('stops when asked', () => {
    let asked = 0;
    assert.equal(verdict(vault, { stop: () => true }), 'unknown: stop');
    const result = solve(wide, { stop: () => ++asked > 2 }, mazeGame);
    assert(result.verdict === 'unknown' && result.limit === 'stop');
    assert.equal(result.expanded, 128);
  });

  it('reports its progress, and ends with the counts of the result', () => {
    const told: SolverProgress[] = [];
    const result = solve(wide, { progress: (progress) => told.push(progress) }, mazeGame);
    const { states, expanded, turns, bytes } = result;
    assert.deepEqual(told.at(-1), { states, expanded, turns, bytes });
    assert.deepEqual(
      told.slice(0, 3).map((each) => each.expanded),
      [0, 1024, 2048],
    );
    for (const field of ['states', 'expanded', 'turns'] as const) {
      assert(told.every((each, at) => at === 0 || each[field] >= (told[at - 1]?.[field] ?? 0)));
    }
  });

  it('gives the same answer and counts when repeated', () => {
    for (const maze of [walk, vault, trap, walled, tide]) assert.deepEqual(solve(maze), solve(maze));
  });

  it('propagates errors of a game, and never returns a win that cannot be replayed', () => {
    let applied = 0;
    const fickle: typeof mazeGame.apply = (state, action) =>
      ++applied > 1 ? state : mazeGame.apply(state, action);
    const east = { ...guided, actionsOf: () => [{ id: 'East' }], apply: fickle };
    assert.throws(() => solve({ rows: ['@G'] }, {}, east), /cannot be played again/);
    const apply = () => {
      throw new Error('broken');
    };
    assert.throws(() => solve(walk, {}, { ...mazeGame, apply }), /broken/);
  });

  // design: core-only-reducer
  it('works without hints', () => {
    const { init, apply, view } = mazeGame;
    const result = solveLevel({ init, apply, view }, { rows: ['@.G'] });
    assert(result.verdict === 'solved');
    assert.deepEqual([result.turns, result.actions.length], [1, 2]);
  });
});
