import { deepEqual, equal, match } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../test/repository/sources';
import { TemporaryFolder } from '../../test/lsp/testing/workspace';
import { scenarioText } from '../language/lix/testing/lix-at';
import { run, type Run } from './testing/run-cli';

interface Line {
  readonly update: number;
  readonly status: string;
  readonly players: readonly { readonly id: string; readonly saved: number; readonly exploded: number }[];
  readonly refused: string | null;
  readonly events: readonly { readonly event: string; readonly player?: string }[];
  readonly hash: string;
}
const lines = ({ out }: Run): Line[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

describe('reactor-level check, trace and verify of lix scenarios', function () {
  const file = 'a.lix.json';
  const saved = 'a.lix-transcript.json';
  let folder: TemporaryFolder;
  const call = (...args: string[]): Promise<Run> => run(folder.path, ...args);

  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write(file, scenarioText);
  });
  afterEach(() => folder.dispose());

  it('checks scenarios', async () => {
    equal((await call('check', '.')).code, 0);
    folder.write(file, scenarioText.replace('"player": "bob"', '"player": "bo"'));
    const result = await call('check', file);
    equal(result.code, 1);
    match(result.out, /a\.lix\.json:14:30 error unknown-player Unknown player "bo"\. Did you mean "bob"\?/);
  });

  it('traces the inputs of a scenario with one line per update', async () => {
    const result = await call('trace', file);
    equal(result.code, 0, result.errors);
    const traced = lines(result);
    deepEqual(
      traced.map(({ update }) => update),
      Array.from({ length: 14 }, (_, update) => update),
    );
    const { players = [], events = [] } = traced.at(-1) ?? {};
    deepEqual(
      players.map(({ id, saved: count, exploded }) => [id, count, exploded]),
      [
        ['ann', 3, 0],
        ['bob', 0, 4],
      ],
    );
    deepEqual(events, [{ event: 'exploded', player: 'bob', lix: 4, by: 'nuke' }, { event: 'game_over' }]);
  });

  it('saves a transcript, traces it, and verifies it', async () => {
    const own = lines(await call('trace', file, '--save', saved));
    const again = lines(await call('trace', file, saved));
    equal(again.at(-1)?.hash, own.at(-1)?.hash);
    const verified = await call('verify', file);
    equal(verified.out, 'a.lix-transcript.json: won on turn 13, 5 actions\n1 transcript verified\n');
    folder.write(file, scenarioText.replace('"lixInHatch": 4', '"lixInHatch": 5'));
    const other = await call('verify', saved);
    equal(other.code, 1);
    match(other.errors, /was recorded from a different scenario than a\.lix\.json, .*diverges on turn \d+/);
  });

  it('omits refused actions from the transcript, which replays identically', async () => {
    const actions = [
      'update',
      { id: 'Nuke', seat: 'ann' },
      { id: 'Leave', seat: 'bob' },
      'update',
      { id: 'Nuke', seat: 'ann' },
      { id: 'update', index: 3 },
      { id: 'update', index: 999 },
    ];
    folder.write('actions.json', JSON.stringify(actions));
    const traced = await call('trace', file, 'actions.json', '--save', saved);
    equal(traced.code, 0, traced.errors);
    match(traced.errors, /2 refused actions omitted/);
    const { actions: kept } = JSON.parse(readFileSync(join(folder.path, saved), 'utf8')) as {
      actions: { id: string }[];
    };
    deepEqual(
      kept.map(({ id }) => id),
      ['update', 'Nuke', 'Leave', 'update', 'update'],
    );
    equal((await call('verify', saved)).code, 0);
  });

  it('gives the reason of each refused action, and events only after an update', async () => {
    const actions = [
      'update',
      { id: 'Nuke', seat: 'ann' },
      { id: 'Leave', seat: 'ann' },
      'update',
      { id: 'Nuke', seat: 'ann' },
      'update',
      { id: 'update', index: 999 },
      { id: 'Leave', seat: 'ann' },
      { id: 'update', index: 57 },
    ];
    folder.write('actions.json', JSON.stringify(actions));
    folder.write(file, scenarioText.replace('"updatesToExit": 30', '"updatesToExit": 56'));
    const traced = await call('trace', file, 'actions.json');
    equal(traced.code, 0, traced.errors);
    deepEqual(
      lines(traced).map(({ update, refused, events }) => [
        update,
        refused,
        events.map(({ event }) => event).join(' '),
      ]),
      [
        [0, null, ''],
        [1, null, 'spawned spawned'],
        [1, null, ''],
        [1, 'given-already', ''],
        [2, null, 'nuked control_lost spawned'],
        [2, null, ''],
        [3, 'second-nuke', 'refused spawned spawned'],
        [3, 'game-over', ''],
        [3, null, ''],
        [3, 'game-over', ''],
      ],
    );
  });

  it('reports a malformed action at its own place, and a part of it at the place of the part', async () => {
    /** The action, its part at fault, and the message. */
    const cases: [string, string, RegExp][] = [
      ['{"id": "Fly", "seat": "ann"}', '{"id": "Fly"', /^There is no input "Fly"\./],
      ['{"id": "Assign Builder", "seat": "ann"}', '{"id": "Assign', /^"Assign Builder" needs an "index"/],
      ['{"id": "Assign Builder", "seat": "ann", "index": "2"}', '"2"', /^Expected a whole number .+ "2"\.$/],
      ['{"id": "update", "index": true}', 'true', /^Expected a whole number .+ but found true\.$/],
      ['{"id": "Nuke", "seat": 7}', '7', /^Expected a string .+ but found the number 7\.$/],
      ['{"id": "Nuke", "player": "ann"}', '"player"', /^Unknown field "player"\./],
      ['["update"]', '["update"],', /^Expected an action but found a list\.$/],
    ];
    for (const [wrong, part, message] of cases) {
      const text = `["update", ${wrong}, "update", {"id": "Nuke", "seat": "ann"}]`;
      folder.write('actions.json', text);
      const traced = await call('trace', file, 'actions.json', '--save', 'no.json');
      equal(traced.code, 1);
      const [place = '', ...words] = traced.errors.trimEnd().split(' ');
      equal(place, `actions.json:1:${text.indexOf(part) + 1}`, wrong);
      match(words.join(' '), message);
      equal(lines(traced).length, 2);
    }
  });

  it('gives the place of a structural fault of a transcript', async () => {
    await call('trace', file, '--save', saved);
    const text = readFileSync(join(folder.path, saved), 'utf8');
    folder.write(saved, text.replace(/"index": ?(\d+)/, '"index":"$1"'));
    const place = 'a\\.lix-transcript\\.json:\\d+:\\d+';
    const verified = await call('verify', saved);
    deepEqual([verified.code, verified.out], [1, '0 transcripts verified, 1 failed\n']);
    match(verified.errors, new RegExp(`^${place} The file is not a transcript\\. Expected a whole number`));
    match(
      (await call('trace', file, saved)).errors,
      new RegExp(
        `^${place} The file is neither a transcript nor a list of actions\\. Expected a whole number`,
      ),
    );
  });

  it('reports why a scenario cannot be played', async () => {
    folder.write(file, scenarioText.replace('"Concede"', '"Both"'));
    const faulty = await call('trace', file);
    equal(faulty.code, 1);
    match(faulty.errors, /Cannot play a\.lix\.json: it has 1 error\.\na\.lix\.json:5:11 error nuke-kind/);
    folder.write(file, scenarioText);
    folder.write('actions.json', '["update", { "id": "Nuke", "seat": "eve" }]');
    const nobody = await call('trace', file, 'actions.json');
    equal(nobody.code, 1);
    match(nobody.errors, /actions\.json:1:12 Unknown player "eve"\. Write one of "ann", "bob"\.\n$/);
    const dumped = await call('trace', file, '--dump');
    deepEqual([dumped.code, dumped.errors], [2, '--dump cannot be used with a scenario.\n']);
    const kept = await call('trace', file, '--save-state', 'x.json');
    deepEqual([kept.code, kept.errors], [2, '--save-state cannot be used with a scenario.\n']);
    const level = await call('trace', 'a.reactor.json');
    equal(level.code, 2);
    match(level.errors, /^Missing file of actions: a level does not contain any\./);
  });

  it('verifies the samples', async () => {
    const result = await run(join(root, 'samples', 'lix'), 'verify', '.');
    equal(result.code, 0, result.errors);
    match(result.out, /exploder-nuke\.lix-transcript\.json: won on turn 24/);
    equal((await run(join(root, 'samples', 'lix'), 'check', '.', '--max-warnings', '0')).code, 0);
  });
});
