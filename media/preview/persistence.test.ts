import assert from 'node:assert/strict';
import { actionsToHere, shownState } from './modes/line';
import { tipsOf } from './modes/play-tree';
import { readSaved, restored, stateToSave, type SavedState } from './persistence';
import { after, sampleText, viewing } from './testing/view';
import type { Change } from './store/change';
import { readTranscript } from './modes/replay';

const level = sampleText('first-light.reactor.json');
const endTurn: Change = { type: 'act', action: { id: 'EndTurn' } };

/** Saves and restores a view, as when its panel is closed and reopened. */
function reopened(view: ReturnType<typeof viewing>) {
  const kept = readSaved(JSON.parse(JSON.stringify(stateToSave(view))) as SavedState);
  const fresh = viewing(level);
  assert.ok(kept !== null && fresh.good !== null);
  return after(fresh, { type: 'restore', view: restored(kept, fresh.good) });
}

describe('the saved state of the preview', () => {
  it('has the mode, the turn, the cursor, layers and zoom', () => {
    const view = viewing(
      level,
      { type: 'seek', at: 3 },
      { type: 'cursor', cell: 7 },
      { type: 'solo', layer: 'fuel' },
      { type: 'viewport', viewport: { cell: 40, x: 1, y: 2 } },
      { type: 'side', side: 'events' },
    );
    const again = reopened(view);
    for (const key of ['mode', 'forecastAt', 'cursor', 'layers', 'viewport', 'side'] as const)
      assert.deepEqual(again[key], view[key], key);
    assert.deepEqual(shownState(again)?.report?.turn, 3);
  });

  it('has the play with its branches', () => {
    const played = viewing(level, { type: 'mode', mode: 'play' }, endTurn, endTurn);
    const forked = after(
      played,
      { type: 'seek', at: 0 },
      { type: 'act', action: { id: 'MoveRobot', x: 3, y: 2 } },
    );
    const view = forked.tree?.nodes.length === 4 ? forked : played;
    const again = reopened(view);
    assert.ok(again.tree !== null && view.tree !== null);
    assert.deepEqual([again.tree.tip, again.tree.at], [view.tree.tip, view.tree.at]);
    assert.deepEqual(tipsOf(again.tree), tipsOf(view.tree));
    assert.deepEqual(shownState(again)?.hazards, shownState(view)?.hazards);
  });

  it('has the replay', () => {
    const transcript = readTranscript(sampleText('first-light.reactor-transcript.json'));
    assert.ok(typeof transcript !== 'string');
    const view = viewing(level, { type: 'replay', name: 'win', transcript }, { type: 'seek', at: 5 });
    const again = reopened(view);
    assert.deepEqual([again.replay?.name, again.replay?.at], ['win', 5]);
    assert.deepEqual(again.replay?.transcript, transcript);
  });

  it('has the search and its result, while the level still leads to its start', () => {
    const before = viewing(level, { type: 'seek', at: 2 });
    const from = shownState(before);
    assert.ok(from !== null);
    const progress = { states: 9, expanded: 8, turns: 2, bytes: 70 };
    const search = { id: 4, from, actions: actionsToHere(before), progress };
    const running = after(before, { type: 'solve', solver: { ...search, outcome: { kind: 'running' } } });
    assert.deepEqual(reopened(running).solver?.from.hazards, from.hazards);
    assert.equal(reopened(running).solver?.outcome.kind, 'running');
    const result = { ...progress, verdict: 'impossible', proof: 'exhausted' } as const;
    const done = after(running, { type: 'solved', id: 4, result });
    assert.deepEqual(reopened(done).solver?.outcome, { kind: 'done', result });
    const astray = { ...search, actions: [{ id: 'Repair' }], outcome: { kind: 'cancelled' } } as const;
    assert.equal(reopened(after(before, { type: 'solve', solver: astray })).solver, null);
  });

  it('is rejected if it is invalid', () => {
    const kept = stateToSave(viewing(level));
    assert.ok(kept !== null);
    for (const value of [null, {}, { ...kept, uri: 3 }, { ...kept, view: { mode: 'fly' } }])
      assert.equal(readSaved(value), null);
  });
});
