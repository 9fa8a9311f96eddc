import assert from 'node:assert/strict';
import { checkFix, fixesOffered } from '../../../testing/check-fix';

describe('the fixes of invalid-value', () => {
  it('write a valid word', () => {
    checkFix(
      `
{ "allSeeingEye": "Lokced" }
                  ^^^^^^^^ error invalid-value: Unknown value "Lokced" for \`allSeeingEye\`. Did you mean "Locked"? Expected "Locked" or "Unlocked".`,
      '* Change to "Locked"',
      `
{ "allSeeingEye": "Locked" }`,
    );
    checkFix(
      `
{ "allSeeingEye": "Lokced" }
                  ^^^^^^^^ error invalid-value: Unknown value "Lokced" for \`allSeeingEye\`. Did you mean "Locked"? Expected "Locked" or "Unlocked".`,
      'Change to "Unlocked"',
      `
{ "allSeeingEye": "Unlocked" }`,
    );
    checkFix(
      `
{ "allSeeingEye": "locked" }
                  ^^^^^^^^ error invalid-value: Unknown value "locked" for \`allSeeingEye\`. Did you mean "Locked"? Expected "Locked" or "Unlocked".`,
      '*! Change to "Locked"',
      `
{ "allSeeingEye": "Locked" }`,
    );
  });

  it('bring a number into its range, and round it', () => {
    checkFix(
      `
{ "leaks": [{ "carrier": "Fuel", "position": [2, 1], "severity": 9 }] }
                                                                 ^ error invalid-value: Expected a whole number from 1 to 5 for \`severity\` but found 9.`,
      '* Change to 5',
      `
{ "leaks": [{ "carrier": "Fuel", "position": [2, 1], "severity": 5 }] }`,
    );
    checkFix(
      `
{ "leaks": [{ "carrier": "Fuel", "position": [2, 1], "severity": 2.4 }] }
                                                                 ^^^ error invalid-value: Expected a whole number from 1 to 5 for \`severity\` but found 2.4.`,
      '* Change to 2',
      `
{ "leaks": [{ "carrier": "Fuel", "position": [2, 1], "severity": 2 }] }`,
    );
    checkFix(
      `
{ "leaks": [{ "carrier": "Fuel", "position": [2, 1], "severity": 1e999 }] }
                                                                 ^^^^^ error invalid-value: Expected a whole number from 1 to 5 for \`severity\` but found a number above 1.8e308.`,
      '* Change to 5',
      `
{ "leaks": [{ "carrier": "Fuel", "position": [2, 1], "severity": 5 }] }`,
    );
  });

  it('shorten a position, remove a repeated cell, add a title', () => {
    checkFix(
      `
{ "robot": { "position": [5, 2, 0] } }
                         ^^^^^^^^^ error invalid-value: Expected a position [x, y] (column, then row) for \`position\` but found 3 entries.`,
      '* Change to [5, 2]',
      `
{ "robot": { "position": [5, 2] } }`,
    );
    checkFix(
      `
{
  "props": [
    {
      "type": "ReactorControl",
      "position": [5, 3],
      "id": "b",
      "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] },
      "area": [[5, 3], [5, 3]]
                       ^^^^^^ error invalid-value: \`area[1]\` is a duplicate of \`area[0]\`. Remove it.
    }
  ]
}`,
      '* Remove it here',
      `
{
  "props": [
    {
      "type": "ReactorControl",
      "position": [5, 3],
      "id": "b",
      "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] },
      "area": [[5, 3]]
    }
  ]
}`,
      { moreProps: true },
    );
    checkFix(
      `
{
  "props": [
    {
      "type": "ReactorControl",
      "position": [5, 3],
      "id": "b",
      "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] },
      "area": []
              ^^ error invalid-value: Expected at least one entry in \`area\`.
    }
  ]
}`,
      '* Remove the field',
      `
{
  "props": [
    {
      "type": "ReactorControl",
      "position": [5, 3],
      "id": "b",
      "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] }
    }
  ]
}`,
      { moreProps: true },
    );
    checkFix(
      `
{ "metadata": { "title": "" } }
                         ^^ error invalid-value: \`title\` is empty. Expected a non-empty string.`,
      '* Change to "Untitled"',
      `
{ "metadata": { "title": "Untitled" } }`,
    );
  });

  it('do not suggest inherited property names', () => {
    for (const word of ['__proto__', 'constructor'])
      assert.deepEqual(fixesOffered(`{ "allSeeingEye": "${word}" }`).slice(0, 2), [
        'Change to "Locked"',
        'Change to "Unlocked"',
      ]);
  });
});
