import { checkFix } from '../../../testing/check-fix';

describe('the fixes of inventory-over-capacity', () => {
  it('reduce the inventory', () => {
    checkFix(
      `
{ "robot": { "position": [5, 2], "inventory": { "HeatShield": 5 } } }
                                              ^^^^^^^^^^^^^^^^^^^ error inventory-over-capacity: The robot carries 5 remedies but has room for only 4. Remove 1.`,
      '* Carry 4 HeatShield',
      `
{ "robot": { "position": [5, 2], "inventory": { "HeatShield": 4 } } }`,
    );
    checkFix(
      `
{
  "robot": { "position": [5, 2], "inventory": { "HeatShield": 3, "FuelNeutralizer": 2 } }
                                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error inventory-over-capacity: The robot carries 5 remedies but has room for only 4. Remove 1.
}`,
      'Carry 1 FuelNeutralizer',
      `
{
  "robot": { "position": [5, 2], "inventory": { "HeatShield": 3, "FuelNeutralizer": 1 } }
}`,
    );
  });
});
