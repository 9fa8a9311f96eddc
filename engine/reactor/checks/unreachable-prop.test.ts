import { checkLevelFixture } from '../testing/level-fixture';

describe('unreachable-prop', () => {
  it('underlines each prop behind a wall', () => {
    checkLevelFixture(`
{
  "terrain": ["#########", "#...#...#", "#...#...#", "#...#...#", "#########"],
  "robot": { "position": [1, 1] },
  "props": [{ "type": "AllSeeingEyeTerminal", "position": [5, 3] }, { "type": "FuelFlow", "position": [1, 1], "state": "Enabled" }, { "type": "CoolantFlow", "position": [1, 2], "state": "Enabled" }, { "type": "ElectricityFlow", "position": [1, 3], "state": "Enabled" },
                                                          ^^^^^^ warning unreachable-prop
    { "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" }, { "type": "CoolantConsumer", "position": [3, 2], "state": "Enabled" }, { "type": "ElectricityConsumer", "position": [3, 3], "state": "Enabled" },
    { "type": "ReactorControl", "position": [6, 2], "id": "core", "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } }
                                            ^^^^^^ warning unreachable-prop
  ]
}`);
  });

  it('is not stopped by closed doors', () => {
    checkLevelFixture(
      `
{
  "terrain": ["#########", "#.......#", "#...#...#", "#...#...#", "#########"],
  "props": [{ "type": "Door", "position": [4, 1], "state": "Closed", "edge": [[4, 1], [5, 1]] }]
}`,
      { moreProps: true },
    );
  });

  it('reports nothing if the robot is in a wall', () => {
    checkLevelFixture(`
{
  "robot": { "position": [4, 2] },
                         ^^^^^^ error robot-not-on-floor
  "terrain": ["#########", "#...#...#", "#...#...#", "#...#...#", "#########"]
}`);
  });
});
