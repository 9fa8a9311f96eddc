import assert from 'node:assert/strict';
import { eraser } from './eraser';
import { drag } from './testing/board';

describe('the eraser', () => {
  it('removes everything but the ground', () => {
    assert.equal(drag(eraser, '#FFTFF#1.2', {}, 'DF').map, '#FFTFF#...');
    assert.equal(drag(eraser, '12345#', {}, 'FTDCe').map, '....##');
  });
});
