import * as assert from 'node:assert/strict';
import {
  enumerateActions,
  isEnumerable,
  recheckTranscript,
  recordTranscript,
  type ActionDefinition,
  type SubmittedAction,
  type Transcript,
  type TurnView,
} from '.';
import { ticTacToe, turnOf, type TicTacToe } from './testing/tic-tac-toe';

const contract = {
  hash: (state: TicTacToe) => ticTacToe.view(state).board,
  turn: turnOf,
  refusal: (state: TicTacToe) => state.refused,
};
const header = { format: 'tic-tac-toe', version: 1, engineVersion: '9', levelHash: 'none', seed: 0 };
const mark = (x: number, y: number): SubmittedAction => ({ id: 'Mark', x, y });
const won = [mark(0, 0), mark(0, 1), mark(1, 0), mark(1, 1), mark(2, 0)];

function record(actions: readonly SubmittedAction[]) {
  return recordTranscript(ticTacToe, contract, null, header, actions);
}

function recheck(transcript: Transcript) {
  return recheckTranscript(ticTacToe, contract, null, transcript, { format: 'tic-tac-toe', version: 1 });
}

// design: core-names, core-no-game
describe('the neutral contracts, with a game other than the reactor', () => {
  it('enumerates the targets of an action', () => {
    const state = ticTacToe.apply(ticTacToe.init(null, 0), mark(1, 1));
    const actions = enumerateActions(ticTacToe.view(state));
    assert.equal(actions.length, 8);
    assert.deepEqual(actions[4], mark(2, 1));
  });

  it('enumerates nothing once the game is over', () => {
    const end = won.reduce((state, action) => ticTacToe.apply(state, action), ticTacToe.init(null, 0));
    assert.equal(ticTacToe.view(end).status, 'won');
    assert.deepEqual(enumerateActions(ticTacToe.view(end)), []);
  });

  const view: TurnView = {
    actions: [
      { id: 'Look', params: 'none' },
      { id: 'Choose', params: 'index', indexes: [2, 0] },
      { id: 'Use', params: 'index', indexes: [], seat: 'ann' },
      { id: 'Go', params: 'xy' },
      { id: 'Nod', params: 'none', seat: 'bob' },
    ],
    systemActions: [{ id: 'Wait', params: 'none' }],
    status: 'playing',
    hud: { actionsUsed: 0 },
    grid: { targetableCells: [{ x: 1, y: 2 }] },
  };

  // design: core-params, core-action-data, core-view, core-grid
  it('enumerates bare actions, indexes and targets, with their seats, system actions last', () => {
    assert.deepEqual(enumerateActions(view), [
      { id: 'Look' },
      { id: 'Choose', index: 2 },
      { id: 'Choose', index: 0 },
      { id: 'Go', x: 1, y: 2 },
      { id: 'Nod', seat: 'bob' },
      { id: 'Wait' },
    ]);
    assert.ok(isEnumerable(view));
  });

  it('knows that targets and indexes that are not listed are missing, also among system actions', () => {
    const say: ActionDefinition = { id: 'Say', params: 'index' };
    const without: TurnView[] = [
      { ...view, grid: {} },
      { ...view, actions: [say] },
      { ...view, systemActions: [say] },
    ];
    for (const each of without) assert.ok(!isEnumerable(each));
    assert.deepEqual(enumerateActions({ ...view, actions: [say] }), [{ id: 'Wait' }]);
    assert.ok(isEnumerable({ ...view, actions: [say], status: 'won' }));
  });

  // design: core-reducer, core-replay
  it('records and rechecks a game', () => {
    const transcript = record(won);
    assert.deepEqual(recheck(transcript), { same: true, actions: 5, turn: 6, status: 'won' });
    assert.deepEqual(recheck(record([])), { same: true, actions: 0, turn: 1, status: 'playing' });
  });

  // design: core-old-logs
  it('replays a short log without hashes, recorded with another engine version', () => {
    const log = { ...header, engineVersion: '10', actions: won };
    assert.deepEqual(recheck(log), { same: true, actions: 5, turn: 6, status: 'won' });
  });

  it('does not record refused actions', () => {
    assert.throws(() => record([mark(0, 0), mark(0, 0)]), /Action 1 \(Mark\) is refused: taken/);
  });

  // design: core-replay
  it('names the first difference', () => {
    const transcript = record(won);
    const replace = (at: number, action: SubmittedAction & { stateHash?: string }) => ({
      ...transcript,
      actions: transcript.actions.map((each, index) => (index === at ? action : each)),
    });
    const cases: [Transcript, object][] = [
      [
        { ...transcript, version: 2 },
        { difference: 'header', turn: 0, action: -1, expected: 'version 1', actual: 'version 2' },
      ],
      [
        { ...transcript, initialHash: 'X' },
        { difference: 'initial-state', turn: 1, action: -1, expected: 'X', actual: '.........' },
      ],
      [
        replace(1, mark(3, 0)),
        { difference: 'malformed', turn: 2, action: 1, expected: 'an action', actual: 'off the board' },
      ],
      [
        replace(3, mark(0, 0)),
        { difference: 'refused', turn: 4, action: 3, expected: 'Mark accepted', actual: 'taken' },
      ],
      [
        replace(2, { ...mark(2, 2), stateHash: 'XX.O.....' }),
        { difference: 'state', turn: 3, action: 2, expected: 'XX.O.....', actual: 'X..O....X' },
      ],
      [
        { ...transcript, actions: [...transcript.actions, mark(2, 2)] },
        { difference: 'game-over', turn: 6, action: 5, expected: 'the end', actual: 'Mark' },
      ],
    ];
    for (const [changed, expected] of cases) assert.deepEqual(recheck(changed), { same: false, ...expected });
  });
});
