import assert from 'node:assert/strict';
import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { orphaned, reactorless, sound } from '../../test/lsp/testing/levels';
import { TemporaryFolder } from '../../test/lsp/testing/workspace';
import { run, type Run } from './testing/run-cli';

interface FileReport {
  file: string;
  issues: { code: string; severity: string; path: unknown; range: unknown; related: unknown[] }[];
}
const json = ({ out }: Run): FileReport[] => JSON.parse(out) as FileReport[];
const brief = (result: Run): Record<string, string[]> =>
  Object.fromEntries(json(result).map(({ file, issues }) => [file, issues.map(({ code }) => code)]));

describe('the command line', function () {
  let folder: TemporaryFolder;
  const check = (...args: string[]): Promise<Run> => run(folder.path, 'check', ...args);

  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.dispose());

  it('exits with 0 without errors, and lists files without diagnostics', async () => {
    folder.write('a.reactor.json', sound);
    const result = await check('.', '--format', 'json');
    assert.deepEqual(json(result), [{ file: 'a.reactor.json', issues: [] }]);
    assert.equal(result.code, 0);
    assert.equal(result.errors, '');
  });

  it('exits with 1 if there is an error, and prints its place', async () => {
    folder.write('maps/a.reactor.json', reactorless);
    const result = await check('maps', '--format=json');
    assert.equal(result.code, 1);
    const [file] = json(result);
    assert.equal(file?.file, 'maps/a.reactor.json');
    const { message, ...issue } = { message: '', ...file.issues[0] };
    assert.match(message, /no reactor/);
    assert.deepEqual(issue, {
      code: 'no-reactor',
      severity: 'error',
      path: ['props'],
      range: { start: { line: 13, character: 11 }, end: { line: 13, character: 13 } },
      related: [],
    });
  });

  it('prints related places in the same form', async () => {
    folder.write('a.reactor.json', sound.replace('"title"', '"title": "a", "title"'));
    const [file] = json(await check('.', '--format', 'json'));
    assert.deepEqual(file?.issues[0]?.related, [
      {
        message: 'The first "title" is here.',
        path: ['metadata', 'title'],
        range: { start: { line: 3, character: 16 }, end: { line: 3, character: 23 } },
      },
    ]);
  });

  it('counts warnings only with --max-warnings', async () => {
    folder.write('a.reactor.json', orphaned);
    assert.equal((await check('.')).code, 0);
    assert.equal((await check('.', '--max-warnings', '1')).code, 0);
    const result = await check('.', '--max-warnings=0');
    assert.equal(result.code, 1);
    assert.match(result.errors, /1 warning.*--max-warnings/);
  });

  it('accepts files of any name, folders and globs, and skips installed packages', async () => {
    folder.write('a.reactor.json', sound);
    folder.write('deep/b.reactor.json', reactorless);
    folder.write('deep/readme.md', '# no level');
    folder.write('deep/node_modules/c.reactor.json', reactorless);
    folder.write('odd.txt', orphaned);
    assert.deepEqual(Object.keys(brief(await check('.', '--format=json'))), [
      'a.reactor.json',
      'deep/b.reactor.json',
    ]);
    assert.deepEqual(brief(await check('deep/**', '--format=json')), {
      'deep/b.reactor.json': ['no-reactor'],
    });
    assert.deepEqual(brief(await check('{a,deep/*}.reactor.json', '--format=json')), {
      'a.reactor.json': [],
      'deep/b.reactor.json': ['no-reactor'],
    });
    assert.deepEqual(brief(await check('odd.txt', 'odd.txt', '--format=json')), {
      'odd.txt': ['orphan-network'],
    });
  });

  it('checks and applies balance and config files', async () => {
    folder.write('reactor.balance.json', '{ "grid": { "maxWidth": 6 } }');
    folder.write('maps/reactor.config.json', '{ "severities": { "orphan-network": "error" }, "x": 1 }');
    folder.write('maps/reactor.balance.json', '{ "turn": { "actionBudget": 0 } }');
    folder.write('maps/a.reactor.json', orphaned);
    folder.write('b.reactor.json', sound);
    assert.deepEqual(brief(await check('.', '--format=json')), {
      'b.reactor.json': ['dimensions-too-large'],
      'maps/a.reactor.json': ['orphan-network'],
      'maps/reactor.balance.json': ['invalid-value'],
      'maps/reactor.config.json': ['unknown-field'],
      'reactor.balance.json': [],
    });
  });

  it('searches for settings up to the root, and for a level outside of it only in its folder', async () => {
    folder.write('reactor.balance.json', '{ "grid": { "maxWidth": 6 } }');
    folder.write('in/a.reactor.json', sound);
    const codes = async (cwd: string, ...args: string[]): Promise<string[][]> =>
      json(await run(join(folder.path, cwd), 'check', ...args, '--format=json')).map(({ issues }) =>
        issues.map(({ code }) => code),
      );
    assert.deepEqual(await codes('.', 'in'), [['dimensions-too-large']]);
    assert.deepEqual(await codes('in', '.'), [[]]);
    assert.deepEqual(await codes('in', '.', '--root', '..'), [['dimensions-too-large']]);
    folder.write('other/b.txt', '');
    assert.deepEqual(await codes('other', '../in/a.reactor.json'), [[]]);
    folder.write('in/reactor.balance.json', '{ "grid": { "maxWidth": 6 } }');
    assert.deepEqual(await codes('other', '../in/a.reactor.json'), [['dimensions-too-large']]);
  });

  it('exits with 2 if the root is not a folder', async () => {
    folder.write('a.reactor.json', sound);
    for (const root of ['nowhere', 'a.reactor.json']) {
      const { code, out, errors } = await check('.', '--root', root);
      assert.deepEqual(
        { code, out, errors },
        { code: 2, out: '', errors: `The folder "${root}" of --root does not exist.\n` },
      );
    }
  });

  it('reports invalid options in full sentences', async () => {
    for (const [option, fault] of [
      ['--colour', 'Unknown option --colour.'],
      ['--root', 'Missing value after --root.'],
      ['--max-warnings --root=.', 'Missing value after --max-warnings.'],
      ['--max-warnings -1', '--max-warnings must be a whole number of at least 0, not "-1".'],
      ['--max-warnings=', '--max-warnings must be a whole number of at least 0, not "".'],
      ['--max-warnings 1e3', '--max-warnings must be a whole number of at least 0, not "1e3".'],
      [
        '--max-warnings 9007199254740992',
        '--max-warnings must be a whole number from 0 to 9007199254740991, not "9007199254740992".',
      ],
      ['-x', 'Unknown option -x.'],
      ['--help=x', '--help does not take a value.'],
    ] as const) {
      const { code, errors } = await check('.', ...option.split(' '));
      assert.deepEqual({ code, errors }, { code: 2, errors: `${fault} See reactor-level check --help.\n` });
    }
  });

  it('never checks a transcript as a level, even if a config file includes it', async () => {
    folder.write('reactor.config.json', '{ "levels": ["maps/**/*.json"] }');
    folder.write('maps/a.json', sound);
    folder.write('maps/a.reactor-transcript.json', '{}');
    folder.write('a.reactor-transcript.json', '{}');
    assert.deepEqual(brief(await check('.', '--format=json')), {
      'maps/a.json': [],
      'reactor.config.json': [],
    });
  });

  it('finds levels with other names that a config file in a parent folder includes', async () => {
    folder.write('reactor.config.json', '{ "levels": ["maps/**/*.json"] }');
    folder.write('maps/deep/a.json', orphaned);
    folder.write('maps/../b.reactor.json', orphaned);
    assert.deepEqual(brief(await check('maps/deep', '--format=json')), {
      'maps/deep/a.json': ['orphan-network'],
    });
  });

  it('exits with 2 if a path does not exist, and checks the others', async () => {
    folder.write('a.reactor.json', sound);
    const result = await check('nope.json', 'x*.json', 'a.reactor.json', '--format=json');
    assert.equal(result.code, 2);
    assert.deepEqual(brief(result), { 'a.reactor.json': [] });
    assert.match(
      result.errors,
      /File or folder "nope.json" does not exist\.\nNo level.* match "x\*\.json"\.\n/,
    );
  });

  it('exits with 2 if given a transcript, and checks the other paths', async () => {
    folder.write('a.reactor-transcript.json', '{}');
    folder.write('a.reactor.json', sound);
    const result = await check('a.reactor-transcript.json', 'a.reactor.json', '--format=json');
    assert.equal(result.code, 2);
    assert.deepEqual(brief(result), { 'a.reactor.json': [] });
    assert.equal(
      result.errors,
      'a.reactor-transcript.json is a transcript. Use reactor-level verify to play it.\n',
    );
  });

  it('exits with 2 if nothing was read', async () => {
    folder.write('empty/readme.md', '');
    for (const format of ['text', 'json', 'sarif', 'github']) {
      const result = await check('empty', '--format', format);
      assert.equal(result.code, 2, format);
      assert.match(result.errors, /Found no level, balance or config files in "empty"\./);
    }
  });

  it('exits with 2 and a message for wrong arguments', async () => {
    for (const args of [
      [],
      ['chekc'],
      ['check'],
      ['check', ''],
      ['check', '.', '--format=xml'],
      ['check', '.', '--nope'],
    ]) {
      const result = await run(folder.path, ...args);
      assert.equal(result.code, 2, args.join(' '));
      const name = args[0] === 'check' ? ' check' : '';
      assert.ok(result.errors.endsWith(` See reactor-level${name} --help.\n`), result.errors);
      assert.equal(result.errors.split('\n').length, 2);
    }
    for (const args of [
      ['check', '.', '--max-warnings=few'],
      ['lsp'],
      ['schema', 'robot'],
      ['lsp', 'x', '--stdio'],
      ['forecast'],
      ['forecast', 'a', 'b'],
      ['forecast', 'a', '--turns=0'],
      ['forecast', 'a', '--turns=-1'],
      ['forecast', 'a', '--format=sarif'],
      ['trace', 'a'],
      ['trace', 'a', 'b', 'c'],
      ['verify'],
      ['verify', 'a', '--format=json'],
    ]) {
      const result = await run(folder.path, ...args);
      assert.equal(result.code, 2, args.join(' '));
      assert.ok(result.errors.endsWith(` See reactor-level ${String(args[0])} --help.\n`), result.errors);
    }
  });

  it('reports a file that cannot be read', async function () {
    folder.write('a.reactor.json', sound);
    // root in a container can read every file, but not a link to itself
    symlinkSync('loop.reactor.json', join(folder.path, 'loop.reactor.json'));
    chmodSync(join(folder.path, 'a.reactor.json'), 0o000);
    const result = await check('loop.reactor.json');
    assert.equal(result.code, 2);
    assert.match(result.errors, /loop\.reactor\.json/);
  });

  it('reports a file that is not UTF-8, and accepts a byte-order mark', async () => {
    folder.write('a.reactor.json', Buffer.from(`\ufeff${sound}`, 'utf16le'));
    folder.write('b.reactor.json', Buffer.from(`\ufeff${sound}`));
    const result = await check('.', '--format=json');
    assert.deepEqual(brief(result), { 'a.reactor.json': ['syntax'], 'b.reactor.json': [] });
    const start = { line: 0, character: 0 };
    assert.deepEqual(json(result)[0]?.issues[0]?.range, { start, end: start });
  });

  it('prints the line without terminal control characters', async () => {
    folder.write(
      'a.reactor.json',
      sound.replace('"#.....#"', '"#..?..#"').replace('"Sound"', '"\u009b31m\u001b[0m", "\u007f": 1'),
    );
    const { out } = await check('a.reactor.json');
    assert.match(out, /^a\.reactor\.json:8:9 error unknown-glyph .+\n {8}"#\.\.\?\.\.#",\n {12}\^\n/m);
    assert.ok(!/(?!\n)\p{Cc}/u.test(out));
    assert.match(out, /\n1 file, \d+ errors?, 0 warnings\n$/);
  });

  it('prints at most as many problems of a file as are looked for or asked for, errors first', async () => {
    folder.write('a.reactor.json', `[${'1 '.repeat(160_000)}]`);
    const all = await check('a.reactor.json');
    assert.equal(all.code, 1);
    assert.match(all.out, /\n1 file, 1,000 errors, 0 warnings\n$/);
    assert.equal(all.errors, 'a.reactor.json has at least 1,000 problems. 1,000 of them are printed.\n');
    folder.write('b.reactor.json', orphaned.replace('"metadata"', '"odd": 1, "metadata"'));
    const some = await check('b.reactor.json', '--max-problems', '1', '--format', 'json');
    assert.deepEqual([some.code, brief(some)], [1, { 'b.reactor.json': ['unknown-field'] }]);
    assert.equal(some.errors, 'b.reactor.json has at least 2 problems. 1 of them are printed.\n');
    assert.equal((await check('.', '--max-problems', '1001')).code, 2);
  });

  it('prints short excerpts of a long line', async () => {
    folder.write('a.reactor.json', JSON.stringify({ ...(JSON.parse(sound) as object), robot: 1 }));
    const { out } = await check('a.reactor.json');
    assert.ok(out.split('\n').every((line) => line.length < 300));
  });

  it('prints escaped GitHub workflow commands', async () => {
    folder.write('a,b.reactor.json', sound.replace('"title"', '"100%": 1, "titel"'));
    const { out } = await check('.', '--format', 'github');
    for (const line of out.trim().split('\n')) {
      assert.match(
        line,
        /^::error file=a%2Cb\.reactor\.json,line=4,endLine=4,col=\d+,endColumn=\d+,title=[a-z-]+::/,
      );
    }
  });

  it('counts a file and its links once, unless a link has other diagnostics', async () => {
    folder.write('z.reactor.json', orphaned);
    folder.write('deep/readme.md', '');
    const link = (to: string, name: string): void => symlinkSync(to, join(folder.path, name));
    link('z.reactor.json', 'a.reactor.json');
    link('../z.reactor.json', 'deep/b.reactor.json');
    const named = async (...args: string[]) => Object.keys(brief(await check(...args, '--format=json')));
    assert.deepEqual(await named('.'), ['z.reactor.json']);
    assert.match(
      (await check('.', '--max-warnings', '0')).errors,
      /^Found 1 warning; --max-warnings allows 0\.\n$/,
    );
    assert.deepEqual(await named('a.reactor.json', 'deep', 'z.reactor.json'), ['z.reactor.json']);
    assert.deepEqual(await named('a.reactor.json'), ['a.reactor.json']);
    link('deep', 'same');
    assert.equal((await named('same', 'deep')).length, 1);
    folder.write('deep/reactor.balance.json', '{ "grid": { "maxWidth": 6 } }');
    assert.deepEqual(await named('*.reactor.json', 'deep/*.reactor.json'), [
      'deep/b.reactor.json',
      'z.reactor.json',
    ]);
  });

  it('writes a SARIF log', async () => {
    folder.write('maps/a b.reactor.json', reactorless);
    folder.write('c.reactor.json', sound.replace('"title"', '"title": "a", "title"'));
    const log = JSON.parse((await check('.', '--format', 'sarif')).out) as {
      version: string;
      runs: {
        tool: { driver: { rules: { id: string }[] } };
        artifacts: unknown[];
        results: { ruleId: string; ruleIndex: number; locations: object[]; relatedLocations: unknown[] }[];
      }[];
    };
    assert.equal(log.version, '2.1.0');
    const [first] = log.runs;
    assert.deepEqual(first?.artifacts, [
      { location: { uri: 'c.reactor.json' } },
      { location: { uri: 'maps/a%20b.reactor.json' } },
    ]);
    const [duplicate, missing] = first.results;
    assert.equal(duplicate?.relatedLocations.length, 1);
    assert.equal(first.tool.driver.rules[missing?.ruleIndex ?? -1]?.id, 'no-reactor');
    assert.deepEqual(missing?.locations, [
      {
        physicalLocation: {
          artifactLocation: { uri: 'maps/a%20b.reactor.json', index: 1 },
          region: { startLine: 14, startColumn: 12, endLine: 14, endColumn: 14 },
        },
      },
    ]);
  });

  it('prints schemas, help and version', async () => {
    for (const name of ['level', 'balance', 'config']) {
      const { code, out } = await run(folder.path, 'schema', name);
      assert.equal(code, 0);
      assert.match((JSON.parse(out) as { $schema: string }).$schema, /draft-07/);
    }
    assert.equal((await run(folder.path, 'schema')).out, (await run(folder.path, 'schema', 'level')).out);
    assert.match((await run(folder.path, '--help')).out, /^Usage: reactor-level/);
    assert.match((await run(folder.path, '--version')).out, /^\d+\.\d+\.\d+\n$/);
  });

  it('explains one command with its options, and all commands in one page', async () => {
    const all = (await run(folder.path, '--help')).out;
    const names = [...all.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = '']) => name);
    assert.deepEqual(names.slice(0, 3), ['check', 'forecast', 'solve']);
    for (const name of names) {
      const { code, out } = await run(folder.path, name, '--help');
      assert.equal(code, 0);
      assert.ok(out.startsWith(`Usage: reactor-level ${name}`), out);
      assert.deepEqual(await run(folder.path, 'help', name), { code, out, errors: '' });
      for (const [option] of out.matchAll(/^ {4}--[a-z-]+/gm)) assert.ok(all.includes(option), option);
      assert.ok([...out.split('\n'), ...all.split('\n')].every((line) => line.length <= 100));
    }
    const { out } = await run(folder.path, 'check', 'nowhere', '--help');
    assert.match(out, /^ {4}--max-warnings N\n {19}Fail if there are more than N warnings\.$/m);
    assert.match(out, /^ {4}--root DIR {5}Folder at which/m);
    assert.doesNotMatch(out, /--max-turns/);
    assert.equal((await run(folder.path, 'help', 'nothing')).code, 2);
  });
});
