import { checkLevelFixture } from '../testing/level-fixture';

describe('duplicate-hazard', () => {
  it('underlines the second position', () => {
    checkLevelFixture(`
{
  "hazards": [
    { "position": [4, 1], "fuel": 1 },
    { "position": [4, 1], "heat": 1 }
                  ^^^^^^ error duplicate-hazard
  ]
}`);
  });

  it('reports each further entry of a cell', () => {
    checkLevelFixture(`
{
  "hazards": [
    { "position": [4, 1], "fuel": 1 },
    { "position": [4, 1], "fuel": 1 },
                  ^^^^^^ error duplicate-hazard
    { "position": [4, 1], "fuel": 1 }
                  ^^^^^^ error duplicate-hazard
  ]
}`);
  });

  it('reports only that both entries are on a wall', () => {
    checkLevelFixture(`
{
  "hazards": [{ "position": [0, 0], "fuel": 1 }, { "position": [0, 0], "fuel": 1 }]
                            ^^^^^^ error hazard-on-wall
                                                               ^^^^^^ error hazard-on-wall
}`);
  });
});
