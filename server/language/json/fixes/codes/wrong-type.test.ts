import { checkFix } from '../../../testing/check-fix';

describe('the fixes of wrong-type', () => {
  it('say the same in the right kind', () => {
    checkFix(
      `
{ "robot": { "position": "5, 2" } }
                         ^^^^^^ error wrong-type: Expected a position [x, y] for \`position\` but found the string "5, 2".`,
      '* Change to [5, 2]',
      `
{ "robot": { "position": [5, 2] } }`,
    );
    checkFix(
      `
{ "robot": { "position": { "x": 5, "y": 2 } } }
                         ^^^^^^^^^^^^^^^^^^ error wrong-type: Expected a position [x, y] for \`position\` but found an object.`,
      '* Change to [5, 2]',
      `
{ "robot": { "position": [5, 2] } }`,
    );
    checkFix(
      `
{ "metadata": { "title": "A", "actionBudget": "3" } }
                                              ^^^ error wrong-type: Expected a whole number from 1 to 99 for \`actionBudget\` but found the string "3".`,
      '* Change to 3',
      `
{ "metadata": { "title": "A", "actionBudget": 3 } }`,
    );
    checkFix(
      `
{ "metadata": { "title": "A", "actionBudget": null } }
                                              ^^^^ error wrong-type: Expected a whole number from 1 to 99 for \`actionBudget\` but found null.`,
      '* Remove the field',
      `
{ "metadata": { "title": "A" } }`,
    );
    checkFix(
      `
{ "metadata": { "title": 12 } }
                         ^^ error wrong-type: Expected a non-empty string for \`title\` but found the number 12.`,
      '* Change to "12"',
      `
{ "metadata": { "title": "12" } }`,
    );
    checkFix(
      `
{ "leaks": { "carrier": "Fuel", "position": [2, 1] } }
           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error wrong-type: Expected a list for \`leaks\` but found an object.`,
      '* Change to [{ "carrier": "Fuel", "position": [2, 1] }]',
      `
{ "leaks": [{ "carrier": "Fuel", "position": [2, 1] }] }`,
    );
  });
});
