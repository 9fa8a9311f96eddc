import assert from 'node:assert/strict';
import { lineOf, shownIndex, shownState } from '../modes/line';
import { pathOf, tipsOf } from '../modes/play-tree';
import { readTranscript } from '../modes/replay';
import { after, openDocument, sampleText, viewing } from '../testing/view';
import type { Change } from './change';
import { blockedReason, firstView, type View } from './view';

const level = sampleText('first-light.reactor.json');
const broken = level.replace('"version": 1,', '"version": 1,,');
const endTurn: Change = { type: 'act', action: { id: 'EndTurn' } };

function transcriptOf(name: string): Extract<Change, { type: 'replay' }> {
  const transcript = readTranscript(sampleText(name));
  assert.ok(typeof transcript !== 'string');
  return { type: 'replay', name, transcript };
}

/** Moves the robot by one cell. */
function step(view: View, dx: number, dy: number): Change {
  const state = shownState(view);
  assert.ok(state !== null);
  const { width } = state.machine.level;
  return {
    type: 'act',
    action: {
      id: 'MoveRobot',
      x: (state.robot % width) + dx,
      y: Math.floor(state.robot / width) + dy,
    },
  };
}

describe('the view', () => {
  describe('of a document', () => {
    it('shows its start, with the cursor on the robot', () => {
      const view = viewing(level);
      assert.equal(view.cursor, view.good?.start.robot);
      assert.equal(shownState(view), view.good?.start);
      assert.equal(blockedReason(view), null);
    });

    // design: v1-errors-block-run
    it('keeps the last valid level while there are errors, and explains why it cannot be played', () => {
      const view = after(viewing(level), openDocument(broken, 2));
      assert.equal(view.document?.game, null);
      assert.ok(view.good !== null);
      assert.match(blockedReason(view) ?? '', /^The level has 1 error\. .* last valid version\.$/);
      const refused = after(view, endTurn);
      assert.equal(refused.tree, null);
      assert.ok(refused.notice.isBad);
    });

    it('has nothing to play before the first valid level', () => {
      const view = viewing(broken);
      assert.equal(view.good, null);
      assert.equal(lineOf(view), null);
      assert.equal(after(view, { type: 'mode', mode: 'play' }, endTurn).tree, null);
    });

    it('starts over with another document', () => {
      const view = viewing(level, endTurn);
      const opened = openDocument(level, 1);
      assert.ok(opened.type === 'document');
      const other: Change = { type: 'document', document: { ...opened.document, uri: 'file:///other' } };
      assert.equal(after(view, other).tree, null);
    });

    it('cannot be played after the file is deleted', () => {
      const view = viewing(level, { type: 'gone', message: 'The file was deleted.' });
      assert.equal(blockedReason(view), 'The file was deleted.');
      assert.equal(after(view, openDocument(level, 2)).gone, null);
    });
  });

  describe('in a forecast', () => {
    it('starts when the timeline is moved', () => {
      const view = viewing(level, { type: 'seek', at: 3 });
      assert.equal(view.mode, 'forecast');
      assert.equal(shownState(view)?.report?.turn, 3);
      assert.equal(view.isSettled, false);
      assert.equal(after(view, { type: 'settle' }).isSettled, true);
      const line = lineOf(after(view, { type: 'seek', at: 99 }));
      assert.equal(line?.at, (line?.frames.length ?? 0) - 1);
    });

    it('previews an event, pins it and unpins it', () => {
      const view = viewing(level, { type: 'mode', mode: 'forecast' });
      const looking = after(view, { type: 'look', event: { frame: 2, cells: [5] } });
      assert.equal(shownIndex(looking), 2);
      assert.equal(lineOf(looking)?.at, 0);
      assert.equal(shownIndex(after(looking, { type: 'look', event: null })), 0);
      const pinned = after(looking, { type: 'pin', frame: 2, cells: [5] }, { type: 'look', event: null });
      assert.deepEqual([shownIndex(pinned), pinned.cursor, pinned.marked], [2, 5, [5]]);
      const other = after(pinned, { type: 'pin', frame: 3, cells: [6] });
      const released = after(other, { type: 'unpin' });
      assert.deepEqual([released.marked, released.mode, shownIndex(released)], [[], 'forecast', 0]);
      const inspected = after(viewing(level), { type: 'pin', frame: 2, cells: [5] });
      assert.equal(inspected.mode, 'forecast');
      assert.equal(after(inspected, { type: 'unpin' }).mode, 'inspect');
    });

    it('can be played from any turn', () => {
      const view = viewing(level, { type: 'seek', at: 2 }, { type: 'play-from-here' });
      assert.equal(view.mode, 'play');
      assert.equal(shownState(view)?.turn, 3);
      assert.equal(lineOf(view)?.frames.length, 3);
    });
  });

  describe('in play', () => {
    // design: v1-action-refused
    it('takes legal actions, and explains why others are refused', () => {
      const view = viewing(level, { type: 'mode', mode: 'play' }, endTurn);
      assert.equal(shownState(view)?.turn, 2);
      const refused = after(view, { type: 'act', action: { id: 'Repair' } });
      assert.equal(shownState(refused), shownState(view));
      assert.equal(refused.notice.text, 'Refused: there is no leak on this cell.');
      const malformed = after(view, { type: 'act', action: { id: 'Fly' } });
      assert.match(malformed.notice.text, /^Refused: /);
      assert.equal(after(refused, endTurn).notice.text, '');
    });

    it('moves the cursor with the robot', () => {
      const view = viewing(level, { type: 'mode', mode: 'play' });
      const moved = after(view, step(view, 1, 0));
      assert.equal(moved.cursor, shownState(moved)?.robot);
      assert.notEqual(moved.cursor, view.cursor);
    });

    it('forks at a different action, and keeps the old branch', () => {
      const start = viewing(level, { type: 'mode', mode: 'play' });
      const first = after(start, endTurn, endTurn);
      const rewound = after(first, { type: 'seek', at: 1 });
      const forked = after(rewound, step(rewound, 1, 0));
      assert.ok(first.tree !== null && forked.tree !== null);
      assert.equal(tipsOf(forked.tree).length, 2);
      const back = after(forked, { type: 'branch', tip: first.tree.tip });
      assert.equal(shownState(back), shownState(first));
    });

    it('follows the old branch at the same action', () => {
      const first = viewing(level, { type: 'mode', mode: 'play' }, endTurn, endTurn);
      const again = after(first, { type: 'seek', at: 0 }, endTurn);
      assert.ok(again.tree !== null && first.tree !== null);
      assert.equal(again.tree.nodes.length, first.tree.nodes.length);
      assert.equal(pathOf(again.tree).length, 3);
      assert.equal(lineOf(again)?.at, 1);
    });

    it('continues on a changed level as far as possible', () => {
      const view = viewing(level, { type: 'mode', mode: 'play' });
      const moved = after(view, step(view, 1, 0), endTurn);
      const walled = after(moved, openDocument(level.replace('"robot"', '"x-note": 1, "robot"'), 2));
      assert.equal(walled.tree?.nodes.length, 3);
      assert.equal(walled.notice.text, '');
    });
  });

  describe('in a replay', () => {
    const change = transcriptOf('first-light.reactor-transcript.json');

    it('ends in the recorded win', () => {
      const view = viewing(level, change, { type: 'seek', at: 999 });
      assert.equal(shownState(view)?.status, 'Won');
      assert.equal(view.replay?.divergence, null);
      assert.deepEqual(view.replay.notes, []);
    });

    it('names the first turn that differs on another level', () => {
      const { replay } = viewing(sampleText('fire-door.reactor.json'), change);
      assert.deepEqual(replay?.notes, ['It was recorded on a different level or version.']);
      assert.match(replay.divergence?.text ?? '', /^Turn \d+, action \d+: /);
    });

    it('can be continued in Play', () => {
      const view = viewing(level, change, { type: 'seek', at: 4 }, { type: 'play-from-here' });
      assert.equal(lineOf(view)?.frames.length, 5);
    });
  });

  describe('of a search', () => {
    const progress = { states: 1, expanded: 1, turns: 1, bytes: 1 };
    const begun = (): View => {
      const view = viewing(level);
      const from = shownState(view);
      assert.ok(from !== null);
      return after(view, {
        type: 'solve',
        solver: { id: 7, from, actions: [], progress: null, outcome: { kind: 'running' } },
      });
    };

    it('shows its progress and result', () => {
      const view = after(begun(), { type: 'solve-progress', id: 7, progress });
      assert.deepEqual(view.solver?.progress, progress);
      const result = { ...progress, verdict: 'unknown', limit: 'states' } as const;
      assert.equal(after(view, { type: 'solved', id: 7, result }).solver?.outcome.kind, 'done');
    });

    it('ignores replies to a cancelled search', () => {
      const cancelled = after(begun(), { type: 'solve-cancelled' });
      assert.equal(
        after(cancelled, { type: 'solve-failed', id: 7, message: 'late' }).solver?.outcome.kind,
        'cancelled',
      );
      assert.equal(after(begun(), { type: 'solve-progress', id: 6, progress }).solver?.progress, null);
    });
  });

  it('shows layers, hides them, and one alone', () => {
    const hidden = after(firstView, { type: 'toggle-layer', layer: 'fuel' });
    assert.ok(hidden.layers.hidden.includes('fuel'));
    assert.ok(!after(hidden, { type: 'toggle-layer', layer: 'fuel' }).layers.hidden.includes('fuel'));
    assert.equal(after(firstView, { type: 'solo', layer: 'heat' }).layers.solo, 'heat');
    assert.equal(after(firstView, { type: 'opacity', layer: 'heat', opacity: 0.5 }).layers.opacity.heat, 0.5);
  });

  it('runs to its end, and from its end from the start', () => {
    const view = viewing(level, { type: 'seek', at: 99 }, { type: 'run', isRunning: true });
    assert.equal(view.isRunning, true);
    assert.equal(lineOf(view)?.at, 0);
  });
});
