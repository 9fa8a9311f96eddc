import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Path } from '../../../../engine/core';
import { levelShape } from '../../../../engine/reactor';
import { childOf, shapeAt, valueAt } from '../../../../engine/shape';
import { openLevel } from '../../testing/at-caret';
import { levelText } from '../../../../engine/reactor/testing/sound-level';
import type { LevelContext } from './context';
import { roleOf, type Mention } from './mentions';
import { runs } from '../../../../engine/core/testing/budget';

/** Finds the mentions of a cell in the slow way: looks up the role of each value from the top. */
function plainMentions(level: LevelContext): Mention[] {
  const { value } = level.document.json;
  const shape = levelShape(level.balance);
  const visit = (path: Path): Mention[] => {
    const here = valueAt(value, path);
    const expected = shapeAt(shape, value, path);
    if (expected === undefined) return [];
    const cell = expected.shape.kind === 'position' ? level.sketch.cellOf(here) : undefined;
    if (cell !== undefined) return [{ path, cell, role: roleOf(path) }];
    if (typeof here !== 'object' || here === null || expected.shape.kind === 'position') return [];
    const steps = Array.isArray(here) ? [...here.keys()] : Object.keys(here);
    return steps.flatMap((step) => (childOf(here, step) === undefined ? [] : visit([...path, step])));
  };
  return visit([]);
}

/** Texts that add positions at wrong places, change a type on which positions depend, or break the text. */
const typed = fc.constantFrom(
  '',
  '',
  '[1, 1]',
  '"position": [2, 1], ',
  '"Door"',
  '3',
  ',',
  '[',
  '}',
  '"',
  '__proto__',
);

describe('references to a cell', () => {
  it('are found in the index like by a full search', () => {
    fc.assert(
      fc.property(fc.nat(levelText.length), fc.nat(12), typed, (start, gone, text) => {
        const edited = levelText.slice(0, start) + text + levelText.slice(start + gone);
        const all = plainMentions(openLevel(edited).level);
        const { level } = openLevel(edited);
        for (const cell of new Set(all.map((mention) => mention.cell)))
          assert.deepEqual(
            level.mentionsOf(cell),
            all.filter((mention) => mention.cell === cell),
          );
        for (const around of [['props'], ['props', 1], ['rules'], ['robot'], ['robot', 'position'], []]) {
          const inside = all.filter(
            ({ path }) => path.length > around.length && around.every((step, at) => step === path[at]),
          );
          assert.deepEqual(level.mentionsWithin(around), inside);
        }
        assert.deepEqual(level.mentions, all);
        assert.deepEqual(
          level.mentionsOf(all[0]?.cell ?? -1),
          openLevel(edited).level.mentionsOf(all[0]?.cell ?? -1),
        );
      }),
      runs(100, 300),
    );
  });
});
