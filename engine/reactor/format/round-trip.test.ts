import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readJson, type JsonObject, type JsonValue } from '../../json';
import { checkLevel, defaultBalance, encodeLevel, type Level } from '..';
import { NOTED, PLANT, SAVED, VALID_LEVELS } from '../testing/levels';
import { eachValue, parsed, valueAt, withValue } from '../testing/mutate';
import { runs } from '../../core/testing/budget';

function levelOf(text: string): Level {
  const { issues, level } = checkLevel(readJson(text), defaultBalance);
  assert.ok(level, issues.map(({ message }) => message).join());
  return level;
}

function saved(level: Level): string {
  return JSON.stringify(encodeLevel(level));
}

describe('encodeLevel', function () {
  for (const [name, text] of Object.entries(VALID_LEVELS)) {
    // design: v1-file-contents
    it(`writes ${name} so that reading it gives an equal level, and the same bytes again`, () => {
      const level = levelOf(text);
      const once = saved(level);
      assert.deepEqual(byPath(levelOf(once)), byPath(level));
      assert.equal(saved(levelOf(once)), once);
    });

    // design: v1-reactor-bindings, v1-leak-data, v1-file-contents
    it(`loses nothing of ${name}`, () => {
      const file = parsed(text);
      const written = encodeLevel(levelOf(text));
      for (const { path, value } of eachValue(file)) {
        const isContainer = typeof value === 'object' && value !== null;
        const isDefault = value === 0 || value === true || path[path.length - 1] === 'allSeeingEye';
        if (isContainer || isDefault || isOwnAccess(file, path)) continue;
        assert.deepEqual(valueAt(written, path), value, path.join('.'));
      }
    });
  }

  it("begins with $schema, if there is one, and ends its objects with the designer's own keys", () => {
    const written = encodeLevel(levelOf(NOTED));
    const keys = Object.keys(written);
    assert.equal(keys[0], '$schema');
    assert.equal(keys[keys.length - 1], 'x-note');
    assert.deepEqual(Object.keys(written['metadata'] as JsonObject), [
      'title',
      'x-mood',
      '__proto__',
      'constructor',
    ]);
    assert.deepEqual(Object.keys(encodeLevel(levelOf(PLANT)))[0], '$schema');
    assert.deepEqual(Object.keys(encodeLevel(levelOf(SAVED)))[0], 'format');
  });

  it("keeps the designer's own keys out of the level itself", () => {
    const { rules, robot, extensions } = levelOf(NOTED);
    const [rule] = rules;
    assert.ok(rule);
    assert.deepEqual(rule.predicates[0], { type: 'Turn', op: '==', value: 2 });
    assert.deepEqual(rule.effects[0], { type: 'Warn', text: '' });
    assert.ok(Object.is(robot.heatImmunity, 0));
    assert.ok(extensions?.some(({ key, value }) => key === '__proto__' && value === 1));
  });

  it('fills in defaults for any omitted field', () => {
    const optional = ['state', 'severity', 'by', 'enabled', 'trigger', 'priority', 'phase', 'predicates'];
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 6 }), fc.constantFrom(PLANT, SAVED), (picks, text) => {
        let file = parsed(text);
        const places = [...eachValue(file)].filter(({ path }) => {
          const key = String(path[path.length - 1]);
          const thing = valueAt(file, path.slice(0, -1)) as JsonObject;
          return path.length > 2 && optional.includes(key) && (key !== 'state' || 'carrier' in thing);
        });
        for (const pick of picks) {
          const place = places[pick % places.length];
          assert.ok(place);
          file = withDefault(file, place.path);
        }
        const level = levelOf(JSON.stringify(file));
        const once = saved(level);
        assert.deepEqual(byPath(levelOf(once)), byPath(level));
        assert.equal(saved(levelOf(once)), once);
      }),
      runs(20, 60),
    );
  });

  it('writes a hazard with nothing but a place so that it can be read back', () => {
    const file = withValue(parsed(PLANT), ['hazards', 0], { position: [6, 2], heat: 0 });
    const once = saved(levelOf(JSON.stringify(file)));
    assert.equal(saved(levelOf(once)), once);
  });
});

/** Returns the level with its kept keys in an order that does not depend on their order among their siblings. */
function byPath(level: Level): Level {
  const { extensions = [], ...rest } = level;
  const name = ({ object, key }: (typeof extensions)[number]) => [...object, key].join('.');
  return { ...rest, extensions: [...extensions].sort((one, other) => (name(one) < name(other) ? -1 : 1)) };
}

/** Returns a file without a member, so that its default applies. */
function withDefault(file: JsonValue, path: readonly (string | number)[]): JsonValue {
  const copy = structuredClone(file);
  Reflect.deleteProperty(valueAt(copy, path.slice(0, -1)) as object, path[path.length - 1] ?? '');
  return copy;
}

/**
 * Returns true if a place lies in the `access` of a fuel or coolant leak, which equals its position and is not written.
 */
function isOwnAccess(file: JsonValue, path: readonly (string | number)[]): boolean {
  const at = path.indexOf('access');
  return at >= 0 && (valueAt(file, path.slice(0, at)) as JsonObject)['carrier'] !== 'Electricity';
}
