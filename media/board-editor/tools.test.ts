import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { defaultBalance } from '../../engine/reactor';
import { drawKey } from './keys';
import { readBoardDocument, sceneOfDocument } from './draft';
import { coveredCells, firstPalette, pickedFrom, strokeOf, type Palette } from './tools';
import { withStroke } from './scene/with-stroke';
import { turned } from './turn';

const text = readFileSync('samples/first-light.reactor.json', 'utf8');
const board = readBoardDocument({
  type: 'document',
  name: 'a',
  version: 1,
  text,
  balance: defaultBalance,
  isReadonly: false,
});

describe('the tools of the board', () => {
  const scene = sceneOfDocument(board);
  assert.ok(scene !== undefined);
  const with_ = (change: Partial<Palette>): Palette => ({ ...firstPalette, ...change });

  it('cover the way of the pointer without gaps', () => {
    const { width } = scene;
    const cells = coveredCells(scene, with_({ tool: 'brush', brush: 'Fuel' }), [0, 2, 2 + 2 * width]);
    assert.deepEqual([...new Set(cells)], [0, 1, 2, 2 + width, 2 + 2 * width]);
  });

  it('draw on the board before the text has it', () => {
    const stroke = strokeOf(scene, with_({ brush: 'Coolant' }), [0, 1]);
    assert.ok(stroke !== undefined);
    const drawn = withStroke(scene, stroke, defaultBalance);
    assert.deepEqual([...drawn.networks.Coolant.cells.slice(0, 2)], [1, 1]);
    assert.equal(drawn.networks.Fuel, scene.networks.Fuel, 'all else is the same');
    assert.equal(scene.networks.Coolant.cells[0], 0);
  });

  it('take the brush from a cell', () => {
    const prop = scene.props[0];
    assert.ok(prop !== undefined);
    assert.deepEqual(pickedFrom(scene, prop.cell), { brush: 'prop', prop: prop.type });
    assert.deepEqual(pickedFrom(scene, 0), { brush: 'wall' });
  });

  it('are chosen by keys, which leave chords to the editor', () => {
    const key = (name: string, ctrlKey = false) =>
      drawKey({ key: name, ctrlKey, metaKey: false, altKey: false }, firstPalette);
    assert.deepEqual(key('3'), { kind: 'palette', change: { brush: 'Fuel' } });
    assert.deepEqual(key('R'), { kind: 'palette', change: { tool: 'rectangle' } });
    assert.equal(key('z', true), null);
    assert.equal(key('y'), null);
  });

  it('turn a prop to what comes next', () => {
    assert.deepEqual(turned({ type: 'TJunction', mode: '4/0' }), { mode: '0/4' });
    assert.deepEqual(turned({ type: 'Door', state: 'Open' }), { state: 'Closed' });
    assert.equal(turned({ type: 'ReactorControl' }), undefined);
  });
});
