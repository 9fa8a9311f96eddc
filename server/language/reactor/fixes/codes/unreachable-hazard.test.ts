import { checkFix } from '../../../testing/check-fix';

describe('the fixes of unreachable-hazard', () => {
  it('give the robot a matching remedy', () => {
    checkFix(
      `
{ "hazards": [{ "position": [4, 1], "fuel": 14 }], "robot": { "position": [5, 2] } }
              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning unreachable-hazard: The robot has no remedy against the fuel at [4, 1]. Give it a remedy, or add a supply that it can reach.`,
      'Give the robot a FuelNeutralizer',
      `
{ "hazards": [{ "position": [4, 1], "fuel": 14 }], "robot": { "position": [5, 2], "inventory": { "FuelNeutralizer": 1 } } }`,
    );
  });
});
