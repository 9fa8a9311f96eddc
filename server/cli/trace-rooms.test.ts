import { deepEqual, equal, match } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../test/repository/sources';
import { TemporaryFolder } from '../../test/lsp/testing/workspace';
import { exampleText, modText } from '../language/rooms/testing/texts';
import { run, type Run } from './testing/run-cli';

interface Line {
  readonly turn: number;
  readonly floor: number;
  readonly plan: string;
  readonly position: readonly [number, number];
  readonly refused: string | null;
  readonly hash: string;
}
const lines = ({ out }: Run): Line[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

describe('reactor-level trace and verify of rooms', function () {
  const file = 'a.rooms.toml';
  const saved = 'a.rooms-transcript.json';
  let folder: TemporaryFolder;
  const call = (...args: string[]): Promise<Run> => run(folder.path, ...args);
  const trace = (...args: string[]): Promise<Run> => call('trace', file, 'actions.json', ...args);
  const write = (actions: unknown): string => folder.write('actions.json', JSON.stringify(actions));

  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write(file, exampleText);
    folder.write('b.rooms.toml', modText);
  });
  afterEach(() => folder.dispose());

  it('prints a line before the first action and after each, including refused actions', async () => {
    write(['north', { id: 'descend' }]);
    const result = await trace('--seed', '5');
    equal(result.code, 0, result.errors);
    const [start, moved, refused] = lines(result);
    deepEqual([start?.turn, start?.floor, start?.plan], [0, 1, 'core:floor_1']);
    const apart = (moved?.position[1] ?? 0) - (start?.position[1] ?? 0);
    deepEqual([moved?.turn, apart, moved?.refused, refused?.refused], [1, -1, null, 'no-stairs']);
    match(start?.hash ?? '', /^[0-9a-f]{16}$/);
    equal(lines(await trace('--seed', '5', '--floor', 'mod:floor_2'))[0]?.floor, 2);
  });

  it('saves a transcript with floor and seed that verify replays', async () => {
    write(['descend', 'north', 'south']);
    const { code, errors } = await trace('--seed', '5', '--floor', 'mod:floor_2', '--save', saved);
    deepEqual([code, errors], [0, `1 refused action omitted from ${saved}.\n`]);
    const verified = `${saved}: unfinished in turn 2, 2 actions\n1 transcript verified\n`;
    for (const path of ['.', saved, file, '*.json'])
      deepEqual(await call('verify', path), { code: 0, out: verified, errors: '' });
    const again = lines(await call('trace', file, saved));
    deepEqual([again.length, again[0]?.plan], [3, 'mod:floor_2']);
  });

  it('reports where a run diverges, and that the rooms have changed', async () => {
    write(['north', 'south']);
    await trace('--seed', '5', '--save', saved);
    const text = readFileSync(join(folder.path, saved), 'utf8');
    folder.write(saved, text.replace('"south"', '"descend"'));
    const differs = await call('verify', saved);
    equal(differs.code, 1);
    equal(
      differs.errors,
      `${saved}:10:5 diverges on turn 1 at action 1 (descend): the action is refused (no-stairs).\n`,
    );
    folder.write(saved, text);
    folder.write('b.rooms.toml', modText.replace('weight = 1', 'weight = 2'));
    match(
      (await call('verify', saved)).errors,
      /^a\.rooms-transcript\.json was recorded from different rooms than those of a\.rooms\.toml, or before they were changed: expected levelHash \w+ but found levelHash \w+\. Play does not diverge/,
    );
    match((await call('trace', file, saved)).errors, / was recorded from rooms other /);
  });

  it('rejects faulty rooms and malformed actions', async () => {
    write(['north', 'dance']);
    const malformed = await trace();
    deepEqual([malformed.code, lines(malformed).length], [1, 2]);
    match(malformed.errors, /^actions\.json:1:10 There is no action "dance"\. Write one of "north", /);
    const none = await trace('--floor', 'core:nope');
    deepEqual([none.code, none.out], [1, '']);
    match(none.errors, /There is no floor "core:nope" without errors to begin with\. There are core:/);
    write({ format: 'reactor-maintenance-transcript' });
    match(
      (await trace()).errors,
      /^actions\.json:1:11 The file is neither a transcript nor a list of actions\. /,
    );
    write([]);
    equal((await trace('--save', file)).code, 2);
    equal((await call('trace', 'no.rooms.toml', 'actions.json')).code, 2);
    folder.write(file, exampleText.replace('core:merchant"]\nlayout', 'core:nobody"]\nlayout'));
    match((await trace()).errors, /^Cannot play a\.rooms\.toml: .+ 1 error/);
  });

  it('wins through the floors of the sample mod', async () => {
    const { code, out } = await run(root, 'verify', 'samples/rooms');
    deepEqual([code, /: won on turn \d+, \d+ actions\n1 transcript verified\n$/.test(out)], [0, true], out);
  });
});
