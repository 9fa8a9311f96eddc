import assert from 'node:assert/strict';
import { defaultBalance, levelShape } from '../../../../engine/reactor';
import type { Shape } from '../../../../engine/shape';
import { atCaret } from '../../testing/at-caret';
import { meaningOf } from './meanings';
import { hoverIn, said, saidOfBalance } from './testing/hover';

describe('a hover on a key', () => {
  it('shows the meaning, values and default', () => {
    assert.equal(
      said('{ "leaks": [{ "carrier": "Fuel", "position": [2, 1], "sever‸ity": 2 }] }'),
      '**`severity`**\n\nThe severity of the leak.\n\nType: a whole number from 1 to 5.\n\nDefault: `1`',
    );
  });

  it('says that it is required', () => {
    assert.match(said('{ "robot": { "‸position": [5, 2] } }'), /^\*\*`position`\*\* \(required\)/);
  });

  it('shows the numbers of the applied balance', () => {
    const turn = { turn: { actionBudget: 5 } };
    assert.match(
      said('{ "metadata": { "title": "A", "action‸Budget": 2 } }', { balance: turn }),
      /Default: `5`$/,
    );
  });

  it('explains x- keys, but not unknown ones', () => {
    assert.equal(
      said('{ "x-no‸te": 1 }'),
      '**x\\-note**\n\nA note of your own: it is kept, and the game ignores it.',
    );
    assert.doesNotMatch(said('{ "pro‸pz": [] }'), /The props on the floor/);
  });

  it('marks the key', () => {
    assert.equal(hoverIn(atCaret('{ "ro‸bot": { "position": [5, 2] } }'))?.of, '"robot"');
  });

  it('on a balance key has its default', () => {
    assert.equal(
      saidOfBalance('{ "hazard": { "m‸ax": 40 } }'),
      '**`max`**\n\nThe maximum of each element, and of heat, on a floor cell.\n\n' +
        'Type: a number of at least 0.\n\nDefault: `30`',
    );
    assert.match(saidOfBalance('{ "war‸m": [0, 1] }'), /Default: `\[0.5,1\]`/);
    assert.match(saidOfBalance('{ "re‸actor": {} }'), /`readyBelow`, `criticalFrom`, `terminalFrom`/);
  });
});

describe('a hover on a word', () => {
  it('says what it means', () => {
    assert.equal(
      said('{ "props": [{ "type": "TJun‸ction", "position": [4, 1], "mode": "1/3" }] }').split('\n')[0],
      '**`TJunction`**: Splits the incoming flow between two branches, by the weights of its mode.',
    );
    assert.match(
      said('{ "props": [{ "type": "TJunction", "position": [4, 1], "mode": "1‸/3" }] }'),
      /^\*\*`1\/3`\*\*: Its branches get 1 of 4 parts and 3 of 4 parts of the incoming flow, clockwise/,
    );
  });

  it('describes the field if the word is unknown', () => {
    assert.match(said('{ "allSeeingEye": "Lo‸ked" }'), /^\*\*`allSeeingEye`\*\*/);
  });

  it('explains every word of the format', () => {
    const speechless: string[] = [];
    const walk = (shape: Shape, key: string): void => {
      if (shape.kind === 'enumeration')
        for (const value of shape.values)
          if (meaningOf(key, value) === undefined) speechless.push(`${key}: ${value}`);
      if (shape.kind === 'list') walk(shape.item, key);
      if (shape.kind === 'object')
        for (const [name, member] of Object.entries(shape.members)) walk(member.shape, name);
      if (shape.kind !== 'variant') return;
      for (const [name, member] of Object.entries(shape.common)) walk(member.shape, name);
      for (const [name, body] of Object.entries(shape.cases)) {
        if (meaningOf(shape.tag, name) === undefined) speechless.push(name);
        walk(body, name);
      }
    };
    walk(levelShape(defaultBalance), '');
    assert.deepEqual([...new Set(speechless)], ['format: reactor-maintenance-level']);
  });
});

describe('a hover on a fault', () => {
  const leak = '{ "leaks": [{ "carrier": "Electricity"‸, "position": [0, 3] }] }';

  it('shows the manual entry of its code, with a link', () => {
    const networks = `"networks": {
      "fuel": [".........", ".FFF.....", ".........", ".........", "........."],
      "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
      "electricity": [".........", ".........", ".........", "EEEE.....", "........."] }`;
    assert.equal(
      said(leak.replace('{ "leaks"', `{ ${networks}, "leaks"`))
        .split('\n')
        .at(-1),
      'Fix: Add `access` with a floor cell next to the leak. ' +
        '[Manual](file:///manual%20%281%29.md#leak-face-missing)',
    );
  });

  it('in a balance file too', () => {
    assert.match(saidOfBalance('{ "hazard": { "max": ‸"much" } }'), /\*\*`wrong-type`\*\*/);
  });
});
