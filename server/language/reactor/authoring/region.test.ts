import assert from 'node:assert/strict';
import type { JsonObject } from '../../../../engine/json';
import { soundLevel } from '../../../../test/vscode/suite/levels';
import { applyEdits } from '../../text/edits';
import { openLevel } from '../../testing/at-caret';
import { buildStroke, type Copied, type Stroke } from '.';

function after(text: string, stroke: Stroke): string {
  const result = buildStroke(openLevel(text).level, stroke);
  assert.ok('edits' in result, JSON.stringify(result));
  return applyEdits(text, result.edits);
}

/** Returns the codes of the errors in a text. */
function errorsOf(text: string): string[] {
  const { diagnostics } = openLevel(text).level.analysis;
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
}

describe('a region of the board', () => {
  const box = { at: [1, 1], width: 8, height: 1 } as const;

  it('moves with its networks and props, and keeps bindings to them', () => {
    const text = after(soundLevel, { type: 'shift', box, to: [1, 2], things: true });
    assert.deepEqual(openLevel(text).level.sketch.propAt(2 * 14 + 8)?.type, 'FuelConsumer');
    assert.match(text, /"fuel": \[8, 2\]/);
    assert.deepEqual(errorsOf(text), []);
    const [, row = '', next = ''] = /"fuel": \[\s*"\.+",\s*"(.*)",\s*"(.*)"/.exec(text) ?? [];
    assert.deepEqual([row, next], ['..............', '.FFFFFFFF.....']);
  });

  it('moves without them if only the ground is selected', () => {
    const text = after(soundLevel, { type: 'shift', box, to: [1, 2], things: false });
    assert.equal(openLevel(text).level.sketch.propAt(14 + 8)?.type, 'FuelConsumer');
    assert.ok(errorsOf(text).includes('prop-without-network'));
  });

  it('is copied: a reactor gets a new id, and is bound to copied consumers', () => {
    const props = (openLevel(soundLevel).level.document.json.value as JsonObject)['props'] as JsonObject[];
    const reactor = props.find(({ type }) => type === 'ReactorControl') ?? {};
    const consumer = props.find(({ type }) => type === 'FuelConsumer') ?? {};
    const grids = { terrain: ['..'], Fuel: ['F.'], Coolant: ['..'], Electricity: ['..'] };
    const content: Copied = {
      at: [8, 1],
      width: 2,
      height: 1,
      grids,
      props: [consumer, { ...reactor, position: [9, 1] }],
      leaks: [],
      hazards: [],
    };
    const text = after(soundLevel, { type: 'paste', content, to: [10, 2] });
    assert.match(text, /"position": \[11, 2\],\s*"id": "core-2"/);
    assert.match(text, /"fuel": \[10, 2\],\s*"coolant": \[8, 3\]/);
    assert.deepEqual(errorsOf(text), []);
  });

  it('is refused if it does not fit or is empty', () => {
    const refused = (stroke: Stroke) => buildStroke(openLevel(soundLevel).level, stroke);
    const nowhere = { refused: 'The region does not fit on the map at that cell.' };
    assert.deepEqual(refused({ type: 'shift', box, to: [7, 1], things: true }), nowhere);
    assert.deepEqual(refused({ type: 'shift', box, to: [-1, 1], things: true }), nowhere);
    const content = { at: [0, 0], width: 1, height: 2 } as unknown as Copied;
    assert.deepEqual(refused({ type: 'paste', content, to: [0, 0] }), {
      refused: 'The clipboard does not contain a board region.',
    });
  });
});
