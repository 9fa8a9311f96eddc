import assert from 'node:assert/strict';
import { projectFiles, read } from './sources';

/** Matches code that rounds to decimals. */
const rounding = /\.toFixed\(|\.toPrecision\(|\* 10\) \/ 10/;

/** Files that round other things than quantities for people: coordinates of a drawing, and floats in files. */
const others = ['media/preview/timeline/plots.ts', 'engine/reactor/simulation/transcript/float-text.ts'];

describe('the quantities of a level', () => {
  it('are rounded for people in one place', () => {
    const found = projectFiles().filter(
      (file) =>
        /^(?:engine\/reactor|media\/(?:preview|shared|board-editor)|server\/language\/reactor)\/.*\.ts$/.test(
          file,
        ) &&
        !/\.test\.ts$|\/testing\//.test(file) &&
        rounding.test(read(file)),
    );
    assert.deepEqual(found.sort(), [...others].sort());
  });
});
