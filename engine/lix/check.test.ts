import assert from 'node:assert/strict';
import { readJson } from '../json';
import { checkScenario } from '.';

const sound = {
  format: 'lix-scenario',
  version: 1,
  nuke: 'Exploder',
  overtime: 4,
  until: 40,
  players: [
    { id: 'ann', lixInHatch: 3, spawnInterval: 2, updatesToExit: 6, skills: { Exploder: 1 } },
    { id: 'bob', lixInHatch: 4, spawnInterval: 1, updatesToExit: 30 },
  ],
  inputs: [] as readonly object[],
};

/** Returns the issues of a scenario that differs from a sound one, as `code path: message`. */
function found(change: object): string[] {
  return foundIn(JSON.stringify({ ...sound, ...change }));
}

function foundIn(text: string): string[] {
  return checkScenario(readJson(text)).issues.map(
    ({ code, path, onKey, message }) =>
      `${code} ${path.join('.')}${onKey === true ? ' (key)' : ''}: ${message}`,
  );
}

const nuke = (update: number, player: string) => ({ update, player, type: 'Nuke' });
const leave = (update: number, player: string) => ({ update, player, type: 'Leave' });
const assign = (update: number, player: string, lix: number, skill = 'Exploder') => ({
  update,
  player,
  type: 'Assign',
  skill,
  lix,
});

