import assert from 'node:assert/strict';
import { checkLevelFixture, messagesOf } from '../testing/level-fixture';

const others = `
    { "type": "CoolantFlow", "position": [1, 2], "state": "Enabled" },
    { "type": "ElectricityFlow", "position": [1, 3], "state": "Enabled" },
    { "type": "CoolantConsumer", "position": [3, 2], "state": "Enabled" },
    { "type": "ElectricityConsumer", "position": [3, 3], "state": "Enabled" },
    { "type": "ReactorControl", "position": [6, 2], "id": "core",
      "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } }`;

describe('required-consumer-starved', () => {
  // design: v1-warning-starved
  it('reports a consumer whose only flow is off, but not the reactor that needs it', () => {
    checkLevelFixture(`
{
  "props": [
    { "type": "FuelFlow", "position": [1, 1], "state": "Disabled" },
    { "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" },
                                          ^^^^^^ information required-consumer-starved${others}
  ]
}`);
  });

  it('reports nothing where consumers can never be supplied: those are warnings', () => {
    const messages = messagesOf('{}', { balance: { network: { falloff: { amount: 50 } } } });
    assert.equal(messages.length, 3);
    for (const message of messages) assert.match(message, /can never be supplied/);
  });

  it('reports nothing about a starved consumer that no reactor needs', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [".........", ".FFF.....", ".........", "......FFF", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [
    { "type": "FuelFlow", "position": [6, 3], "state": "Disabled" },
    { "type": "FuelConsumer", "position": [7, 3], "state": "Enabled" },
    { "type": "FuelFlow", "position": [1, 1], "state": "Enabled" },
    { "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" },${others}
  ]
}`);
  });
});
