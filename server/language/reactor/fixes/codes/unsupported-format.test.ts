import assert from 'node:assert/strict';
import { checkFix, fixesOffered } from '../../../testing/check-fix';

describe('the fixes of unsupported-format', () => {
  const whole = {
    without: ['format', 'version', 'terrain', 'networks', 'props', 'dimensions', 'robot', 'metadata'],
  };
  const level = `{
  "format": "reactor-maintenance-level",
  "version": 1,
  "terrain": [],
  "robot": { "position": [5, 2] }
}
`;

  it('write the format of a file that has the members of a level', () => {
    checkFix(
      `
{
  "version": 1,
  ^^^^^^^^^ error unsupported-format: This is not a version 1 level. A version 1 level starts with "format": "reactor-maintenance-level" and "version": 1.
  "terrain": [],
  "robot": { "position": [5, 2] }
}
`,
      '* Declare the file as a version 1 level',
      level,
      whole,
    );
  });

  it('write the version with it', () => {
    checkFix(
      `
{
  "terrain": [],
  ^^^^^^^^^ error unsupported-format: This is not a version 1 level. A version 1 level starts with "format": "reactor-maintenance-level" and "version": 1.
  "robot": { "position": [5, 2] }
}
`,
      '* Declare the file as a version 1 level',
      level.replace('  "version": 1,\n', '').replace('level",\n', 'level",\n  "version": 1,\n'),
      whole,
    );
  });

  it('are not offered for a level of the prototype', () => {
    assert.deepEqual(fixesOffered('{ "Version": 3, "Cells": [] }', whole), []);
  });
});
