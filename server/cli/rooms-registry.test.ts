import { deepEqual, equal, match } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TemporaryFolder } from '../../test/lsp/testing/workspace';
import { root } from '../../test/repository/sources';
import { languages, Project } from '../language';
import { nodeFiles } from '../node';
import { exampleText, modText } from '../language/rooms/testing/texts';
import { run } from './testing/run-cli';

interface Entry {
  readonly file: string;
  readonly issues: readonly { readonly code: string }[];
}

/** Returns true for the codes that depend on the other files. */
function isOfRegistry({ code }: { readonly code: string }): boolean {
  return ['unused-override', 'unknown-tag', 'floor-gap', 'duplicate-id'].includes(code);
}

describe('the registry of a rooms file', function () {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.dispose());

  /** Returns the codes of the files that a call checks, by the folder in which it is made. */
  const codes = async (cwd: string, ...paths: string[]): Promise<string[]> => {
    const { out } = await run(join(folder.path, cwd), 'check', '--format', 'json', ...paths);
    const entries = JSON.parse(out) as Entry[];
    return entries.map(({ file, issues }) =>
      [file.replace(/^.*\//, ''), ...issues.filter(isOfRegistry).map(({ code }) => code)].join(' '),
    );
  };

  it('has the mods below a folder, from whichever folder and with whichever path it is called', async () => {
    folder.write('game/core.rooms.toml', exampleText);
    folder.write('game/mods/mod.rooms.toml', modText);
    const both = ['core.rooms.toml', 'mod.rooms.toml'];
    for (const [expected, cwd, ...paths] of [
      [both, '', 'game'],
      [both, 'game', '.'],
      [both, 'game/mods', '..'],
      [both, '', 'game/core.rooms.toml', 'game/mods/mod.rooms.toml'],
      [both, '', 'game/**/*.rooms.toml'],
      [both, 'game/mods', join(folder.path, 'game')],
      [['mod.rooms.toml'], '', 'game/mods'],
      [['mod.rooms.toml'], '', '--root', 'game', 'game/mods'],
      [['mod.rooms.toml'], 'game/mods', '.'],
      [['mod.rooms.toml'], 'game', 'mods/mod.rooms.toml'],
      [['core.rooms.toml'], 'game/mods', '../core.rooms.toml'],
    ] as const)
      deepEqual(await codes(cwd, ...paths), expected, `${cwd}: ${paths.join(' ')}`);
    const floor = await run(folder.path, 'generate', 'game/core.rooms.toml', '--floor', 'mod:floor_2');
    const fromMod = await run(
      join(folder.path, 'game/mods'),
      'generate',
      'mod.rooms.toml',
      '--floor',
      'mod:floor_2',
    );
    deepEqual([floor.code, fromMod.code, fromMod.out], [0, 0, floor.out], floor.errors + fromMod.errors);
  });

  it('is that of --root or of a config file that names rooms, if folders lie beside each other', async () => {
    folder.write('game/base/core.rooms.toml', exampleText);
    folder.write('game/mods/deep/mod.rooms.toml', modText);
    const [alone] = await codes('', 'game/mods');
    match(alone ?? '', /unused-override .*unknown-tag/);
    deepEqual(await codes('', '--root', 'game', 'game/mods'), ['mod.rooms.toml']);
    deepEqual(await codes('game', '.'), ['core.rooms.toml', 'mod.rooms.toml']);
    folder.write('game/reactor.config.json', '{ "rooms": ["**/*.rooms.toml"] }');
    deepEqual(await codes('', 'game/mods'), ['mod.rooms.toml']);
    deepEqual(await codes('game/mods/deep', 'mod.rooms.toml'), ['mod.rooms.toml']);
  });

  it('is another one for each of two folders in one call', async () => {
    for (const name of ['core', 'deeper'])
      for (const copy of ['one', 'two'])
        folder.write(
          `${copy}/${name}.rooms.toml`,
          readFileSync(join(root, `samples/rooms/${name}.rooms.toml`), 'utf8'),
        );
    const all = ['core.rooms.toml', 'deeper.rooms.toml', 'core.rooms.toml', 'deeper.rooms.toml'];
    folder.write('stray.rooms.toml', 'a = [[[');
    deepEqual(await codes('', 'one', 'two'), all);
    deepEqual(await codes('one', '.', '../two/core.rooms.toml', '../two/deeper.rooms.toml'), all);
  });

  it('is that of the editor, for each folder that is opened or named', async () => {
    folder.write('a/core.rooms.toml', exampleText);
    folder.write('a/b/mod.rooms.toml', modText);
    folder.write('c/copy.rooms.toml', exampleText);
    for (const opened of [['a'], ['a', 'c'], ['c'], ['a', 'a/b'], ['']]) {
      const project = new Project(nodeFiles, languages);
      project.setRoots(opened.map((name) => `${folder.uri}/${name}`.replace(/\/$/, '')));
      await project.whenScanned();
      const inEditor: string[] = [];
      for (const uri of [...project.uris()].sort()) {
        const found = (await project.report(uri))?.diagnostics ?? [];
        inEditor.push(
          [uri.replace(/^.*\//, ''), ...found.filter(isOfRegistry).map(({ code }) => code)].join(' '),
        );
      }
      deepEqual(await codes('', ...opened.map((name) => name || '.')), inEditor, opened.join());
    }
    equal((await codes('', 'a', 'c')).length, 3);
  });
});
