import { checkLevelFixture } from '../testing/level-fixture';

describe('inventory-over-capacity', () => {
  it('underlines an inventory of five', () => {
    checkLevelFixture(`
{
  "robot": { "position": [5, 2], "inventory": { "FuelNeutralizer": 2, "HeatShield": 3 } }
                                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error inventory-over-capacity
}`);
  });

  it('takes four, and counts of 0, and notes', () => {
    checkLevelFixture(`
{
  "robot": { "position": [5, 2], "inventory": { "FuelNeutralizer": 4, "HeatShield": 0, "x-spare": 9 } }
}`);
  });

  // design: v1-inventory
  it('asks the balance for the capacity', () => {
    checkLevelFixture(
      `
{
  "robot": { "position": [5, 2], "inventory": { "HeatShield": 2 } }
                                              ^^^^^^^^^^^^^^^^^^^ error inventory-over-capacity
}`,
      { balance: { robot: { inventoryCapacity: 1 } } },
    );
  });

  it('says nothing where a count is faulty', () => {
    checkLevelFixture(`
{
  "robot": { "position": [5, 2], "inventory": { "FuelNeutralizer": -1, "HeatShield": 9 } }
                                                                   ^^ error invalid-value
}`);
  });
});
