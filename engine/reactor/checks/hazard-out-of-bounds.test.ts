import { checkLevelFixture } from '../testing/level-fixture';

describe('hazard-out-of-bounds', () => {
  it('underlines the position', () => {
    checkLevelFixture(`
{
  "hazards": [{ "position": [4, 5], "fuel": 1 }]
                            ^^^^^^ error hazard-out-of-bounds
}`);
  });

  it('says nothing else of two entries off the map', () => {
    checkLevelFixture(`
{
  "hazards": [{ "position": [-1, 2], "fuel": 30 }, { "position": [-1, 2], "fuel": 1 }]
                            ^^^^^^^ error hazard-out-of-bounds
                                                                 ^^^^^^^ error hazard-out-of-bounds
}`);
  });
});
