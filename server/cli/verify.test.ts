import assert from 'node:assert/strict';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { reactorless, sound } from '../../test/lsp/testing/levels';
import { TemporaryFolder } from '../../test/lsp/testing/workspace';
import { doom, soundWith, waiting, winning } from './testing/plays';
import { run, type Run } from './testing/run-cli';

describe('reactor-level verify', function () {
  let folder: TemporaryFolder;
  const verify = (...args: string[]): Promise<Run> => run(folder.path, 'verify', ...args);
  const read = (file: string): string => readFileSync(join(folder.path, file), 'utf8');

  /** Writes a level and a transcript of it. */
  async function play(name: string, level: string, actions: unknown, transcript = name): Promise<void> {
    folder.write(`${name}.reactor.json`, level);
    folder.write('actions.txt', JSON.stringify(actions));
    const save = `${transcript}.reactor-transcript.json`;
    const { code, errors } = await run(
      folder.path,
      ...['trace', `${name}.reactor.json`, 'actions.txt', '--save', save],
    );
    assert.equal(code, 0, errors);
  }

  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.dispose());

  it('exits with 0 if all transcripts replay, and prints how each ends', async () => {
    await play('a', sound, winning);
    folder.write('maps/readme.md', '');
    await play('maps/b', soundWith(doom), [{ type: 'EndTurn' }, { type: 'EndTurn' }, { type: 'EndTurn' }]);
    await play('maps/b', soundWith(doom), waiting, 'maps/b.slow');
    assert.deepEqual(await verify('.'), {
      code: 0,
      out:
        'a.reactor-transcript.json: won on turn 1, 3 actions\n' +
        'maps/b.reactor-transcript.json: lost on turn 4, 3 actions\n' +
        'maps/b.slow.reactor-transcript.json: unfinished in turn 3, 4 actions\n' +
        '3 transcripts verified\n',
      errors: '',
    });
  });

  it('accepts transcripts, levels, folders and globs', async () => {
    await play('a', sound, winning);
    folder.write('maps/readme.md', '');
    await play('maps/b', sound, waiting);
    await play('maps/b', sound, winning, 'maps/b.fast');
    const verified = async (...args: string[]): Promise<(string | undefined)[]> =>
      (await verify(...args)).out
        .split('\n')
        .slice(0, -2)
        .map((line) => line.split('.reactor-transcript.json:')[0]);
    assert.deepEqual(await verified('a.reactor-transcript.json', 'a.reactor.json', '.'), [
      'a',
      'maps/b.fast',
      'maps/b',
    ]);
    assert.deepEqual(await verified('maps/b.reactor.json'), ['maps/b.fast', 'maps/b']);
    assert.deepEqual(await verified('**/*.fast.*'), ['maps/b.fast']);
    assert.deepEqual(await verified('maps'), ['maps/b.fast', 'maps/b']);
  });

  it('exits with 1 if a transcript diverges, reports the turn, action and difference, and continues', async () => {
    await play('a', sound, waiting);
    await play('b', sound, winning);
    await play('c', sound, winning);
    const good = read('b.reactor-transcript.json');
    const diverges = async (from: string | RegExp, to: string): Promise<string> => {
      const text = good.replace(from, to);
      assert.notEqual(text, good);
      folder.write('b.reactor-transcript.json', text);
      const { code, out, errors } = await verify('.');
      assert.equal(code, 1);
      assert.equal(
        out,
        'a.reactor-transcript.json: unfinished in turn 3, 4 actions\n' +
          'c.reactor-transcript.json: won on turn 1, 3 actions\n' +
          '2 transcripts verified, 1 failed\n',
      );
      return errors;
    };
    assert.equal(
      await diverges('"x":5,"y":2', '"x":3,"y":3'),
      'b.reactor-transcript.json:11:5 diverges on turn 1 at action 1 (MoveRobot): the action is refused (blocked).\n',
    );
    assert.equal(
      await diverges('{"id":"ActivateReactor"', '{"id":"Dance"},{"id":"ActivateReactor"'),
      'b.reactor-transcript.json:12:5 diverges on turn 1 at action 2 (Dance): the action is invalid. There is no action Dance.\n',
    );
    assert.match(
      await diverges(/"stateHash":"\w+"/, '"stateHash":"0"'),
      /^b\.reactor-transcript\.json:12:5 diverges on turn 1 at action 2 \(ActivateReactor\): expected state 0 but found [0-9a-f]{16}\.\n$/,
    );
    assert.match(
      await diverges(/"initialHash": "\w+"/, '"initialHash": "0"'),
      /^b\.reactor-transcript\.json:8:18 diverges on turn 1 before the first action: expected state /,
    );
    assert.match(
      await diverges('\n  ]', ',\n{"id":"EndTurn"}\n  ]'),
      /:13:1 diverges on turn 1 at action 3 \(EndTurn\): the level has already ended\.\n$/,
    );
  });

  it('reports every failure and exits with the worst code', async () => {
    for (const name of ['b', 'd']) await play(name, sound, winning);
    folder.write('a.reactor.json', sound);
    folder.write('a.reactor-transcript.json', '');
    folder.write('c.reactor-transcript.json', '{}');
    const { code, out, errors } = await verify('.');
    assert.equal(code, 2);
    assert.match(out, /^b\.reactor.+ won .+\nd\.reactor.+ won .+\n2 transcripts verified, 2 failed\n$/);
    assert.match(errors, /^a\.reactor-transcript\.json:1:1 error syntax .+\nFound no level for c\..+\n$/);
  });

  it('reports where play on another level diverges', async () => {
    await play('a', sound, winning);
    folder.write('a.reactor.json', sound.replace('"position": [4, 1] }', '"position": [3, 1] }'));
    const moved = await verify('.');
    assert.equal(moved.code, 1);
    assert.match(
      moved.errors,
      /^a\.reactor-transcript\.json was recorded from a different level than a\.reactor\.json, or before it was changed: expected levelHash \w+ but found levelHash \w+\. a\.reactor-transcript\.json:8:18 diverges on turn 1 before the first action: /,
    );
    folder.write('a.reactor.json', soundWith(doom));
    assert.match((await verify('.')).errors, / Play does not diverge\. Save the transcript again\.\n$/);
    folder.write('a.reactor.json', sound.replace('"Sound"', '"Another title"'));
    assert.equal((await verify('.')).code, 0);
    folder.write('reactor.balance.json', '{ "turn": { "actionBudget": 1 } }');
    assert.match(
      (await verify('.')).errors,
      /was recorded with a different balance than that of a\.reactor\.json: expected balanceHash .+ diverges on turn 1 /,
    );
  });

  it('lists the levels without a winning transcript', async () => {
    folder.write('reactor.config.json', '{ "levels": ["**/*.reactor.json", "maps/*.json"] }');
    await play('won', sound, waiting);
    await play('won', sound, winning, 'won.fast');
    await play('lost', sound, waiting);
    folder.write('broken.reactor.json', reactorless);
    folder.write('maps/bare.json', sound);
    const { code, out } = await verify('.', '--coverage');
    assert.equal(code, 0);
    assert.equal(
      out.split('verified\n')[1],
      'broken.reactor.json has errors\nlost.reactor.json is not won\nmaps/bare.json has no transcript\n' +
        '1 of 4 levels won\n',
    );
    assert.equal(
      (await verify('maps', '--coverage')).out,
      '0 transcripts verified\nmaps/bare.json has no transcript\n0 of 1 level won\n',
    );
    const named = await verify('won.fast.reactor-transcript.json', 'lost.reactor.json', '--coverage');
    assert.match(named.out, /verified\nlost\.reactor\.json is not won\n1 of 2 levels won\n$/);
  });

  it('counts transcripts and levels and their links once', async () => {
    await play('b', sound, winning);
    const link = (to: string, name: string): void => symlinkSync(to, join(folder.path, name));
    link('b.reactor.json', 'a.reactor.json');
    link('b.reactor-transcript.json', 'a.reactor-transcript.json');
    const { out } = await verify('.', '--coverage');
    assert.equal(
      out,
      'b.reactor-transcript.json: won on turn 1, 3 actions\n1 transcript verified\n1 of 1 level won\n',
    );
    const solved = await run(folder.path, 'solve', '.');
    assert.match(solved.out, /^Won in 1 turn/);
  });

  it('exits with 1 if a file is not a transcript or its level has errors', async () => {
    folder.write('a.reactor.json', sound);
    const cases: [string, RegExp][] = [
      ['{ "format": ', /^a\.reactor-transcript\.json:1:\d+ error syntax .+\n$/],
      ['[]', /^a\.reactor-transcript\.json:1:1 The file is not a transcript\. .+\n$/],
      [
        '{ "format": "reactor-maintenance-level" }',
        /^a\.reactor-transcript\.json:1:13 The file is not a transcript\. .+\n$/,
      ],
    ];
    for (const [text, message] of cases) {
      folder.write('a.reactor-transcript.json', text);
      const { code, errors } = await verify('.');
      assert.equal(code, 1, text);
      assert.match(errors, message);
    }
    await play('a', sound, winning);
    folder.write('a.reactor.json', reactorless);
    const { code, errors } = await verify('.');
    assert.equal(code, 1);
    assert.match(
      errors,
      /^Cannot play a\.reactor\.json: it has 1 error\.\na\.reactor\.json:14:12 error no-reactor /,
    );
  });

  it('exits with 2 if a path does not exist or a transcript has no level, and verifies the others', async () => {
    await play('a', sound, winning);
    folder.write('b.reactor.json', sound);
    folder.write('empty/readme.md', '');
    const { code, out, errors } = await verify('nope', 'empty', 'x*', 'b.reactor.json', 'a.reactor.json');
    assert.equal(code, 2);
    assert.match(out, /^a\.reactor-transcript\.json: won .+\n1 transcript verified\n$/);
    assert.equal(
      errors,
      'File or folder "nope" does not exist.\nFound no transcripts in "empty".\nNo transcripts match "x*".\n' +
        'Found no transcript of "b.reactor.json" next to it.\n',
    );
    folder.write('c.reactor-transcript.json', '{}');
    const alone = await verify('c.reactor-transcript.json');
    assert.equal(alone.code, 2);
    assert.equal(
      alone.errors,
      'Found no level for c.reactor-transcript.json. Expected c.reactor.json or c.json.\n',
    );
  });
});
