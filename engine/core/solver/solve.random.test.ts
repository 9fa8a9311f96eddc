import assert from 'node:assert/strict';
import fc from 'fast-check';
import { solveLevel, type Distance, type SolverGame, type SolverOptions } from '..';
import { distances, doomOf, graphGame, type At, type Graph, type Place } from '../testing/graph-game';
import { plainSearch } from '../testing/plain-search';
import { runs } from '../testing/budget';

const budget = runs(300, 1_000);

const graphs: fc.Arbitrary<Graph> = fc.integer({ min: 1, max: 9 }).chain((size) => {
  const way = fc.record({ to: fc.nat(size - 1), turns: fc.constantFrom(0, 0, 1, 1, 2) });
  const status = fc.constantFrom<Place['status']>('playing', 'playing', 'playing', 'won', 'failed');
  const place = fc.record({ status, ways: fc.array(way, { maxLength: 3 }) });
  return fc.array(place, { minLength: size, maxLength: size });
});

/**
 * The share of the true distance that a bound reports, for turns and actions, and the places of which more is known.
 */
const aids = fc.record({
  turns: fc.double({ min: 0, max: 1, noNaN: true }),
  actions: fc.double({ min: 0, max: 1, noNaN: true }),
  knowsNone: fc.boolean(),
  doomed: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
});
const limits = fc.record(
  { maxTurns: fc.nat(8), maxStates: fc.nat(9), maxBytes: fc.nat(12_000) },
  {
    requiredKeys: [],
  },
);

function withBound(graph: Graph, scaleOf: (place: number) => Distance, knowsNone = true) {
  const truth = distances(graph);
  return {
    ...graphGame,
    boundOf: ({ place }: At): Distance | null => {
      const distance = truth[place];
      const scale = scaleOf(place);
      if (!distance) return knowsNone ? null : { turns: 0, actions: 0 };
      return {
        turns: Math.floor(scale.turns * distance.turns),
        actions: Math.floor(scale.actions * distance.actions),
      };
    },
  };
}

function withDoom(graph: Graph, known: readonly boolean[]) {
  return {
    isDoomed: ({ place }: At) => known[place] === true && doomOf(graph, place) !== null,
    lostBy: ({ place, turn }: At) => turn + (doomOf(graph, place) ?? NaN),
  };
}

/** Checks that verdict, turns and actions agree with the plain search, and that the actions win. */
function agrees(game: SolverGame<Graph, At>, graph: Graph, options: SolverOptions = {}) {
  const plain = plainSearch(game, graph, { ...options, textOf: graphGame.keyOf });
  const found = solveLevel(game, graph, options);
  if (found.verdict === 'solved' && plain.verdict === 'solved') {
    assert.deepEqual([found.turns, found.actions.length], [plain.turns, plain.actions]);
    assert(found.shortest);
    const end = found.actions.reduce((at, action) => game.apply(at, action), game.init(graph, 0));
    assert.equal(game.view(end).status, 'won');
    assert.equal(end.turn - 7 + 1, found.turns);
  } else if (found.verdict === 'impossible' && plain.verdict === 'impossible-within') {
    const unlimited = plainSearch(game, graph, { textOf: graphGame.keyOf });
    assert.equal(unlimited.verdict, 'impossible');
  } else assert.equal(found.verdict, plain.verdict);
  return found;
}

describe('solveLevel on random graphs', () => {
  it('agrees with the plain search without hints, and proves a loss exactly if there is one', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const found = agrees(graphGame, graph);
        const start = graph[0]?.status === 'failed' ? 0 : doomOf(graph, 0);
        if (found.verdict !== 'impossible') return;
        assert.equal(found.proof, start === null ? 'exhausted' : 'forced-loss');
        if (start !== null) assert.equal(found.lostBy, start + 1);
      }),
      budget,
    );
  });

  it('handles a turn that leads back to the start', () => {
    const way = (to: number) => ({ to, turns: 0 });
    const graph: Graph = [
      { status: 'playing', ways: [way(2), way(1), way(1)] },
      { status: 'playing', ways: [way(0)] },
      { status: 'playing', ways: [way(3)] },
      { status: 'playing', ways: [way(2), way(2)] },
    ];
    const found = solveLevel(graphGame, graph);
    assert(found.verdict === 'impossible' && found.proof === 'exhausted');
  });

  it('agrees within a limit of turns', () => {
    fc.assert(
      fc.property(graphs, fc.nat(8), (graph, maxTurns) => {
        const found = agrees(graphGame, graph, { maxTurns });
        const lostAfter = graph[0]?.status === 'playing' ? doomOf(graph, 0) : null;
        if (lostAfter === null || lostAfter >= maxTurns) return;
        assert(found.verdict === 'impossible' && found.proof === 'forced-loss');
        assert.equal(found.lostBy, lostAfter + 1);
      }),
      budget,
    );
  });

  it('agrees with consistent bounds and known dead states, with or without a limit of turns', () => {
    fc.assert(
      fc.property(graphs, aids, fc.option(fc.nat(8)), (graph, { doomed, knowsNone, ...scale }, most) => {
        const game = { ...withBound(graph, () => scale, knowsNone), ...withDoom(graph, doomed) };
        const found = agrees(game, graph, most === null ? {} : { maxTurns: most });
        if (found.verdict !== 'impossible' || knowsNone) return;
        const start = graph[0]?.status === 'failed' ? 0 : doomOf(graph, 0);
        if (start !== null) assert.deepEqual([found.proof, found.lostBy], ['forced-loss', start + 1]);
        else assert.equal(found.proof, 'exhausted');
      }),
      budget,
    );
  });

  it('agrees with inconsistent but admissible bounds', () => {
    const scales = fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 18, maxLength: 18 });
    fc.assert(
      fc.property(graphs, scales, (graph, scale) => {
        agrees(
          withBound(graph, (place) => ({ turns: scale[place] ?? 0, actions: scale[place + 9] ?? 0 })),
          graph,
        );
      }),
      budget,
    );
  });

  it('respects each limit, claims nothing false under it, and is deterministic', () => {
    fc.assert(
      fc.property(graphs, aids, limits, (graph, { doomed, knowsNone, ...scale }, options) => {
        const game = { ...withBound(graph, () => scale, knowsNone), ...withDoom(graph, doomed) };
        const found = solveLevel(game, graph, options);
        assert.deepEqual(solveLevel(game, graph, options), found);
        assert(found.states <= (options.maxStates ?? Infinity));
        assert(found.bytes <= (options.maxBytes ?? Infinity));
        const truth = plainSearch(graphGame, graph, { textOf: graphGame.keyOf });
        assert.notEqual(found.verdict, truth.verdict === 'solved' ? 'impossible' : 'solved');
        if (truth.verdict !== 'solved') return;
        if (found.verdict === 'impossible-within') assert(truth.turns > found.maxTurns);
        if (found.verdict === 'unknown') assert(truth.turns >= found.turns);
        if (found.verdict !== 'solved') return;
        const best = found.turns === truth.turns && found.actions.length === truth.actions;
        assert(found.shortest ? best : found.turns >= truth.turns);
      }),
      budget,
    );
  });
});