describe('checking a scenario', () => {
  it('reports nothing about a valid scenario, and reads it', () => {
    const { issues, scenario, timeline } = checkScenario(readJson(JSON.stringify(sound)));
    assert.deepEqual(issues, []);
    assert.equal(scenario?.players.length, 2);
    assert.equal(timeline?.scenario, scenario);
  });

  // design: lix-level-decides
  it('requires exactly one kind of nuke', () => {
    assert.deepEqual(found({ nuke: undefined }), [
      'nuke-kind : Missing field "nuke". Expected "Exploder" or "Concede".',
    ]);
    assert.deepEqual(found({ nuke: ['Exploder', 'Concede'] }), [
      'nuke-kind nuke: Expected one kind of nuke: "Exploder" or "Concede".',
    ]);
    assert.deepEqual(found({ nuke: 'Explode' }), [
      'nuke-kind nuke: Unknown value "Explode" for `nuke`. Did you mean "Exploder"? Expected "Exploder" or "Concede".',
    ]);
  });

  it('reports unknown players', () => {
    assert.deepEqual(found({ inputs: [nuke(3, 'an')] }), [
      'unknown-player inputs.0.player: Unknown player "an". Did you mean "ann"?',
    ]);
    const [ann, bob] = sound.players;
    assert.deepEqual(found({ players: [{ ...ann, id: '\u00e9' }, bob], inputs: [nuke(3, 'e\u0301')] }), [
      'unknown-player inputs.0.player: Unknown player "e\u0301". Did you mean "\u00e9" (U+00E9 instead of U+0065 U+0301)?',
    ]);
    assert.deepEqual(found({ players: [ann, { ...bob, id: 'ann' }] }), [
      'duplicate-id players.1.id: The id "ann" is already used by another player. Use a unique id.',
    ]);
    // a player whose id is faulty may be any player
    assert.deepEqual(found({ players: [ann, { ...bob, id: 7 }], inputs: [nuke(3, 'bo')] }), [
      'wrong-type players.1.id: Expected a non-empty string for `id` but found the number 7.',
    ]);
  });

  // design: lix-one-nuke
  it('allows each player one nuke, and one input per update', () => {
    assert.deepEqual(found({ inputs: [nuke(3, 'ann'), nuke(3, 'bob'), nuke(5, 'ann')] }), [
      'second-nuke inputs.2.type: "ann" already nukes in update 3. Each player can nuke only once per game.',
    ]);
    assert.deepEqual(found({ inputs: [leave(9, 'bob'), nuke(9, 'bob')] }), [
      'second-input inputs.1.update: "bob" already has an input in update 9. Only the first one counts.',
    ]);
  });

  it('requires inputs in order and before the end', () => {
    const misplaced = (...inputs: object[]) => found({ inputs }).map((issue) => issue.split(':')[0]);
    assert.deepEqual(misplaced(nuke(5, 'ann'), leave(30, 'ann'), leave(6, 'bob')), [
      'input-order inputs.1.update',
    ]);
    assert.deepEqual(misplaced(nuke(5, 'ann'), leave(6, 'ann'), leave(4, 'bob')), [
      'input-order inputs.2.update',
    ]);
    assert.deepEqual(found({ inputs: [nuke(8, 'ann'), leave(6, 'bob')] }), [
      'input-order inputs.0.update: This input of update 8 is written before one of update 6. Inputs are played in the order of their updates.',
    ]);
    assert.deepEqual(found({ until: 5, inputs: [nuke(6, 'ann')] }), [
      'input-after-end inputs.0.update: Update 6 is not played, because the scenario ends with update 5.',
    ]);
  });

  it('explains why a player has no control', () => {
    assert.deepEqual(found({ nuke: 'Concede', inputs: [nuke(3, 'ann'), assign(5, 'ann', 1)] }), [
      'no-control inputs.1.type: "ann" is no longer in control: conceded in update 3.',
    ]);
    // Ann saves her first lix in update 7; without overtime all lose control in the next
    assert.deepEqual(found({ overtime: 0, inputs: [assign(9, 'ann', 3), nuke(10, 'bob')] }), [
      'no-control inputs.0.type: "ann" is no longer in control: the end-of-overtime nuke removed control from everyone in update 8.',
      'no-control inputs.1.type: "bob" is no longer in control: the end-of-overtime nuke removed control from everyone in update 8.',
    ]);
    assert.deepEqual(found({ inputs: [leave(3, 'ann'), assign(5, 'ann', 1), leave(6, 'ann')] }), [
      'has-left inputs.1.type: "ann" left the game in update 3.',
      'has-left inputs.2.type: "ann" left the game in update 3.',
    ]);
  });

  it('names the input that took the control as related', () => {
    const text = JSON.stringify({ ...sound, nuke: 'Concede', inputs: [nuke(3, 'ann'), assign(5, 'ann', 1)] });
    const [issue] = checkScenario(readJson(text)).issues;
    assert.deepEqual(issue?.related, [{ path: ['inputs', 0, 'type'], message: 'The player concedes here.' }]);
  });

  it('explains why a lix cannot be assigned a skill', () => {
    // Ann's lix spawn in the updates 1, 3 and 5 and are saved in 7, 9 and 11
    const why = (update: number, lix: number, skill?: string) =>
      found({ inputs: [assign(update, 'ann', lix, skill)] });
    assert.deepEqual(why(2, 1), []);
    assert.deepEqual(why(7, 1), []);
    assert.deepEqual(why(1, 1), [
      'no-lix inputs.0.lix: Lix 1 of "ann" spawns in update 1, after the inputs of that update.',
    ]);
    assert.deepEqual(why(2, 3), [
      'no-lix inputs.0.lix: Lix 3 of "ann" spawns in update 5, later than this input.',
    ]);
    assert.deepEqual(why(2, 4), ['no-lix inputs.0.lix: "ann" has only 3 lix.']);
    assert.deepEqual(why(8, 1), ['no-lix inputs.0.lix: Lix 1 of "ann" was saved in update 7.']);
    assert.deepEqual(why(2, 1, 'Digger'), ['no-skill inputs.0.skill: "ann" has no Digger left.']);
    assert.deepEqual(found({ inputs: [assign(4, 'ann', 1), assign(5, 'ann', 1)] }), [
      'no-lix inputs.1.lix: Lix 1 of "ann" exploded in update 4.',
    ]);
    assert.deepEqual(found({ inputs: [nuke(2, 'bob'), assign(3, 'bob', 2)] }), [
      'no-lix inputs.1.lix: Lix 2 of "bob" never spawns: the nuke of its player empties the hatch in update 2.',
    ]);
    assert.deepEqual(found({ until: 4, inputs: [assign(4, 'ann', 3)] }), [
      'no-lix inputs.0.lix: Lix 3 of "ann" never spawns: it would spawn in update 5, but the scenario ends with update 4.',
    ]);
    const race = {
      overtime: 0,
      players: [
        { id: 'ann', lixInHatch: 3, spawnInterval: 2, updatesToExit: 1 },
        { id: 'bob', lixInHatch: 3, spawnInterval: 4, updatesToExit: 30 },
      ],
    };
    assert.deepEqual(found({ ...race, inputs: [assign(2, 'bob', 3)] }), [
      'no-lix inputs.0.lix: Lix 3 of "bob" never spawns: the end-of-overtime nuke empties the hatch in update 3.',
    ]);
  });

  it('reports inputs after the end of the game', () => {
    const alone = { players: sound.players.slice(0, 1), inputs: [leave(12, 'ann')] };
    assert.deepEqual(found(alone), ['game-over inputs.0.type: The game ends in update 11.']);
  });

  it('skips the playing of faulty inputs, and plays the others', () => {
    const text = JSON.stringify({
      ...sound,
      inputs: [{ update: 1, player: 'ann', type: 'Nuk' }, assign(2, 'ann', 9), leave(4, 'bob')],
    });
    const { issues, scenario, timeline } = checkScenario(readJson(text));
    assert.deepEqual(
      issues.map(({ code }) => code),
      ['invalid-value'],
    );
    assert.equal(scenario, undefined);
    assert.deepEqual(timeline?.lanes[1]?.lostControl, { why: 'left', update: 4 });
  });

  it('reports one issue for a file of another kind, and none for an unfinished one', () => {
    assert.deepEqual(foundIn('[]'), [
      'unsupported-format : Expected a JSON object. A version 1 scenario starts with "format": "lix-scenario" and "version": 1.',
    ]);
    assert.deepEqual(found({ format: 'reactor-maintenance-level' }).length, 1);
    assert.deepEqual(found({ version: 2 }), [
      'unsupported-version version: Unsupported version 2. Expected version 1.',
    ]);
    for (const text of [
      '',
      '{',
      '{ "format": "lix-scenario", ',
      '{ "format": "lix-scenario", "players": [{ "id": "a"',
    ])
      assert.deepEqual(foundIn(text), [], text);
  });

  it('never throws, wherever a text is cut', () => {
    const text = JSON.stringify({ ...sound, inputs: [nuke(3, 'ann'), assign(2, 'bob', 1)] });
    for (let end = 0; end <= text.length; end += 3) checkScenario(readJson(text.slice(0, end)));
  });
});
