import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { defaultBalance, issueCodes, propTypes, type Balance } from '../engine/reactor';
import { effectShape, predicateShape } from '../engine/reactor/format/shapes-rules';
import { analyseBalance, analyseLevel, balanceName, readDocument, type Diagnostic } from '../server/language';

const root = join(__dirname, '..', '..');
const suffix = '.reactor.json';
const files = filesIn('samples');
const sound = files.filter((name) => name.endsWith(suffix));
const broken = filesIn('docs/broken-levels');

/** The JSON files in a folder, by their paths in the repository. */
function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.json'))
    .sort();
}

function text(name: string): string {
  return readFileSync(join(root, name), 'utf8');
}

function balanceOf(name: string): Balance {
  const beside = join(dirname(name), balanceName);
  if (!existsSync(join(root, beside))) return defaultBalance;
  const { balance, diagnostics } = analyseBalance(readDocument(text(beside)));
  assert.deepEqual(diagnostics, [], beside);
  return balance;
}

function diagnose(name: string): readonly Diagnostic[] {
  return analyseLevel(readDocument(text(name)), balanceOf(name)).diagnostics;
}

/** Every value of a key in a level, however deep. */
function valuesOf(name: string, key: string): unknown[] {
  const walk = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value as Record<string, unknown>).flatMap(([at, inner]) => [
          ...(at === key ? [inner] : []),
          ...walk(inner),
        ])
      : [];
  return walk(readDocument(text(name)).json.value);
}

describe('the samples', () => {
  it('are six or more, and one is the tutorial', () => {
    assert.ok(sound.length >= 6, sound.join(', '));
    assert.ok(sound.includes('samples/first-light.reactor.json'));
  });

  for (const name of sound) {
    it(`${name} has neither errors nor warnings`, () => {
      const grave = diagnose(name).filter(({ severity }) => severity !== 'information');
      assert.deepEqual(
        grave.map(({ code, message }) => `${code}: ${message}`),
        [],
      );
    });
  }

  // design: v1-prop-types
  it('between them use every prop, predicate and effect', () => {
    const used = new Set(sound.flatMap((name) => valuesOf(name, 'type')));
    const known = [
      ...propTypes,
      ...Object.keys(predicateShape.cases),
      ...Object.keys(effectShape(defaultBalance).cases),
    ];
    assert.deepEqual(
      known.filter((type) => !used.has(type)),
      [],
    );
  });

  it('have titles, authors and descriptions of their own', () => {
    for (const key of ['title', 'description', 'author']) {
      for (const name of sound) assert.ok(valuesOf(name, key).length > 0, `${name} has no ${key}`);
    }
    const titles = sound.flatMap((name) => valuesOf(name, 'title'));
    assert.equal(new Set(titles).size, titles.length);
  });

  for (const name of [...files, ...broken]) {
    it(`${name} is written in plain lines`, () => {
      const content = text(name);
      assert.doesNotMatch(content, /\r|\t|\uFEFF| \n|\n\n/);
      assert.match(content, /[^\n]\n$/);
    });
  }
});

describe('the broken samples', () => {
  it('are one for each code', () => {
    const named = broken.map((name) => basename(name, suffix));
    assert.deepEqual(named.sort(), Object.keys(issueCodes).sort());
  });

  for (const name of broken) {
    const code = basename(name, suffix);
    it(`${code} has that issue and no other`, () => {
      const codes = diagnose(name).map((diagnostic) => diagnostic.code);
      assert.deepEqual(codes, [code]);
    });
  }

  it('say in their description what is wrong', () => {
    for (const name of broken) {
      const [described] = [...valuesOf(name, 'description'), ...valuesOf(name, 'Description')];
      assert.ok(typeof described === 'string' && described.length > 20, name);
    }
  });
});
