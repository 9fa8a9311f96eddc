import { checkFix } from '../../../testing/check-fix';

describe('the fixes of hazard-on-wall, hazard-out-of-bounds', () => {
  it('move hazards, put two into one, drop a repeated one', () => {
    checkFix(
      `
{ "hazards": [{ "position": [4, 0], "heat": 1 }] }
                            ^^^^^^ error hazard-on-wall: A wall holds no hazards, and [4, 0] is a wall. Move the hazard to a floor cell.`,
      '* Move the hazard to [4, 1]',
      `
{ "hazards": [{ "position": [4, 1], "heat": 1 }] }`,
    );
    checkFix(
      `
{ "hazards": [{ "position": [4, 9], "heat": 1 }] }
                            ^^^^^^ error hazard-out-of-bounds: This hazard is off the map at [4, 9]. Move it to a floor cell.`,
      'Remove the hazard',
      `
{ "hazards": [] }`,
    );
  });
});
