import { checkLevelFixture } from '../testing/level-fixture';

describe('rule-invalid-target', () => {
  // design: v1-error-rule-target
  it('underlines positions off the map, in a wall, off the network, without a prop', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a",
    "predicates": [
      { "type": "RobotPosition", "position": [9, 0] },
                                             ^^^^^^ error rule-invalid-target
      { "type": "HazardBand", "position": [0, 0], "hazard": "Heat", "op": ">", "band": "Safe" },
                                          ^^^^^^ error rule-invalid-target
      { "type": "NetworkBand", "carrier": "Fuel", "position": [5, 1], "quantity": "Amount", "op": "<", "band": "Critical" },
                                                              ^^^^^^ error rule-invalid-target
      { "type": "Prop", "position": [5, 1], "propType": "Door" },
                                    ^^^^^^ error rule-invalid-target
      { "type": "ConsumerService", "position": [1, 1], "op": "==", "service": "Starved" }
                                               ^^^^^^ error rule-invalid-target
    ],
    "effects": [
      { "type": "DisableNetworkCell", "carrier": "Coolant", "position": [2, 1] },
                                                                        ^^^^^^ error rule-invalid-target
      { "type": "RepairNetworkCell", "carrier": "Coolant", "position": [-1, 2] },
                                                                       ^^^^^^^ error rule-invalid-target
      { "type": "SetPropState", "position": [5, 3], "state": "Open" },
                                            ^^^^^^ error rule-invalid-target
      { "type": "AddHazard", "position": [8, 4], "hazard": "Fuel", "amount": 1 },
                                         ^^^^^^ error rule-invalid-target
      { "type": "RemoveHeat", "position": [0, 2], "amount": 1 }
                                          ^^^^^^ error rule-invalid-target
    ] }]
}`);
  });

  // design: v1-error-rule-target
  it('underlines a state or a mode that the prop there cannot have', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a",
    "predicates": [
      { "type": "Prop", "position": [1, 1], "state": "Open" },
                                                     ^^^^^^ error rule-invalid-target
      { "type": "Prop", "position": [1, 1], "mode": "2/2" },
                                                    ^^^^^ error rule-invalid-target
      { "type": "Prop", "position": [6, 2], "state": "Locked" }
                                                     ^^^^^^^^ error rule-invalid-target
    ],
    "effects": [{ "type": "SetPropState", "position": [3, 1], "state": "Depleted" }] }]
                                                                       ^^^^^^^^^^ error rule-invalid-target
}`);
  });

  it('distinguishes a term that no enumeration has', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a",
    "predicates": [{ "type": "Prop", "position": [1, 1], "state": "Ajar" }],
                                                                  ^^^^^^ error invalid-value
    "effects": [{ "type": "SetPropState", "position": [3, 1], "state": "Ajar" }] }]
                                                                       ^^^^^^ error invalid-value
}`);
  });

  it('underlines an unknown reactor', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "predicates": [{ "type": "Reactor", "reactor": "Core", "is": "Ready" }], "effects": [{ "type": "Warn", "text": "" }] }]
                                                                        ^^^^^^ error rule-invalid-target
}`);
  });

  // design: v1-network-quantity
  it('underlines a quantity that the network does not have', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "predicates": [{ "type": "NetworkBand", "carrier": "Fuel", "position": [2, 1], "quantity": "Voltage", "op": "==", "band": "Safe" }], "effects": [{ "type": "Warn", "text": "" }] }]
                                                                                                                    ^^^^^^^^^ error rule-invalid-target
}`);
  });

  it('underlines a leak that never exists', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "effects": [{ "type": "WorsenLeak", "carrier": "Fuel", "position": [2, 1] }] }]
                                                                                            ^^^^^^ error rule-invalid-target
}`);
  });

  it('allows a rule to worsen a leak of the level or of a rule', () => {
    checkLevelFixture(`
{
  "leaks": [{ "carrier": "Fuel", "position": [2, 1] }],
  "rules": [
    { "id": "a", "effects": [{ "type": "WorsenLeak", "carrier": "Fuel", "position": [2, 1] }, { "type": "WorsenLeak", "carrier": "Coolant", "position": [2, 2] }] },
    { "id": "b", "effects": [{ "type": "StartLeak", "carrier": "Coolant", "position": [2, 2] }] }
  ]
}`);
  });

  it('reports nothing about references to a faulty prop', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "Door", "position": [4, 2], "state": "Open", "edge": [[4, 2], [4, 1]] }, { "type": "Door", "position": [9, 2], "state": "Open", "edge": [[5, 2], [5, 1]] }],
                                                                                                                             ^^^^^^ error prop-out-of-bounds
  "rules": [{ "id": "a", "effects": [{ "type": "SetPropState", "position": [5, 1], "state": "Open" }] }]
}`,
      { moreProps: true },
    );
  });
});
