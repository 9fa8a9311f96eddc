import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { plainSearch } from '../engine/core/testing/plain-search';
import { solveReactorLevel } from '../engine/reactor';
import { reactorGame, transcribe, verifyTranscript } from '../engine/reactor/simulation';
import { stateText } from '../engine/reactor/solver/testing/state-text';
import { levelReader, type Playable } from '../server/cli/playable';

const root = join(__dirname, '..', '..');

/** The solver's result for each level of the campaign. */
const shortest: Readonly<Record<string, readonly [turns: number, actions: number]>> = {
  'cold-store.reactor.json': [5, 24],
  'fire-door.reactor.json': [8, 24],
  'first-light.reactor.json': [7, 21],
  'live-wire.reactor.json': [13, 39],
  'split-decision.reactor.json': [9, 26],
  'twin-cores.reactor.json': [7, 33],
};

/** Searches plainly for a win in fewer turns, up to a number of states. */
function hasFasterWin({ level, balance }: Playable, turns: number): boolean {
  const game = { ...reactorGame(balance), turnOf: ({ turn }: { readonly turn: number }) => turn };
  const limits = { maxTurns: turns - 1, maxStates: 10_000, textOf: stateText };
  return plainSearch(game, level, limits).verdict === 'solved';
}

describe('the solver on the samples', function () {
  this.timeout(300_000);

  it('wins every level of the campaign in the fewest turns, by a line of play that replays', async () => {
    const readLevel = levelReader('.', root);
    const files = readdirSync(join(root, 'samples'), { recursive: true, encoding: 'utf8' });
    const paths = files.filter((path) => path.endsWith('.reactor.json')).sort();
    const found: Record<string, readonly [number, number]> = {};
    for (const path of paths) {
      const playable = await readLevel(join('samples', path));
      const { level, balance, file } = playable;
      const result = solveReactorLevel(level, balance);
      assert.ok(result.verdict === 'solved' && result.shortest, file);
      const played = verifyTranscript(level, balance, transcribe(level, balance, result.actions));
      assert.ok(played.same && played.status === 'won', file);
      assert.ok(!hasFasterWin(playable, result.turns), file);
      found[file.split('/').at(-1) ?? ''] = [result.turns, result.actions.length];
    }
    assert.deepEqual(found, shortest);
  });
});
