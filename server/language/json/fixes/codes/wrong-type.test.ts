import { checkFix } from '../../../testing/check-fix';

describe('the fixes of wrong-type', () => {
  it('say the same in the right kind', () => {
    checkFix(
      `
{ "robot": { "position": "5, 2" } }
                         ^^^^^^ error wrong-type: \`position\` must be a position [x, y], not the text "5, 2".`,
      '* Change to [5, 2]',
      `
{ "robot": { "position": [5, 2] } }`,
    );
    checkFix(
      `
{ "robot": { "position": { "x": 5, "y": 2 } } }
                         ^^^^^^^^^^^^^^^^^^ error wrong-type: \`position\` must be a position [x, y], not an object.`,
      '* Change to [5, 2]',
      `
{ "robot": { "position": [5, 2] } }`,
    );
    checkFix(
      `
{ "metadata": { "title": "A", "actionBudget": "3" } }
                                              ^^^ error wrong-type: \`actionBudget\` must be a whole number from 1 to 99, not the text "3".`,
      '* Change to 3, the number of rows in the grids',
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
                         ^^ error wrong-type: \`title\` must be a text that is not empty, not the number 12.`,
      '* Change to "12"',
      `
{ "metadata": { "title": "12" } }`,
    );
    checkFix(
      `
{ "leaks": { "carrier": "Fuel", "position": [2, 1] } }
           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error wrong-type: \`leaks\` must be a list, not an object.`,
      '* Change to [{ "carrier": "Fuel", "position": [2, 1] }]',
      `
{ "leaks": [{ "carrier": "Fuel", "position": [2, 1] }] }`,
    );
  });
});
