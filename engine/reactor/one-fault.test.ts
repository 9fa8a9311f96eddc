import assert from 'node:assert/strict';
import type { Path } from '../core';
import type { JsonValue } from '../json';
import { VALID_LEVELS } from './testing/levels';
import {
  changed,
  eachValue,
  issuesOf,
  named,
  parsed,
  renamed,
  valueAt,
  without,
  withValue,
} from './testing/mutate';
import { thinned } from '../core/testing/budget';

/** Optional members, as far as the valid levels have them. */
const OPTIONAL = new Set(
  (
    '$schema author description actionBudget leaks hazards rules state allSeeingEye inventory heatImmunity ' +
    'FuelNeutralizer HeatShield area severity by enabled trigger priority phase predicates forecast ' +
    'fuel coolant electricity heat blocks propType mode'
  ).split(' '),
);
/** The codes, with the member at fault, that are expected if an entry of a list is repeated. */
const CODES_OF_REPEATS: Readonly<Record<string, string>> = {
  props: 'prop-overlap position',
  leaks: 'duplicate-leak position',
  hazards: 'duplicate-hazard position',
  rules: 'duplicate-id id',
};
/** References that become invalid when their target is removed. */
const DANGLING = ['rule-invalid-target', 'rule-invalid-leak', 'binding-not-consumer', 'state-mismatch'];

for (const [name, text] of Object.entries(VALID_LEVELS)) {
  const root = parsed(text);
  const members = [...eachValue(root)].filter(({ path }) => path.length > 0 && !isNote(path));

  describe(`one fault, one issue: ${name}`, function () {
    it('is valid as it stands', () => assert.deepEqual(named(issuesOf(root)), []));

    it('reports each misspelled key once, on the key', () => {
      for (const { path } of thinned(members, 3)) {
        const key = path[path.length - 1];
        if (typeof key !== 'string' || key === 'format' || (path[0] === 'metadata' && path.length > 1))
          continue;
        for (const typed of misspellings(key)) {
          const wanted = [...path.slice(0, -1), typed].join('.');
          assert.deepEqual(named(issuesOf(renamed(root, path, typed))), [`unknown-field ${wanted}@key`]);
        }
      }
    });

    // design: v1-error-data, v1-file-rejects
    it('reports each value of another type once, on the value', () => {
      for (const { path, value } of thinned(members, 3)) {
        if (value === null) continue;
        const code = path.join() === 'format' ? 'unsupported-format' : 'wrong-type';
        assert.deepEqual(named(issuesOf(withValue(root, path, null))), [`${code} ${path.join('.')}`]);
      }
    });

    it('reports each misspelled term once, on the value', () => {
      for (const { path, value } of members) {
        if (!isTerm(path, value)) continue;
        const code = path.join() === 'format' ? 'unsupported-format' : 'invalid-value';
        const found = named(issuesOf(withValue(root, path, `${value as string}x`)));
        assert.deepEqual(found, [`${code} ${path.join('.')}`]);
      }
    });

    // design: v1-error-data
    it('reports each missing required member once, on its object', () => {
      for (const { path } of members) {
        const key = path[path.length - 1];
        const parent = path.slice(0, -1);
        if (typeof key !== 'string' || key === 'format' || isOptional(root, path)) continue;
        const code = codeOfAbsence(path);
        assert.deepEqual(
          named(issuesOf(without(root, path))),
          [`${code} ${parent.join('.')}`],
          path.join('.'),
        );
      }
    });

    it('reports nothing about an omitted optional member, except for references to it', () => {
      for (const { path } of members) {
        if (typeof path[path.length - 1] !== 'string' || !isOptional(root, path)) continue;
        const errors = issuesOf(without(root, path)).filter(({ severity }) => severity === 'error');
        assert.ok(
          errors.every(({ code }) => DANGLING.includes(code)),
          named(errors).join(),
        );
      }
    });

    it('reports each entry that is listed twice once, on the second', () => {
      for (const { path } of members) {
        const index = path[path.length - 1];
        const list = path[path.length - 2];
        if (typeof index !== 'number' || list === 'predicates' || list === 'effects') continue;
        const parent = path.slice(0, -1);
        const copy = changed(root, parent, (items) => items.splice(index, 0, structuredClone(items[index])));
        const found = issuesOf(copy);
        assert.equal(found.length, 1, `${path.join('.')}: ${named(found).join()}`);
        const [code, member] =
          (parent.length === 1 ? CODES_OF_REPEATS[String(list)] : undefined)?.split(' ') ?? [];
        if (code === undefined) assert.equal(found[0]?.severity, 'error');
        else assert.deepEqual(named(found), [`${code} ${[...parent, index + 1, member].join('.')}`]);
      }
    });

    it('reports anything in place of a value at or within that place only', () => {
      const odd: readonly JsonValue[] = [null, {}, [], '', 0, true];
      for (const { path, value } of thinned(members, 4)) {
        for (const other of odd) {
          if (JSON.stringify(other) === JSON.stringify(value)) continue;
          const errors = issuesOf(withValue(root, path, other)).filter(
            ({ severity }) => severity === 'error',
          );
          const where = `${path.join('.')} := ${JSON.stringify(other)}: ${named(errors).join()}`;
          // an empty object lacks each of its members, and an empty list may be the target of references
          const isEmpty = typeof other === 'object' && other !== null;
          const mayBe = (code: string) =>
            isEmpty && ['missing-field', 'binding-missing', ...DANGLING].includes(code);
          assert.ok(errors.length <= 1 || errors.every(({ code }) => mayBe(code)), where);
        }
      }
    });

    it('reports each unknown, missing or superfluous character once, on the character', () => {
      for (const { path, value } of thinned(members, 2)) {
        if (!isRow(path) || typeof value !== 'string') continue;
        const place = path.join('.');
        const width = value.length;
        const say = (row: string) => named(issuesOf(withValue(root, path, row)));
        for (let x = 0; x < width; x++) {
          assert.deepEqual(say(value.slice(0, x) + '?' + value.slice(x + 1)), [
            `unknown-glyph ${place}#${x}`,
          ]);
        }
        assert.deepEqual(say(value.slice(1)), [`row-length ${place}#${width - 1}`]);
        assert.deepEqual(say(value + value.charAt(0)), [`row-length ${place}#${width}`]);
        const grid = path.slice(0, -1);
        assert.deepEqual(named(issuesOf(without(root, path))), [`row-count ${grid.join('.')}`]);
      }
    });

    it('reports a size that all grids contradict once, on the size', () => {
      for (const [axis, code] of [
        ['width', 'row-length'],
        ['height', 'row-count'],
      ] as const) {
        const path = ['dimensions', axis];
        const size = valueAt(root, path) as number;
        for (const other of [size + 1, size - 1]) {
          const limit = other < 3 ? 'dimensions-too-small' : code;
          assert.deepEqual(named(issuesOf(withValue(root, path, other))), [`${limit} dimensions.${axis}`]);
        }
      }
    });

    it('reports each object that is moved off the map once, on its position', () => {
      for (const { path, value } of members) {
        if (!isPosition(path, value)) continue;
        for (const off of [
          [-1, 0],
          [0, -1],
          [1000, 0],
          [0, 1000],
        ]) {
          const found = issuesOf(withValue(root, path, off));
          assert.deepEqual(
            found.map(({ severity, path: at }) => `${severity} ${at.join('.')}`),
            [`error ${path.join('.')}`],
            named(found).join(),
          );
        }
      }
    });
  });
}

