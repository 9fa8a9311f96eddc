import { checkLevelFixture } from '../testing/level-fixture';

describe('hazard-on-wall', () => {
  // design: v1-wall-no-hazards, v1-error-wall-hazard
  it('underlines the position', () => {
    checkLevelFixture(`
{
  "hazards": [{ "position": [0, 0], "heat": 30 }]
                            ^^^^^^ error hazard-on-wall
}`);
  });

  it('reports nothing if the row cannot be read', () => {
    checkLevelFixture(`
{
  "terrain": ["#########", "#.......#", "#.......#", "#.......#", "x########"],
                                                                   ^ error unknown-glyph
  "hazards": [{ "position": [0, 4], "fuel": 1 }]
}`);
  });
});
