import { checkFix } from '../../../testing/check-fix';

describe('the fixes of junction-ambiguous', () => {
  it('connect a source to a junction, or disconnect one', () => {
    checkFix(
      `
{ "networks": { "fuel": [".........",".FFFFFF..","....F....",".........","........."], "coolant": [".........", ".........", ".CCC.....", ".........", "........."], "electricity": [".........", ".........", ".........", ".EEE.....", "........."] }, "props": [{ "type": "TJunction", "position": [4, 1], "mode": "2/2" }, { "type": "FuelFlow", "position": [6, 1], "state": "Enabled" }] }
                                                                                                                                                                                                                                                                                                      ^^^^^^ error junction-ambiguous: Flow reaches this junction at [4, 1] from 2 sides. Connect every FuelFlow to the same branch.`,
      'Remove the FuelFlow at [6, 1]',
      `
{ "networks": { "fuel": [".........",".FFFFFF..","....F....",".........","........."], "coolant": [".........", ".........", ".CCC.....", ".........", "........."], "electricity": [".........", ".........", ".........", ".EEE.....", "........."] }, "props": [{ "type": "TJunction", "position": [4, 1], "mode": "2/2" }] }`,
      { moreProps: true },
    );
  });
});
