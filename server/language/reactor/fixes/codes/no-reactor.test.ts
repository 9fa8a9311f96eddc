import assert from 'node:assert/strict';
import { checkFix, fixesOffered } from '../../../testing/check-fix';

describe('the fixes of no-reactor', () => {
  it('add a reactor that is bound to a consumer of each carrier', () => {
    checkFix(
      `
{
  "props": [
           ^ error no-reactor: The level has no reactor, so it cannot be won. Add a prop of type "ReactorControl".
    { "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" },
    { "type": "CoolantConsumer", "position": [3, 2], "state": "Enabled" },
    { "type": "ElectricityConsumer", "position": [3, 3], "state": "Enabled" }
  ],
  "x-a": 1
}`,
      '* Add a ReactorControl at [4, 2]',
      `
{
  "props": [
    { "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" },
    { "type": "CoolantConsumer", "position": [3, 2], "state": "Enabled" },
    { "type": "ElectricityConsumer", "position": [3, 3], "state": "Enabled" },
    {
      "type": "ReactorControl",
      "position": [4, 2],
      "id": "core",
      "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] }
    }
  ],
  "x-a": 1
}`,
    );
  });

  it('add none if a carrier has no consumer', () => {
    assert.deepEqual(fixesOffered('{ "props": [] }'), []);
  });
});
