import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TemporaryFolder } from '../../test/lsp/testing/workspace';
import { root } from '../../test/repository/sources';
import { readToml } from '../language/toml/toml';
import { exampleText, modText } from '../language/rooms/testing/texts';
import { crossing, exampleFloor } from '../../engine/rooms/testing/seed-example';
import { run, type Run } from './testing/run-cli';

const file = 'samples/rooms/core.rooms.toml';
const generate = (...args: string[]): Promise<Run> => run(root, 'generate', file, ...args);

describe('reactor-level generate', function () {
  it('generates the same floor for the same seed, as text, JSON or SVG', async () => {
    const text = await generate('--floor', 'core:floor_1', '--seed', '5');
    equal(text.code, 0, text.errors);
    const rows = text.out.trimEnd().split('\n');
    deepEqual([rows.length, ...new Set(rows.map(({ length }) => length))], [30, 60]);
    const json = await generate('--seed', '5', '--format', 'json');
    const made = JSON.parse(json.out) as { tiles: string[]; hash: string };
    deepEqual(made.tiles, rows);
    equal(made.hash, '2d0d369969b7e2e0');
    match((await generate('--format', 'svg')).out, /^<svg [^]*core:gate[^]*<\/svg>\n$/);
  });

  it('includes the mod next to the file', async () => {
    const { out } = await generate('--floor', 'core:floor_3');
    equal(out.split('\n')[0]?.length, 96, 'the overridden size');
    equal((await generate('--floor', 'deeper:floor_6', '--seeds', '20')).code, 0);
  });

  it('prints statistics over many seeds', async () => {
    const { code, out } = await generate('--floor', 'core:floor_5', '--seeds', '50', '--format', 'json');
    const { made, seeds } = JSON.parse(out) as { made: number; seeds: number };
    deepEqual([code, made, seeds], [0, 50, 50]);
  });

  it('explains why a floor cannot be generated', async () => {
    const none = await generate('--floor', 'core:nope');
    deepEqual([none.code, none.out], [1, '']);
    match(none.errors, /Expected one of: core:floor_1, /);
    equal((await run(root, 'generate', 'no/such.rooms.toml')).code, 2);
    equal((await run(root, 'generate', 'samples/first-light.reactor.json')).code, 2);
    equal((await generate('--seeds', '5', '--format', 'svg')).code, 2);
  });

  it('exits with 2 if the file cannot be read', async () => {
    const folder = new TemporaryFolder();
    mkdirSync(join(folder.path, 'a.rooms.toml'));
    const { code, errors } = await run(folder.path, 'generate', 'a.rooms.toml');
    deepEqual([code, errors], [2, 'Cannot read a.rooms.toml.\n']);
    folder.dispose();
  });

  it('includes and checks TOML files that a config file lists', async () => {
    const folder = new TemporaryFolder();
    folder.write('reactor.config.json', '{ "rooms": ["mods/*.toml"] }');
    folder.write('a.rooms.toml', exampleText);
    folder.write('mods/b.toml', modText);
    folder.write('other.toml', 'x = 1');
    const call = (...args: string[]): Promise<Run> => run(folder.path, ...args);
    const made = await call('generate', 'a.rooms.toml', '--floor', 'mod:floor_2');
    deepEqual([made.code, made.out.split('\n')[0]?.length], [0, 60], made.errors);
    equal((await call('generate', 'mods/b.toml', '--root', '.', '--floor', 'mod:floor_2')).out, made.out);
    const checked = await call('check', '.', '--format', 'json');
    deepEqual(
      (JSON.parse(checked.out) as { file: string }[]).map(({ file }) => file),
      ['a.rooms.toml', 'mods/b.toml', 'reactor.config.json'],
    );
    equal(checked.code, 0, checked.out);
    folder.dispose();
  });

  it('has samples without errors, including the examples of the format', async () => {
    const checked = await run(root, 'check', '--max-warnings', '0', 'samples/rooms');
    equal(checked.code, 0, checked.out);
    const value = readToml(readFileSync(join(root, file), 'utf8')).value as Record<string, { id: string }[]>;
    const entry = (list: string, id: unknown): unknown =>
      JSON.parse(JSON.stringify(value[list]?.find((each) => each.id === id)));
    deepEqual(entry('prefabs', 'core:kreuzung'), crossing);
    deepEqual(entry('floors', 'core:floor_3'), exampleFloor);
    ok((value['prefabs']?.length ?? 0) === 10 && value['floors']?.length === 5);
  });
});
