import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import { sizeIn, defaultSizeText } from './level-size';

describe('the size of a new level', () => {
  it('is typed as people write sizes', () => {
    for (const text of [defaultSizeText, '12x8', ' 12 X 8 ', '12×8', '12*8', '12, 8', '12 8']) {
      deepStrictEqual(sizeIn(text), { width: 12, height: 8 }, text);
    }
  });

  it('is two whole numbers', () => {
    for (const text of ['', '12', '128', '12 x', 'x 8', '1.5 x 8', '-3 x 8', '12 x 8 x 3', 'a x b']) {
      strictEqual(sizeIn(text), undefined, text);
    }
  });
});
