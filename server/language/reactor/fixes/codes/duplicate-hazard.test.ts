import { checkFix } from '../../../testing/check-fix';

describe('the fixes of duplicate-hazard', () => {
  it('move hazards, merge two, remove a repeated one', () => {
    checkFix(
      `
{
  "hazards": [
    { "position": [4, 1], "heat": 1 },
    { "position": [4, 1], "heat": 3, "fuel": 2 }
                  ^^^^^^ error duplicate-hazard: There is already a hazard entry for [4, 1]. Merge the two entries.
  ]
}`,
      '* Merge both entries',
      `
{
  "hazards": [
    { "position": [4, 1], "heat": 3, "fuel": 2 }
  ]
}`,
    );
    checkFix(
      `
{
  "hazards": [
    { "position": [4, 1], "heat": 1 },
    { "position": [4, 1], "heat": 1 }
                  ^^^^^^ error duplicate-hazard: There is already a hazard entry for [4, 1]. Merge the two entries.
  ]
}`,
      '*! Remove this entry',
      `
{
  "hazards": [
    { "position": [4, 1], "heat": 1 }
  ]
}`,
    );
  });
});
