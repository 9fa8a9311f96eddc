import { checkLevelFixture } from '../testing/level-fixture';

describe('inventory-over-capacity', () => {
  it('underlines an inventory of five', () => {
    checkLevelFixture(`
{
  "robot": { "position": [5, 2], "inventory": { "FuelNeutralizer": 2, "HeatShield": 3 } }
                                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error inventory-over-capacity
}`);
  });

  it('accepts four remedies, counts of 0, and notes', () => {
    checkLevelFixture(`
{
  "robot": { "position": [5, 2], "inventory": { "FuelNeutralizer": 4, "HeatShield": 0, "x-spare": 9 } }
}`);
  });

  // design: v1-inventory
  it('reads the capacity from the balance', () => {
    checkLevelFixture(
      `
{
  "robot": { "position": [5, 2], "inventory": { "HeatShield": 2 } }
                                              ^^^^^^^^^^^^^^^^^^^ error inventory-over-capacity
}`,
      { balance: { robot: { inventoryCapacity: 1 } } },
    );
  });

  it('reports nothing if a count is faulty', () => {
    checkLevelFixture(`
{
  "robot": { "position": [5, 2], "inventory": { "FuelNeutralizer": -1, "HeatShield": 9 } }
                                                                   ^^ error invalid-value
}`);
  });
});
