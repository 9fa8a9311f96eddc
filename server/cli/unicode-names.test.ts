import { deepEqual, equal, match } from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sound } from '../../test/lsp/testing/levels';
import { TemporaryFolder } from '../../test/lsp/testing/workspace';
import { scenarioText } from '../language/lix/testing/lix-at';
import { exampleText } from '../language/rooms/testing/texts';
import { winning } from './testing/plays';
import { run, type Run } from './testing/run-cli';

/** The same name as one letter and as two, as macOS writes it. */
const composed = '\u00e9';
const apart = 'e\u0301';

describe('the command line and names in two Unicode normal forms', function () {
  let folder: TemporaryFolder;
  const call = (...args: string[]): Promise<Run> => run(folder.path, ...args);

  beforeEach(function () {
    folder = new TemporaryFolder();
    folder.write(`${apart}.probe`, '');
    // on a Mac both names are one file
    if (existsSync(join(folder.path, `${composed}.probe`))) this.skip();
  });
  afterEach(() => folder.dispose());

  it('finds the level, rooms file or scenario of a transcript', async () => {
    folder.write('actions.json', JSON.stringify(winning));
    folder.write('steps.json', '["north"]');
    const plays: [string, string, string, string[]][] = [
      ['reactor.json', sound, 'reactor-transcript.json', ['actions.json']],
      ['rooms.toml', exampleText, 'rooms-transcript.json', ['steps.json']],
      ['lix.json', scenarioText, 'lix-transcript.json', []],
    ];
    for (const [ending, text, transcriptEnding, actions] of plays) {
      folder.write(`${apart}.${ending}`, text);
      const save = `${composed}.${transcriptEnding}`;
      const traced = await call('trace', `${composed}.${ending}`, ...actions, '--save', save);
      equal(traced.code, 0, traced.errors);
      for (const path of [save, `${apart}.${ending}`, `${composed}.${ending}`])
        deepEqual([path, (await call('verify', path)).code], [path, 0]);
    }
    const all = await call('verify', '.');
    match(all.out, /\n3 transcripts verified\n$/);
    match((await call('verify', `${apart}.*`)).out, /\n3 transcripts verified\n$/);
    match((await call('verify', '.', '--coverage')).out, /\n1 of 1 level won\n$/);
  });

  it('finds files, folders and globs that are given in the other form', async () => {
    folder.write(`${apart}/${apart}.reactor.json`, sound);
    folder.write('reactor.config.json', JSON.stringify({ levels: [`${composed}/*.json`] }));
    folder.write(`${apart}/plain.json`, sound);
    for (const path of [
      composed,
      `${composed}/${composed}.reactor.json`,
      `${composed}/*.reactor.json`,
      '.',
    ]) {
      const { code, out, errors } = await call('check', path);
      equal(code, 0, errors);
      match(out, path === '.' ? /^3 files/ : path === composed ? /^2 files/ : /^1 file,/);
    }
    equal((await call('render', `${composed}/plain.json`)).code, 0);
    equal((await call('check', `${composed}/nope.json`)).code, 2);
  });
});
