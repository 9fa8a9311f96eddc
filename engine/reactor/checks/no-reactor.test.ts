import { checkLevelFixture } from '../testing/level-fixture';

describe('no-reactor', () => {
  it('underlines the list of props', () => {
    checkLevelFixture(`
{
  "props": [{ "type": "FuelFlow", "position": [1, 1], "state": "Enabled" }, { "type": "CoolantFlow", "position": [1, 2], "state": "Enabled" }, { "type": "ElectricityFlow", "position": [1, 3], "state": "Enabled" }]
           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error no-reactor
}`);
  });

  it('is the only issue of an empty list', () => {
    checkLevelFixture(`
{
  "props": [],
           ^^ error no-reactor
  "rules": [{ "id": "a", "predicates": [{ "type": "Prop", "position": [1, 1], "state": "Enabled" }, { "type": "Reactor", "reactor": "core", "is": "Ready" }],
    "effects": [{ "type": "SetPropState", "position": [1, 1], "state": "Enabled" }] }]
}`);
  });

  it('reports nothing if a prop of unknown type may be one', () => {
    checkLevelFixture(`
{
  "props": [{ "type": "ReactorContrl", "position": [5, 3] }]
                      ^^^^^^^^^^^^^^^ error invalid-value
}`);
  });

  it('reports nothing if there is a faulty reactor', () => {
    checkLevelFixture(`
{
  "props": [
    { "type": "ReactorControl", "position": [99, 3], "id": "a",
                                            ^^^^^^^ error prop-out-of-bounds
      "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": null } },
                                                                       ^^^^ error wrong-type
    { "type": "FuelFlow", "position": [1, 1], "state": "Enabled" }, { "type": "CoolantFlow", "position": [1, 2], "state": "Enabled" }, { "type": "ElectricityFlow", "position": [1, 3], "state": "Enabled" },
    { "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" }, { "type": "CoolantConsumer", "position": [3, 2], "state": "Enabled" }
  ]
}`);
  });
});
