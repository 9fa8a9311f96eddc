import { checkLevelFixture } from '../testing/level-fixture';

describe('rule-never-fires', () => {
  it('underlines the predicate that contradicts an earlier one', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "predicates": [
    { "type": "Turn", "op": ">", "value": 4 },
    { "type": "AllSeeingEye", "is": "Locked" },
    { "type": "Turn", "op": "<=", "value": 4 }
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning rule-never-fires
  ], "effects": [{ "type": "Warn", "text": "" }] }]
}`);
  });

  it('underlines a range that is empty', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "predicates": [{ "type": "Turn", "op": "<", "value": 1 }], "effects": [{ "type": "Warn", "text": "" }] }]
                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning rule-never-fires
}`);
  });

  it('underlines more remedies than the robot can carry', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "predicates": [{ "type": "RobotInventory", "remedy": "HeatShield", "op": ">=", "count": 3 }, { "type": "RobotInventory", "remedy": "FuelNeutralizer", "op": ">", "count": 1 }], "effects": [{ "type": "Warn", "text": "" }] }]
                                                                                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning rule-never-fires
}`);
  });

  it('underlines a win', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "predicates": [{ "type": "LevelState", "op": "==", "value": "Won" }], "effects": [{ "type": "Warn", "text": "" }] }]
                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning rule-never-fires
}`);
  });

  it('underlines a reactor that has won', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "predicates": [{ "type": "Reactor", "reactor": "core", "is": "Won" }], "effects": [{ "type": "Warn", "text": "" }] }]
                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning rule-never-fires
}`);
  });

  it('accepts a level that is not won, which always holds', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "predicates": [{ "type": "LevelState", "op": "!=", "value": "Won" }], "effects": [{ "type": "Warn", "text": "" }] }]
}`);
  });

  it('underlines a lost reactor at the start of a simulation', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "phase": "StartOfSimulation", "predicates": [{ "type": "Reactor", "reactor": "core", "is": "Lost" }], "effects": [{ "type": "Warn", "text": "" }] }]
                                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning rule-never-fires
}`);
  });

  it('accepts a lost reactor at the end of a turn', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "predicates": [{ "type": "Reactor", "reactor": "core", "is": "Lost" }], "effects": [{ "type": "Warn", "text": "" }] }]
}`);
  });

  it('underlines a stable level if the balance allows none', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "predicates": [{ "type": "LevelState", "op": "==", "value": "Stable" }], "effects": [{ "type": "Warn", "text": "" }] }]
                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning rule-never-fires
}`);
  });

  it('accepts a stable level if the balance allows one', () => {
    checkLevelFixture(
      `
{
  "rules": [{ "id": "a", "predicates": [{ "type": "LevelState", "op": "==", "value": "Stable" }], "effects": [{ "type": "Warn", "text": "" }] }]
}`,
      { balance: { reactor: { readyBelow: 5 } } },
    );
  });

  it('underlines a prop of another type', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "predicates": [{ "type": "Prop", "position": [1, 1], "propType": "Door", "state": "Open" }], "effects": [{ "type": "Warn", "text": "" }] }]
                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning rule-never-fires
}`);
  });

  it('treats the eye and its terminal as one', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "AllSeeingEyeTerminal", "position": [5, 3] }],
  "rules": [{ "id": "a", "predicates": [{ "type": "AllSeeingEye", "is": "Locked" }, { "type": "Prop", "position": [5, 3], "state": "Unlocked" }], "effects": [{ "type": "Warn", "text": "" }] }]
                                                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning rule-never-fires
}`,
      { moreProps: true },
    );
  });

  it('treats producing as supplied', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "predicates": [{ "type": "ConsumerService", "position": [3, 1], "op": "==", "service": "Supplied" }, { "type": "ConsumerService", "position": [3, 1], "op": "==", "service": "Producing" }], "effects": [{ "type": "Warn", "text": "" }] }]
}`);
  });

  it('underlines two places of the robot, and bands that exclude each other', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "predicates": [{ "type": "RobotPosition", "position": [5, 2] }, { "type": "RobotPosition", "position": [5, 3] }], "effects": [{ "type": "Warn", "text": "" }] }]
                                                                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning rule-never-fires
}`);
  });

  it('underlines bands that exclude each other', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "predicates": [{ "type": "HazardBand", "position": [5, 2], "hazard": "Heat", "op": ">", "band": "Caution" }, { "type": "HazardBand", "position": [5, 2], "hazard": "Heat", "op": "!=", "band": "Critical" }], "effects": [{ "type": "Warn", "text": "" }] }]
                                                                                                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning rule-never-fires
}`);
  });

  it('reports nothing about a rule that is off', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "enabled": false, "predicates": [{ "type": "Turn", "op": "<", "value": 1 }], "effects": [{ "type": "Warn", "text": "" }] }]
}`);
  });

  it('reports nothing about a rule with a faulty predicate', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "predicates": [{ "type": "Turn", "op": "<", "value": 1 }, { "type": "Turn", "op": "=", "value": 1 }], "effects": [{ "type": "Warn", "text": "" }] }]
                                                                                                           ^^^ error invalid-value
}`);
  });
});
