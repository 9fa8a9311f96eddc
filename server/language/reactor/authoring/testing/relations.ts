/** Relations that hold between a level before and after a stroke that chooses some values by itself. */
import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../../engine/json';
import type { Stroke } from '../stroke';
import type { ModelStroke } from './model';

/** Strokes that fill in missing values, or that move every reference to a place. */
export type FreeStroke = Exclude<Stroke, ModelStroke>;

type Entry = Readonly<Record<string, JsonValue>>;

export function holdsAfter(stroke: FreeStroke, first: JsonValue, last: JsonValue): void {
  const [before, after] = [first, last].map((value) => JSON.parse(JSON.stringify(value)) as Entry) as [
    Entry,
    Entry,
  ];
  switch (stroke.type) {
    case 'move': {
      const moved = listOf(before, 'props').find(({ position }) => isSame(position, stroke.from));
      const index = listOf(before, 'props').indexOf(moved ?? assert.fail());
      const props = listOf(after, 'props');
      assert.deepEqual(props[index]?.['position'], stroke.to);
      assert.deepEqual(
        props.map(({ type, position }, at) => [type, at === index ? stroke.from : position]),
        listOf(before, 'props').map(({ type, position }) => [type, position]),
      );
      assert.deepEqual(without(after, 'props', 'rules', 'saved'), without(before, 'props', 'rules', 'saved'));
      return;
    }
    case 'resize': {
      const { left, top, right, bottom } = stroke;
      const [was, is] = [sizeOf(before), sizeOf(after)];
      assert.deepEqual(is, [was[0] + left + right, was[1] + top + bottom]);
      const kept = (value: Entry, at: readonly [number, number]): string[] => {
        const columns = Math.min(was[0], was[0] + left) + Math.min(0, right);
        const rows = Math.min(was[1], was[1] + top) + Math.min(0, bottom);
        return gridsOf(value).flatMap((grid) =>
          grid.slice(at[1], at[1] + rows).map((row) =>
            Array.from(row)
              .slice(at[0], at[0] + columns)
              .join(''),
          ),
        );
      };
      assert.deepEqual(
        kept(after, [Math.max(0, left), Math.max(0, top)]),
        kept(before, [Math.max(0, -left), Math.max(0, -top)]),
      );
      return;
    }
    case 'addRule':
      assert.deepEqual(listOf(after, 'rules').slice(0, -1), listOf(before, 'rules'));
      break;
    case 'removeRule':
    case 'moveRule':
    case 'addRulePart':
    case 'setRule': {
      const [was, is] = [listOf(before, 'rules'), listOf(after, 'rules')];
      const old = was[stroke.rule.index] ?? assert.fail();
      if (stroke.type !== 'addRulePart' && stroke.part === null) {
        const others = was.filter((one) => one !== old);
        if (stroke.type === 'removeRule') assert.deepEqual(is, others);
        if (stroke.type === 'moveRule') assert.deepEqual(is, spliced(others, stroke.to, 0, old));
        if (stroke.type === 'setRule')
          assert.deepEqual(is, spliced(was, was.indexOf(old), 1, set(old, stroke.fields)));
        break;
      }
      const now = is[stroke.rule.index] ?? assert.fail();
      const list = stroke.type === 'addRulePart' ? stroke.list : (stroke.part?.list ?? 'effects');
      assert.deepEqual(spliced(is, stroke.rule.index, 1, old), was);
      assert.deepEqual(without(now, list), without(old, list));
      const [parts, left] = [listOf(now, list), listOf(old, list)];
      if (stroke.type === 'addRulePart') {
        assert.deepEqual(parts.slice(0, -1), left);
        assert.equal(parts.at(-1)?.['type'], stroke.as);
        break;
      }
      const index = stroke.part?.index ?? 0;
      const rest = spliced(left, index, 1);
      if (stroke.type === 'removeRule') assert.deepEqual(parts, rest);
      if (stroke.type === 'moveRule')
        assert.deepEqual(parts, spliced(rest, stroke.to, 0, left[index] ?? assert.fail()));
      if (stroke.type === 'setRule') {
        assert.deepEqual(spliced(parts, index, 1), rest);
        assert.equal(parts[index]?.['type'], stroke.fields['type'] ?? left[index]?.['type']);
      }
      break;
    }
  }
  assert.deepEqual(without(after, 'rules'), without(before, 'rules'));
}

function listOf(value: Entry, key: string): readonly Entry[] {
  return (value[key] ?? []) as readonly Entry[];
}

function sizeOf({ dimensions }: Entry): readonly [number, number] {
  const { width, height } = dimensions as Record<string, number>;
  return [width ?? 0, height ?? 0];
}

function gridsOf({ terrain, networks }: Entry): (readonly string[])[] {
  const { fuel, coolant, electricity } = networks as Entry;
  return [terrain, fuel, coolant, electricity] as (readonly string[])[];
}

function spliced<T>(list: readonly T[], at: number, count: number, ...put: readonly T[]): T[] {
  return [...list.slice(0, at), ...put, ...list.slice(at + count)];
}

function isSame(position: JsonValue, place: readonly [number, number]): boolean {
  return JSON.stringify(position) === JSON.stringify(place);
}

function without(value: Entry, ...keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

function set(entry: Entry, fields: Entry): Entry {
  return Object.fromEntries(Object.entries({ ...entry, ...fields }).filter(([, value]) => value !== null));
}
