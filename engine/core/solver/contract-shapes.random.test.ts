import assert from 'node:assert/strict';
import fc from 'fast-check';
import { enumerateActions, isEnumerable, solveLevel, turnsOf, type Collecting, type SolverGame } from '..';
import type { At, Graph, Place } from '../testing/graph-game';
import { graphGame } from '../testing/graph-game';
import { plainSearch } from '../testing/plain-search';
import { pushGame, updatesToWin, type Pushed } from '../testing/push-game';
import {
  actionOf,
  forms,
  listedForms,
  meetsUnlisted,
  shapedGame,
  type Form,
  type ShapedGraph,
} from '../testing/shaped-game';
import { runs } from '../testing/budget';

const budget = runs(400, 4_000);

const statuses = fc.constantFrom<Place['status']>('playing', 'playing', 'playing', 'won', 'failed');

function graphsOf(allowed: readonly Form[]): fc.Arbitrary<ShapedGraph> {
  return fc.integer({ min: 1, max: 8 }).chain((size) => {
    const turns = fc.constantFrom(0, 1, 1, 2);
    const way = fc.record({ to: fc.nat(size - 1), turns, form: fc.constantFrom(...allowed) });
    const place = fc.record({ status: statuses, ways: fc.array(way, { maxLength: 4 }) });
    return fc.array(place, { minLength: size, maxLength: size });
  });
}

const aids = fc.constantFrom<readonly ('turnOf' | 'keyOf')[]>(['turnOf', 'keyOf'], ['keyOf']);

function gameWith(kept: readonly ('turnOf' | 'keyOf')[]): SolverGame<ShapedGraph, At> {
  const { init, apply, view } = shapedGame;
  return { init, apply, view, ...Object.fromEntries(kept.map((aid) => [aid, shapedGame[aid]])) };
}

describe('solveLevel on games of every shape of the contracts', () => {
  it('answers as exhaustive play does, if every action is listed', () => {
    fc.assert(
      fc.property(graphsOf(listedForms), aids, fc.option(fc.nat(6)), (graph, kept, most) => {
        const game = gameWith(kept);
        const limit = most === null ? {} : { maxTurns: most };
        const plain = plainSearch(game, graph, { ...limit, textOf: shapedGame.keyOf });
        const found = solveLevel(game, graph, limit);
        if (found.verdict === 'solved' && plain.verdict === 'solved') {
          assert(found.shortest);
          assert.deepEqual([found.turns, found.actions.length], [plain.turns, plain.actions]);
        } else if (found.verdict === 'impossible' && plain.verdict === 'impossible-within') {
          const unlimited = plainSearch(game, graph, { textOf: shapedGame.keyOf });
          assert.equal(unlimited.verdict, 'impossible');
        } else assert.equal(found.verdict, plain.verdict);
      }),
      budget,
    );
  });

  // design: core-no-false-proof
  it('claims no impossibility and no shortest win beyond an action that is not listed', () => {
    fc.assert(
      fc.property(graphsOf(forms), aids, fc.option(fc.nat(6)), (graph, kept, most) => {
        const game = gameWith(kept);
        const found = solveLevel(game, graph, most === null ? {} : { maxTurns: most });
        // the graph itself knows every way, listed or not
        const ways = kept.includes('turnOf') ? graphGame : { ...graphGame, turnOf: () => 0 };
        const truth = plainSearch(ways, graph, { textOf: graphGame.keyOf });
        switch (found.verdict) {
          case 'impossible':
            assert.equal(truth.verdict, 'impossible');
            break;
          case 'impossible-within':
            assert(truth.verdict !== 'solved' || truth.turns > found.maxTurns);
            break;
          case 'unknown':
            assert.equal(found.limit, 'actions');
            assert(truth.verdict !== 'solved' || truth.turns >= found.turns);
            break;
          case 'solved':
            assert(truth.verdict === 'solved');
            if (!found.shortest) break;
            assert.deepEqual([found.turns, found.actions.length], [truth.turns, truth.actions]);
        }
        if (most !== null) return;
        const plain = plainSearch(game, graph, { textOf: shapedGame.keyOf });
        if (plain.verdict === 'solved') assert.equal(found.verdict, 'solved');
        else assert.equal(found.verdict, meetsUnlisted(graph) ? 'unknown' : 'impossible');
      }),
      budget,
    );
  });

  it('tries every action that is accepted, unless the view says that it lists not all', () => {
    fc.assert(
      fc.property(graphsOf(forms), (graph) => {
        for (const place of graph.keys()) {
          const at: At = { graph, place, turn: 0 };
          const view = shapedGame.view(at);
          const listed = new Set(enumerateActions(view).map((action) => JSON.stringify(action)));
          for (const form of forms)
            for (const way of [0, 1, 2, 3]) {
              const action = actionOf(form, way);
              const isAccepted = view.status === 'playing' && shapedGame.apply(at, action) !== at;
              if (isAccepted && isEnumerable(view)) assert.ok(listed.has(JSON.stringify(action)));
            }
        }
      }),
      budget,
    );
  });

  it('sees the inputs of every seat in a game by updates', () => {
    const turns = turnsOf(pushGame, { hash: String, refusal: () => null, assertInput: () => undefined });
    const game: SolverGame<Graph, Collecting<Pushed>> = {
      ...turns,
      turnOf: ({ game: { updates } }) => updates,
      keyOf: ({ game: { place }, inputs }) => JSON.stringify([place, inputs]),
    };
    fc.assert(
      fc.property(graphsOf(['none']), (graph) => {
        const found = solveLevel(game, graph);
        const updates = updatesToWin(graph);
        assert.equal(found.verdict, updates === null ? 'impossible' : 'solved');
        // a win before any update takes one turn
        if (updates !== null) assert.equal(found.turns, updates + 1);
      }),
      budget,
    );
  });
});
