import assert from 'node:assert/strict';
import type { JsonValue } from '../json';
import { readJson } from '../json';
import { checkLevel, defaultBalance } from '.';
import { NOTED, PLANT, SAVED } from './testing/levels';
import { problemsOf } from './testing/problems';
import { changed, issuesOf, named, parsed, withValue, without } from './testing/mutate';

const plant = parsed(PLANT);

/** Returns the diagnostics of a text, as `code path`. */
function diagnosed(text: string): string[] {
  return problemsOf(text, defaultBalance)
    .filter(({ severity }) => severity !== 'information')
    .map(({ code, path }) => `${code} ${path.join('.')}`);
}

describe('checkLevel', () => {
  // design: v1-prototype, v1-file-rejects
  describe('of another format', () => {
    const cases: readonly (readonly [title: string, file: JsonValue, place: string])[] = [
      ['an empty object, on the root', {}, ''],
      ['a list', [], ''],
      ['null', null, ''],
      ['a text', 'level', ''],
      ['a prototype, on its first key', { Version: 1, Cells: [] }, 'Version@key'],
      ['an object without format, on its first key', { version: 1, metadata: 3, metdata: 4 }, 'version@key'],
      ['a misspelled format key', { fromat: 'reactor-maintenance-level', version: 1 }, 'fromat@key'],
      ['another format, on its value', { Version: 1, format: 'lix', version: 7 }, 'format'],
      ['a format that is no text', { format: 1, version: 7 }, 'format'],
      ['a format that is null', { format: null }, 'format'],
    ];
    for (const [title, file, place] of cases) {
      it(`reports one issue for ${title}`, () =>
        assert.deepEqual(named(issuesOf(file)), [`unsupported-format ${place}`]));
    }

    it('reports no duplicate keys', () => {
      assert.deepEqual(diagnosed('{ "Version": 1, "Version": 2 }'), ['unsupported-format Version']);
      assert.deepEqual(diagnosed('{ "format": "a", "x": 1, "x": 2 }'), ['unsupported-format format']);
    });

    it('requires a readable wrong format while the text is broken', () => {
      for (const text of [
        '',
        '{',
        '{ "version": 1',
        '{ "format": "reactor',
        '{ "format"',
        '[',
        '7 7',
        'nul',
      ]) {
        assert.deepEqual(
          new Set(diagnosed(text).map((line) => line.split(' ')[0])),
          new Set(['syntax']),
          text,
        );
      }
      assert.deepEqual(diagnosed('{ "format": "lix", '), ['unsupported-format format']);
    });
  });

  // design: v1-version
  describe('of another version', () => {
    for (const version of [2, 0, -1, 9007199254740991]) {
      it(`reports one issue for ${version}`, () => {
        const file = withValue(
          changed(plant, [], (root) => (root['oops'] = 1)),
          ['version'],
          version,
        );
        assert.deepEqual(named(issuesOf(file)), ['unsupported-version version']);
      });
    }
    it('treats 1.0 and 1e0 as 1', () => {
      for (const text of ['1.0', '1e0', '10e-1']) {
        assert.deepEqual(diagnosed(PLANT.replace('"version": 1', `"version": ${text}`)), [], text);
      }
    });
    it('distinguishes a non-number, a non-integer and a missing value', () => {
      assert.deepEqual(named(issuesOf(withValue(plant, ['version'], '1'))), ['wrong-type version']);
      assert.deepEqual(named(issuesOf(withValue(plant, ['version'], 1.5))), ['invalid-value version']);
      assert.deepEqual(named(issuesOf(without(plant, ['version']))), ['missing-field ']);
    });
  });

  it('treats a PascalCase key as a misspelling if the format is right', () => {
    assert.deepEqual(named(issuesOf(changed(plant, [], (root) => (root['Cells'] = [])))), [
      'unknown-field Cells@key',
    ]);
  });

  it('reports each duplicate key once, on the later one', () => {
    assert.deepEqual(diagnosed(PLANT.replace('"version": 1', '"version": 1, "\\u0076ersion": 2')), [
      'duplicate-key version',
    ]);
    assert.deepEqual(diagnosed(NOTED.replace('"deep": [1, null]', '"deep": [{ "a": 1, "a": 1 }]')), [
      'duplicate-key x-note.deep.0.a',
    ]);
    assert.deepEqual(diagnosed(NOTED.replace('"x-mood": "calm"', '"x-mood": { "b": 1, "b": 2 }')), [
      'duplicate-key metadata.x-mood.b',
    ]);
  });

  it('reads a text with a byte-order mark, carriage returns and escapes', () => {
    assert.deepEqual(
      diagnosed('\ufeff' + PLANT.replaceAll('\n', '\r\n').replace('"#####', '"\\u0023####')),
      [],
    );
  });

  it('reports comments, trailing commas and deep nesting as syntax errors only', () => {
    assert.deepEqual(diagnosed(PLANT.replace('"leaks"', '/* here */ "leaks"')).length, 1);
    assert.deepEqual(diagnosed(PLANT.replace('"leaks": [', '"leaks": [,')).length, 1);
    const deep = NOTED.replace('"deep": [1, null]', `"deep": ${'['.repeat(200)}${']'.repeat(200)}`);
    assert.deepEqual(
      diagnosed(deep).map((line) => line.split(' ')[0]),
      ['syntax'],
    );
  });

  it('finds independent faults, each once', () => {
    let file = withValue(plant, ['metadata', 'title'], '');
    file = withValue(file, ['robot', 'position'], [0, 0]);
    file = withValue(file, ['leaks', 0, 'severity'], 6);
    file = withValue(file, ['hazards', 1, 'coolant'], 31);
    file = withValue(file, ['rules', 1, 'effects'], []);
    file = withValue(file, ['props', 11, 'x'], 1);
    assert.deepEqual(named(issuesOf(file)).sort(), [
      'invalid-value hazards.1.coolant',
      'invalid-value leaks.0.severity',
      'invalid-value metadata.title',
      'invalid-value rules.1.effects',
      'robot-not-on-floor robot.position',
      'unknown-field props.11.x@key',
    ]);
  });

  it('allows empty members to be omitted', () => {
    let file = plant;
    for (const path of [
      ['allSeeingEye'],
      ['rules'],
      ['leaks'],
      ['hazards'],
      ['robot', 'inventory'],
      ['robot', 'heatImmunity'],
    ]) {
      file = without(file, path);
    }
    assert.deepEqual(
      issuesOf(file).filter(({ severity }) => severity === 'error'),
      [],
    );
  });

  it('reports a hazard entry with neither amount nor block', () => {
    const file = withValue(plant, ['hazards', 0], { position: [6, 2], blocks: {} });
    assert.deepEqual(named(issuesOf(file)), ['missing-field hazards.0']);
  });

  it('names the value, the fix and related places', () => {
    const [issue] = issuesOf(withValue(plant, ['props', 15, 'position'], [1, 1]));
    assert.equal(issue?.code, 'prop-overlap');
    assert.match(issue.message, /HeatRemedySupply.*\[1, 1\].*FuelFlow/);
    assert.deepEqual(
      issue.related.map(({ path }) => path),
      [['props', 0, 'position']],
    );
    assert.deepEqual(issue.cells, [15]);
  });

  it('builds a level only from a valid file', () => {
    for (const text of [PLANT, SAVED, NOTED]) assert.ok(checkLevel(readJson(text), defaultBalance).level);
    assert.equal(checkLevel(readJson(PLANT + ']'), defaultBalance).level, undefined);
    assert.equal(checkLevel(readJson(PLANT.replace('"core"', '""')), defaultBalance).level, undefined);
  });

  it('treats inherited property names like any other id', () => {
    const file = withValue(plant, ['rules', 1, 'predicates', 1, 'reactor'], 'constructor');
    assert.deepEqual(named(issuesOf(file)), ['rule-invalid-target rules.1.predicates.1.reactor']);
  });
});
