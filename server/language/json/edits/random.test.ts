import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  readJson,
  type JsonDocument,
  type JsonObject,
  type JsonValue,
  type TextEdit,
} from '../../../../engine/json';
import { valueAt } from '../../../../engine/shape';
import { insertElement, removeAt, renameKey, replaceValue, setMember } from '.';
import { applyEdits } from '../../text/edits';
import { changedAt, withMember, withoutMember } from './proof';
import { sampleTexts, writtenInWays } from './testing/texts';
import { runs } from '../../../../engine/core/testing/budget';

type Path = readonly (string | number)[];

interface Edit {
  readonly build: (json: JsonDocument) => TextEdit[] | undefined;
  readonly meant: JsonValue;
}

/** Returns a text after edits. Fails if there are none. */
function after(text: string, build: Edit['build']): string {
  const edits = build(readJson(text));
  assert.ok(edits, 'edits');
  return applyEdits(text, edits);
}

/** Every path of a value. */
function pathsOf(value: JsonValue, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const steps: (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...steps.flatMap((step) => pathsOf(valueAt(value, [step]), [...path, step]))];
}

/** The sources of all scalars, by path. */
function sourcesOf(json: JsonDocument): Map<string, string> {
  const sources = new Map<string, string>();
  for (const path of pathsOf(json.value)) {
    const value = valueAt(json.value, path);
    const span = json.spanOf(path);
    if (span && (typeof value !== 'object' || value === null))
      sources.set(JSON.stringify(path), json.text.slice(span.start, span.end));
  }
  return sources;
}

function cloned(value: JsonValue): JsonValue {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as JsonValue);
}

/** One random edit: on the document, and what it means for the plain value. */
function randomEdit(json: JsonDocument, pick: (below: number) => number, fresh: JsonValue): Edit {
  const { value } = json;
  const paths = pathsOf(value).filter((path) => path.length > 0);
  const path = paths[pick(paths.length)] ?? [];
  const step = path.at(-1) ?? '';
  const parent = path.slice(0, -1);
  const kind = pick(4);
  if (kind === 0)
    return { build: (it) => replaceValue(it, path, fresh), meant: changedAt(value, path, () => fresh) };
  const spliced = (at: number, gone: number, items: readonly JsonValue[]): JsonValue =>
    changedAt(value, parent, (old) => {
      const list = [...(old as readonly JsonValue[])];
      list.splice(at, gone, ...items);
      return list;
    });
  const reshaped = (change: (old: JsonObject) => JsonObject): JsonValue =>
    changedAt(value, parent, (old) => change(old as JsonObject));
  if (kind === 1) {
    const meant =
      typeof step === 'number' ? spliced(step, 1, []) : reshaped((old) => withoutMember(old, step));
    return { build: (it) => removeAt(it, path), meant };
  }
  if (typeof step === 'number') {
    const at = pick((valueAt(value, parent) as readonly JsonValue[]).length + 1);
    return { build: (it) => insertElement(it, parent, at, fresh), meant: spliced(at, 0, [fresh]) };
  }
  if (pick(3) === 0) {
    const meant = reshaped((old) => withMember(withoutMember(old, step), 'x-new', old[step]));
    return { build: (it) => renameKey(it, path, 'x-new'), meant };
  }
  const order = ['x-first', ...Object.keys(valueAt(value, parent) as JsonObject)];
  const key = pick(2) === 0 ? 'x-first' : 'x-last';
  return {
    build: (it) => setMember(it, parent, key, fresh, { order }),
    meant: reshaped((old) => withMember(old, key, fresh)),
  };
}

const fresh = fc.oneof(
  fc.integer({ min: 0, max: 9 }),
  fc.constantFrom<JsonValue>(
    '"\\\u2028😀',
    [1, 2],
    { a: [1, 2], b: { c: 'x' } },
    [],
    {},
    [{ a: 1 }, { b: 2 }],
    null,
    true,
  ),
);

describe('the edit builder on the samples', () => {
  const samples = sampleTexts().filter(
    ({ text }) => readJson(text).faults.length === 0 && readJson(text).duplicateKeys.length === 0,
  );

  it('returns edits that apply, do what was requested, and change nothing else', () => {
    const texts = samples.flatMap(({ text }) => writtenInWays(text));
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
        fresh,
        (text, numbers, value) => {
          const json = readJson(text);
          let turn = 0;
          const edit = randomEdit(json, (below) => (numbers[turn++] ?? 0) % below, value);
          const result = after(text, edit.build);
          const read = readJson(result);
          assert.deepEqual(read.faults, []);
          assert.deepEqual(cloned(read.value), edit.meant);
          assert.equal(text.includes('\r'), result.includes('\r'));
          assert.equal(
            /[^\r]\n/.test(text) || !text.includes('\n'),
            /[^\r]\n/.test(result) || !result.includes('\n'),
          );
          assert.doesNotMatch(result, /[ \t]+[\r\n]/);
          const before = [...sourcesOf(json).values()];
          const now = [...sourcesOf(read).values()];
          // what is new or gone is one value: the rest is there in the same order
          assert.ok(sharesAllBut(before, now), 'other values as they were written');
        },
      ),
      runs(165, 500),
    );
  });

  it('never throws or corrupts a text cut anywhere', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.nat(),
        fc.nat(),
        fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
        ({ text }, from, length, numbers) => {
          const start = from % text.length;
          const json = readJson(text.slice(0, start) + text.slice(start + (length % 40)));
          if (pathsOf(json.value).length < 2) return;
          let turn = 0;
          const edit = randomEdit(json, (below) => (numbers[turn++] ?? 0) % below, 7);
          const edits = edit.build(json);
          if (edits === undefined) return;
          const read = readJson(applyEdits(json.text, edits));
          assert.ok(read.faults.length <= json.faults.length);
          assert.deepEqual(cloned(read.value), cloned(edit.meant));
        },
      ),
      runs(165, 500),
    );
  });
});

/** Returns true if the new list begins and ends as the old one did, but for the few values that an edit wrote. */
function sharesAllBut(before: readonly string[], now: readonly string[]): boolean {
  let head = 0;
  while (head < before.length && before[head] === now[head]) head++;
  const most = Math.min(before.length, now.length) - head;
  let tail = 0;
  while (tail < most && before.at(-1 - tail) === now.at(-1 - tail)) tail++;
  return now.length - head - tail <= 4;
}