function isNote(path: Path): boolean {
  const [root, key] = path;
  const isFree =
    root === 'metadata' &&
    path.length > 1 &&
    !['title', 'author', 'description', 'actionBudget'].includes(String(key));
  return isFree || path.some((step) => String(step).startsWith('x-'));
}

function codeOfAbsence(path: Path): string {
  const key = path[path.length - 1];
  if (path[path.length - 2] === 'consumers') return 'binding-missing';
  if (key === 'edge') return 'door-edge-missing';
  if (key !== 'access') return 'missing-field';
  if (path[0] === 'state') return 'state-mismatch';
  return path[0] === 'rules' ? 'rule-invalid-leak' : 'leak-face-missing';
}

function misspellings(key: string): string[] {
  const swapped = key.slice(0, -2) + key.slice(-1) + key.slice(-2, -1);
  return [key.slice(0, -1), key + key.slice(-1), swapped].filter((typed) => typed !== key);
}

function isTerm(path: Path, value: JsonValue): boolean {
  const key = String(path[path.length - 1]);
  if (typeof value !== 'string' || value === '' || isRow(path)) return false;
  const isFree = [
    '$schema',
    'title',
    'author',
    'description',
    'id',
    'forecast',
    'text',
    'reason',
    'reactor',
  ].includes(key);
  return !isFree && path[path.length - 2] !== 'fired';
}

function isRow(path: Path): boolean {
  return path[0] === 'terrain' || (path[0] === 'networks' && path.length === 3);
}

function isOptional(root: JsonValue, path: Path): boolean {
  const key = String(path[path.length - 1]);
  const parent = String(path[path.length - 2]);
  const thing = valueAt(root, path.slice(0, -1)) as Readonly<Record<string, JsonValue>>;
  if (parent === 'consumers' || parent === 'networks') return false;
  if (key === 'state') return path.length === 1 || 'carrier' in thing;
  if (key === 'mode') return thing['propType'] !== undefined;
  if (key === 'access') return thing['carrier'] !== 'Electricity';
  if (path[0] === 'state' && path.length === 2) return false;
  return OPTIONAL.has(key);
}

function isPosition(path: Path, value: JsonValue): boolean {
  if (!Array.isArray(value) || value.length !== 2 || path[0] === 'networks') return false;
  return value.every((item) => typeof item === 'number') && path[path.length - 1] !== 'amount';
}
