import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readJson, type TextEdit } from '../../../../engine/json';
import { carrierLetters, carriers } from '../../../../engine/reactor';
import { applyEdits } from '../../text/edits';
import { sampleTexts, writtenInWays } from '../../json/edits/testing/texts';
import { openLevel } from '../../testing/at-caret';
import { buildStroke, type Box, type Place, type RuleList, type RulePart, type Stroke } from '.';
import { comparable, draw, modelOf, type ModelStroke } from './testing/model';
import { holdsAfter, type FreeStroke } from './testing/relations';
import { runs } from '../../../../engine/core/testing/budget';

/** Numbers to choose by. */
type Pick = (below: number) => number;

/** A stroke that may well be nonsense for the game, but not for the file. */
function strokeFor(text: string, pick: Pick): ModelStroke {
  const { sketch } = openLevel(text).level;
  const { width, height } = sketch;
  const one = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
  const placeOf = (cell: number): Place => sketch.positionOf(cell);
  const anyCell = (): number => pick(width * height);
  const cells = (): number[] => {
    const [x, y] = placeOf(anyCell());
    const [w, h] = [1 + pick(width - x), 1 + pick(Math.min(3, height - y))];
    return Array.from({ length: w * h }, (_, i) => (y + Math.floor(i / w)) * width + x + (i % w));
  };
  const boxAt = (): Box => {
    const at = placeOf(anyCell());
    return {
      at,
      width: 1 + pick(Math.min(5, width - at[0])),
      height: 1 + pick(Math.min(4, height - at[1])),
    };
  };
  const fitting = (box: Box, [x, y]: Place): Place => [
    Math.min(x, width - box.width),
    Math.min(y, height - box.height),
  ];
  const withProp = (): Place => placeOf(one(sketch.props).cell ?? 0);
  const reactors = sketch.props.filter(({ type }) => type === 'ReactorControl');
  const carrier = one(carriers);
  const position = placeOf(anyCell());
  switch (pick(13)) {
    case 0:
      return { type: 'paint', grid: 'terrain', glyph: one(['#', '.']), cells: cells() };
    case 1:
      return { type: 'paint', grid: carrier, glyph: one(['.', carrierLetters[carrier]]), cells: cells() };
    case 2:
      return {
        type: 'erase',
        what: one([['props'], ['leaks', 'hazards'], ['Fuel', 'Coolant', 'props', 'leaks']] as const),
        cells: cells(),
      };
    case 3: {
      const free = [position, placeOf(anyCell())].find((at) => {
        return sketch.propAt(sketch.cellOf([...at]) ?? 0) === undefined;
      });
      if (free !== undefined)
        return {
          type: 'place',
          prop: { type: 'Door', position: free, state: 'Open', edge: [free, position] },
        };
      return { type: 'eye', state: 'Unlocked' };
    }
    case 4:
      if (sketch.props.length > 0)
        return { type: 'prop', at: withProp(), fields: { state: one(['Enabled', null]), 'x-note': pick(9) } };
      return { type: 'eye', state: 'Locked' };
    case 5:
      if (reactors.length > 0)
        return { type: 'bind', reactor: placeOf(one(reactors).cell ?? 0), carrier, to: position };
      return { type: 'eye', state: 'Locked' };
    case 6:
      return {
        type: 'leak',
        carrier,
        position,
        fields: { severity: one([1, 2, null]), access: one([placeOf(anyCell()), null]) },
      };
    case 7: {
      const fields = { fuel: one([1.5, 2, null]), heat: one([0.25, null]), coolant: null };
      return { type: 'hazard', position, fields };
    }
    case 8:
      return { type: 'robot', fields: { position } };
    case 9:
      return { type: 'inventory', remedy: one(['HeatShield', 'FuelNeutralizer']), count: one([0, 2, null]) };
    case 10: {
      const [box, target] = [boxAt(), anyCell()];
      const to = fitting(box, placeOf(target));
      return { type: 'shift', box, to, things: pick(3) > 0 };
    }
    case 11: {
      const box = boxAt();
      const rowsOf = (glyphs: readonly string[]): string[] =>
        Array.from({ length: box.height }, () =>
          Array.from({ length: box.width }, () => one(glyphs)).join(''),
        );
      const grids = {
        terrain: rowsOf(['#', '.']),
        Fuel: rowsOf(['.', 'F']),
        Coolant: rowsOf(['.', 'C']),
        Electricity: rowsOf(['.']),
      };
      const hazards = pick(2) === 0 ? [] : [{ position: box.at, heat: 2 }];
      const content = { ...box, grids, props: [], leaks: [], hazards };
      return { type: 'paste', content, to: box.at };
    }
    default:
      return { type: 'metadata', fields: { title: one(['"\\\u2028😀', 'A']), author: one(['x', null]) } };
  }
}

