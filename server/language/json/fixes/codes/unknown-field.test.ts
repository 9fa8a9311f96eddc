import assert from 'node:assert/strict';
import { checkFix, fixesOffered } from '../../../testing/check-fix';

describe('the fixes of unknown-field', () => {
  it('write the key that was meant; capitals need no question', () => {
    checkFix(
      `
{ "robot": { "positoin": [5, 2] } }
             ^^^^^^^^^^ error unknown-field: Unknown field "positoin". Did you mean "position"?`,
      '* Change "positoin" to "position"',
      `
{ "robot": { "position": [5, 2] } }`,
    );
    checkFix(
      `
{ "robot": { "Position": [5, 2] } }
             ^^^^^^^^^^ error unknown-field: Unknown field "Position". Did you mean "position"?`,
      '*! Change "Position" to "position"',
      `
{ "robot": { "position": [5, 2] } }`,
    );
  });

  it('remove a key, or keep it as a note; a needed one is not removed', () => {
    checkFix(
      `
{ "hint": 1, "robot": { "position": [5, 2] } }
  ^^^^^^ error unknown-field: Unknown field "hint". Remove it, or start its name with "x-" to keep it as a note. Available fields: "$schema", "leaks", "hazards", "allSeeingEye", "rules", "state".`,
      'Remove "hint"',
      `
{ "robot": { "position": [5, 2] } }`,
    );
    checkFix(
      `
{ "hint": 1, "robot": { "position": [5, 2] } }
  ^^^^^^ error unknown-field: Unknown field "hint". Remove it, or start its name with "x-" to keep it as a note. Available fields: "$schema", "leaks", "hazards", "allSeeingEye", "rules", "state".`,
      'Keep it as a note "x-hint"',
      `
{ "x-hint": 1, "robot": { "position": [5, 2] } }`,
    );
  });

  it('keep a key that is needed', () => {
    assert.deepEqual(fixesOffered('{ "robot": { "positoin": [5, 2] } }'), [
      '* Change "positoin" to "position"',
    ]);
  });
});
