/** The board draws a stroke at once, the server writes it later: both have to show the same. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { runs } from '../engine/core/testing/budget';
import { defaultBalance, encodeLevel } from '../engine/reactor';
import type { Scene, SceneProp } from '../engine/reactor/picture';
import { randomFrom } from '../engine/reactor/simulation/testing/random';
import { smallLevel } from '../engine/reactor/simulation/testing/random-level';
import { printValue } from '../server/language/json/edits';
import { applyEdits } from '../server/language/text/edits';
import { sampleTexts } from '../server/language/json/edits/testing/texts';
import { buildStroke } from '../server/language/reactor/authoring';
import { openLevel } from '../server/language/testing/at-caret';
import { readBoardDocument, sceneOfDocument } from '../media/board-editor/level/document';
import { withStroke } from '../media/board-editor/scene/with-stroke';
import type { Stroke } from '../protocol/board';
import { foundStrokes, foundText } from '../server/language/reactor/authoring/testing/found-strokes';
import { generators, type Numbers } from '../server/language/reactor/authoring/testing/generators';

/** Members of a scene that a stroke does not change on the board before the text has it. */
const later: Partial<Record<Stroke['type'], readonly (keyof Scene)[]>> = {
  // no board shows a title
  metadata: ['title'],
};

describe('the scene of the edited text', () => {
  const samples = sampleTexts()
    .filter(({ name }) => name.endsWith('.reactor.json'))
    .map(({ text }) => text)
    .filter((text) => openLevel(text).level.analysis.level !== undefined);
  const level = fc.oneof(
    fc.constantFrom(...samples),
    fc.nat().map((seed) => printValue(encodeLevel(smallLevel(randomFrom(seed))), { path: [] })),
  );
  const budget = runs(40, 1500);
  const numbers = fc.array(fc.nat(), { minLength: 24, maxLength: 24 });

  for (const type of Object.keys(generators) as (keyof typeof generators)[]) {
    it(`is the scene with the stroke: ${type}`, () => {
      let written = 0;
      fc.assert(
        fc.property(level, numbers, (text, list) => {
          const stroke = strokeOn(type, text, list);
          if (stroke !== undefined && holds(text, stroke)) written += 1;
        }),
        budget,
      );
      assert.ok(6 * written >= budget.numRuns, `${written} of ${budget.numRuns} strokes could be written`);
    }).timeout(600_000);
  }

  for (const { name, stroke } of foundStrokes) {
    it(`is the scene with the stroke: ${name}`, () => {
      assert.ok(holds(foundText(), stroke));
    });
  }
});

function strokeOn(type: keyof typeof generators, text: string, list: readonly number[]): Stroke | undefined {
  const { sketch } = openLevel(text).level;
  let turn = 0;
  const below: Numbers = (count) => (list[turn++ % list.length] ?? 0) % count;
  return generators[type]({ sketch, below });
}

/** Compares the two scenes. Returns false if the server refused the stroke. */
function holds(text: string, stroke: Stroke): boolean {
  const result = buildStroke(openLevel(text).level, stroke);
  if ('refused' in result) return false;
  const before = sceneOf(text);
  const after = sceneOf(applyEdits(text, result.edits));
  const shown = withStroke(before, stroke, defaultBalance);
  if (stroke.type === 'resize') {
    // every cell gets another number: such a board is drawn as a whole, once the text has it
    assert.equal(shown, before);
    return true;
  }
  const kept = (later[stroke.type] ?? []).map((key) => [key, before[key]] as const);
  assert.deepEqual(
    comparable(shown, stroke),
    comparable({ ...after, ...Object.fromEntries(kept) }, stroke),
    JSON.stringify(stroke),
  );
  return true;
}

function sceneOf(text: string): Scene {
  const scene = sceneOfDocument(
    readBoardDocument({
      type: 'document',
      name: '',
      version: 1,
      text,
      balance: defaultBalance,
      isReadonly: false,
    }),
  );
  assert.ok(scene !== undefined);
  return scene;
}

/**
 * A scene without what only the server finds: the ways of a junction, which depend on the whole level; members of a prop
 * that is placed which the stroke does not give; the id of a reactor that is pasted where it is taken.
 */
function comparable(scene: Scene, stroke: Stroke): unknown {
  const { width } = scene;
  const isPut = ({ cell }: SceneProp): boolean => {
    if (stroke.type === 'place') return same(stroke.prop['position'], cell, width);
    if (stroke.type !== 'paste') return false;
    const { content, to } = stroke;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    return x >= to[0] && y >= to[1] && x < to[0] + content.width && y < to[1] + content.height;
  };
  const props = scene.props.map((prop) => {
    const members = Object.entries({ ...prop, ...('mode' in prop ? { arms: null } : {}) });
    if (!isPut(prop)) return Object.fromEntries(members);
    const isGiven = (member: string): boolean => {
      if (stroke.type !== 'place') return member !== 'id';
      const isState = member === 'on' || member === 'open' || member === 'available';
      const written = isState ? 'state' : member === 'cell' ? 'position' : member;
      return Object.hasOwn(stroke.prop, written);
    };
    return Object.fromEntries(members.filter(([member]) => isGiven(member)));
  });
  const blocks = [...scene.blocks].sort(
    (one, other) => one.cell - other.cell || one.carrier.localeCompare(other.carrier),
  );
  return { ...scene, props, blocks };
}

function same(position: unknown, cell: number, width: number): boolean {
  return JSON.stringify(position) === JSON.stringify([cell % width, Math.floor(cell / width)]);
}
