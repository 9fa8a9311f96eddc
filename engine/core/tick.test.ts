import assert from 'node:assert/strict';
import {
  enumerateActions,
  inputsBySeat,
  MalformedAction,
  recheckTranscript,
  recordTranscript,
  solveLevel,
  tickReplayContract,
  turnsOf,
  type SubmittedAction,
  type TickReducer,
} from '.';

/**
 * A race: a seat that runs is one step further after the update; at three steps the race is over. A seat stumbles at
 * most once.
 */
interface Race {
  readonly updates: number;
  readonly steps: readonly number[];
  readonly refused: string | null;
}

const race: TickReducer<readonly string[], Race & { readonly seats: readonly string[] }> = {
  init: (seats) => ({ seats, updates: 0, steps: seats.map(() => 0), refused: null }),
  update: (state, inputs) => {
    const ran = inputs.map(({ id }, seat) => {
      if (id === 'wait') return 0;
      if (id !== 'run') throw new MalformedAction(`no input ${id}`);
      return (state.steps[seat] ?? 0) < 3 ? 1 : 0;
    });
    const refused = inputs.some(({ id }, seat) => id === 'run' && ran[seat] === 0) ? 'there already' : null;
    return {
      ...state,
      updates: state.updates + 1,
      steps: state.steps.map((step, seat) => step + (ran[seat] ?? 0)),
      refused,
    };
  },
  view: ({ seats, updates, steps }) => ({
    tick: updates,
    status: steps.every((step) => step === 3) ? 'won' : 'playing',
    seats,
    offers: Object.fromEntries(seats.map((seat) => [seat, [{ id: 'run', params: 'none' }]])),
  }),
};

const contract = {
  assertInput: ({ id }: SubmittedAction) => {
    if (id !== 'wait' && id !== 'run') throw new MalformedAction(`no input ${id}`);
  },
  hash: ({ updates, steps }: Race) => `${updates}:${steps.join()}`,
  refusal: ({ refused }: Race) => refused,
};
const turns = turnsOf(race, contract);
const replay = tickReplayContract(race, contract);
const seats = ['ann', 'bob'];
const header = { format: 'race', version: 1, engineVersion: '9', levelHash: 'none', seed: 0 };
const run = (seat: string): SubmittedAction => ({ id: 'run', seat });
const update = (index?: number): SubmittedAction =>
  index === undefined ? { id: 'update' } : { id: 'update', index };

// design: core-by-updates
describe('a game that runs by updates', () => {
  it('takes one input per seat, in the order of the seats; a seat without one waits', () => {
    assert.deepEqual(inputsBySeat(seats, []), [
      { id: 'wait', seat: 'ann' },
      { id: 'wait', seat: 'bob' },
    ]);
    assert.deepEqual(inputsBySeat(seats, [run('bob'), { id: 'rest', seat: 'bob' }, run('eve')]), [
      { id: 'wait', seat: 'ann' },
      run('bob'),
    ]);
  });

  const played = [
    run('bob'),
    update(),
    run('ann'),
    run('bob'),
    update(3),
    run('ann'),
    run('bob'),
    update(),
    run('ann'),
    update(),
  ];

  it('is recorded and verified like a game by turns', () => {
    const transcript = recordTranscript(turns, replay, seats, header, played);
    assert.equal(transcript.initialHash, '0:0,0');
    assert.deepEqual(
      transcript.actions.flatMap(({ stateHash }) => stateHash ?? []),
      ['1:0,1', '4:1,2', '5:2,3', '6:3,3'],
    );
    assert.deepEqual(recheckTranscript(turns, replay, seats, transcript, { format: 'race' }), {
      same: true,
      actions: 10,
      turn: 6,
      status: 'won',
    });
  });

  it('applies inputs only in the first of several updates', () => {
    const { game } = [run('ann'), update(4)].reduce(turns.apply, turns.init(seats, 0));
    assert.deepEqual([game.updates, game.steps], [4, [1, 0]]);
  });

  it('refuses a second input of a seat, illegal inputs, and anything after the end', () => {
    const after = (actions: readonly SubmittedAction[]) =>
      actions.reduce(turns.apply, turns.init(seats, 0)).refused;
    assert.equal(after([run('ann'), run('ann')]), 'given-already');
    assert.equal(after([...played.slice(0, 8), run('bob'), update()]), 'there already');
    assert.equal(after([...played, update()]), 'game-over');
    assert.equal(after([...played, run('ann')]), 'game-over');
    assert.equal(after([...played.slice(0, 9), update(2)]), 'game-over');
  });

  it('offers the inputs of each seat that has not given one, and counts those that were given', () => {
    const start = turns.init(seats, 0);
    assert.deepEqual(enumerateActions(turns.view(start)), [run('ann'), run('bob'), update()]);
    const { actions, hud } = turns.view(turns.apply(start, run('ann')));
    assert.deepEqual([actions.map(({ seat }) => seat), hud.actionsUsed], [['bob'], 1]);
    assert.equal(turns.view(turns.apply(turns.apply(start, run('ann')), update())).hud.actionsUsed, 0);
  });

  it('is won by a search that gives the inputs of all seats', () => {
    const game = {
      ...turns,
      turnOf: replay.turn,
      keyOf: ({ game: { steps }, inputs }: ReturnType<typeof turns.init>) => JSON.stringify([steps, inputs]),
    };
    const found = solveLevel(game, seats);
    assert(found.verdict === 'solved' && found.shortest);
    assert.deepEqual([found.turns, found.actions.length], [4, 9]);
    assert.equal(solveLevel(game, seats, { maxTurns: 3 }).verdict, 'impossible-within');
  });

  it('rejects unknown seats, unknown inputs and invalid numbers of updates', () => {
    const start = turns.init(seats, 0);
    for (const action of [{ id: 'run' }, run('eve'), { id: 'fly', seat: 'ann' }, update(0), update(1.5)])
      assert.throws(() => turns.apply(start, action), MalformedAction);
  });
});
