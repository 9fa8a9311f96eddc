import { checkFix } from '../../../testing/check-fix';

describe('the fixes of hazard-on-wall, hazard-out-of-bounds', () => {
  it('move hazards, merge two, remove a repeated one', () => {
    checkFix(
      `
{ "hazards": [{ "position": [4, 0], "heat": 1 }] }
                            ^^^^^^ error hazard-on-wall: [4, 0] is a wall, and walls cannot hold hazards. Move the hazard to a floor cell.`,
      '* Move the hazard to [4, 1]',
      `
{ "hazards": [{ "position": [4, 1], "heat": 1 }] }`,
    );
    checkFix(
      `
{ "hazards": [{ "position": [4, 9], "heat": 1 }] }
                            ^^^^^^ error hazard-out-of-bounds: This hazard at [4, 9] is outside the map. Move it to a floor cell.`,
      'Remove the hazard',
      `
{ "hazards": [] }`,
    );
  });
});
