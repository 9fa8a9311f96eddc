import assert from 'node:assert/strict';
import { checkLevelFixture, messagesOf } from '../testing/level-fixture';

const flows = `
    { "type": "FuelFlow", "position": [1, 1], "state": "Enabled" },
    { "type": "CoolantFlow", "position": [1, 2], "state": "Enabled" },
    { "type": "ElectricityFlow", "position": [1, 3], "state": "Enabled" },
    { "type": "CoolantConsumer", "position": [3, 2], "state": "Enabled" },
    { "type": "ElectricityConsumer", "position": [3, 3], "state": "Enabled" },`;
const bindings = '"consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] }';

describe('reactor-not-ready', () => {
  // design: v1-warning-not-ready
  it('reports a reactor with a consumer that is off', () => {
    checkLevelFixture(`
{
  "props": [${flows}
    { "type": "FuelConsumer", "position": [3, 1], "state": "Disabled" },
    { "type": "ReactorControl", "position": [6, 2], "id": "core",
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information reactor-not-ready
      ${bindings} }
  ]
}`);
  });

  it('reports a reactor that is too hot, with its heat', () => {
    const [message, ...more] = messagesOf(
      '{ "hazards": [{ "position": [6, 1], "heat": 16, "coolant": 1 }] }',
    );
    assert.match(
      message ?? '',
      /^The reactor "core" is not ready at the start: its heat is 16.0 but must be below 15.0\./,
    );
    assert.deepEqual(more, []);
  });

  it('leaves a reactor with a starved consumer to required-consumer-starved', () => {
    checkLevelFixture(`
{
  "props": [
    { "type": "FuelFlow", "position": [1, 1], "state": "Enabled" },
    { "type": "CoolantFlow", "position": [1, 2], "state": "Disabled" },
    { "type": "ElectricityFlow", "position": [1, 3], "state": "Enabled" },
    { "type": "FuelConsumer", "position": [3, 1], "state": "Disabled" },
    { "type": "CoolantConsumer", "position": [3, 2], "state": "Enabled" },
                                             ^^^^^^ information required-consumer-starved
    { "type": "ElectricityConsumer", "position": [3, 3], "state": "Enabled" },
    { "type": "ReactorControl", "position": [6, 2], "id": "core",
      ${bindings} }
  ]
}`);
  });

  it('reports nothing while the level has an error', () => {
    checkLevelFixture(`
{
  "props": [${flows}
    { "type": "FuelConsumer", "position": [3, 1], "state": "Disabled" },
    { "type": "ReactorControl", "position": [6, 2], "id": "core",
      ${bindings} }
  ],
  "robot": { "position": [0, 0] }
                         ^^^^^^ error robot-not-on-floor
}`);
  });
});