/** A stroke that chooses some values by itself; none if the level has nothing for it. */
function freeStrokeFor(text: string, pick: Pick): FreeStroke | undefined {
  const { sketch } = openLevel(text).level;
  const one = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
  const props = sketch.props.flatMap(({ cell }) => cell ?? []);
  const what = pick(7);
  if (what === 0) {
    const to = pick(sketch.width * sketch.height);
    const from = props[pick(props.length + 1)];
    return from === undefined || sketch.propAt(to) !== undefined
      ? undefined
      : { type: 'move', from: sketch.positionOf(from), to: sketch.positionOf(to) };
  }
  if (what === 1) {
    const [side, by] = [one(['left', 'top', 'right', 'bottom'] as const), one([1, 2, -1])];
    return { type: 'resize', left: 0, top: 0, right: 0, bottom: 0, [side]: by };
  }
  const found = sketch.rules[pick(sketch.rules.length + 1)];
  if (found === undefined) return { type: 'addRule' };
  const { index, value } = found;
  const rule = { index, id: found.id };
  const list: RuleList = one(['predicates', 'effects']);
  const parts = (value[list] ?? []) as readonly { readonly type: string }[];
  const at = pick(parts.length + 1);
  const known = parts[at];
  const part: RulePart | null = known === undefined ? null : { list, index: at, is: known.type };
  const as =
    list === 'predicates' ? one(['Turn', 'HazardBand', 'Prop']) : one(['Warn', 'StartLeak', 'AddHeat']);
  if (what === 2) return { type: 'addRulePart', rule, list, as };
  if (what === 3) return { type: 'removeRule', rule, part };
  if (what === 4)
    return { type: 'moveRule', rule, part, to: pick(part === null ? sketch.rules.length : parts.length) };
  if (part !== null && what === 5) return { type: 'setRule', rule, part, fields: { type: as } };
  return { type: 'setRule', rule, part, fields: { 'x-note': pick(9), enabled: one([false, null]) } };
}

/** The edits that take edits back. */
function inverse(text: string, edits: readonly TextEdit[]): TextEdit[] {
  let shift = 0;
  return [...edits]
    .sort((one, other) => one.start - other.start || one.end - other.end)
    .map(({ start, end, text: put }) => {
      const at = start + shift;
      shift += put.length - (end - start);
      return { start: at, end: at + put.length, text: text.slice(start, end) };
    });
}

/** Edits of the text between two strokes. */
function typed(text: string, pick: Pick): TextEdit[] {
  const start = text.indexOf('{') + 1;
  const colon = text.indexOf('"version"');
  return pick(2) === 0
    ? [{ start: colon, end: colon, text: `"x-${pick(1e6)}": ${pick(9)}, ` }]
    : [{ start, end: start, text: ' ' }];
}

describe('strokes on the samples', () => {
  const texts = sampleTexts()
    .filter(({ name }) => name.endsWith('.reactor.json'))
    .filter(({ text }) => openLevel(text).level.analysis.level !== undefined)
    .flatMap(({ text }) => writtenInWays(text));

  it('parse, contain the drawn objects, and are undone to the byte', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.array(fc.array(fc.nat(), { minLength: 20, maxLength: 20 }), { minLength: 1, maxLength: 12 }),
        (first, steps) => {
          let text = first;
          const past: { text: string; undo: TextEdit[] }[] = [];
          const change = (edits: readonly TextEdit[]): void => {
            past.push({ text, undo: inverse(text, edits) });
            text = applyEdits(text, edits);
          };
          const undo = (): void => {
            const last = past.pop();
            if (last === undefined) return;
            text = applyEdits(text, last.undo);
            assert.equal(text, last.text);
          };
          /** Makes a stroke; what a level cannot do without is not cut off. */
          const make = (stroke: Stroke): boolean => {
            const result = buildStroke(openLevel(text).level, stroke);
            if ('refused' in result) {
              const isCut =
                stroke.type === 'resize' &&
                Math.min(stroke.left, stroke.top, stroke.right, stroke.bottom) < 0;
              assert.ok(isCut, `${JSON.stringify(stroke)}: ${result.refused}`);
              return false;
            }
            change(result.edits);
            assert.deepEqual(readJson(text).faults, []);
            assert.equal(text.includes('\r'), first.includes('\r'));
            return true;
          };
          for (const numbers of steps) {
            let turn = 0;
            const pick: Pick = (below) => (numbers[turn++ % numbers.length] ?? 0) % below;
            const what = pick(8);
            if (what === 0) change(typed(text, pick));
            else if (what === 1) undo();
            else if (what < 6) {
              const stroke = strokeFor(text, pick);
              const model = modelOf(readJson(text).value);
              draw(model, stroke);
              assert.ok(make(stroke));
              assert.deepEqual(
                comparable(modelOf(readJson(text).value)),
                comparable(model),
                JSON.stringify(stroke),
              );
            } else {
              const stroke = freeStrokeFor(text, pick);
              const before = readJson(text).value;
              if (stroke === undefined || !make(stroke)) continue;
              holdsAfter(stroke, before, readJson(text).value);
            }
          }
          while (past.length > 0) undo();
          assert.equal(text, first);
        },
      ),
      runs(50, 150),
    );
  });
});
