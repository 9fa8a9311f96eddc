import assert from 'node:assert/strict';
import { checkAccepted, labelsAt, listingAt } from './testing/proposals';

describe('completion of keys', () => {
  it('offers those still missing, required ones first', () => {
    assert.deepEqual(labelsAt('{ "props": [{ "type": "FuelFlow", ‸ }] }'), ['position', 'state']);
    assert.deepEqual(labelsAt('{ "robot": { "position": [1, 1], ‸ } }'), ['inventory', 'heatImmunity']);
    assert.deepEqual(listingAt('{ "leaks": [{ "position": [1, 1], ‸ }] }'), [
      'carrier required',
      'access optional',
      'state optional',
      'severity optional',
    ]);
  });

  it('writes a whole value, with a comma where another member follows', () => {
    checkAccepted(
      '{ "props": [{ "type": "FuelConsumer", "position": [3, 1], ‸ }] }',
      'state',
      '{ "props": [{ "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" }] }',
    );
    checkAccepted(
      '{ "robot": { ‸"position": [5, 2] } }',
      'heatImmunity',
      '{ "robot": { "heatImmunity": 0, "position": [5, 2] } }',
    );
    checkAccepted(
      '{ "robot": { "position": [5, 2],‸ } }',
      'inventory',
      '{ "robot": { "position": [5, 2], "inventory": {} } }',
    );
  });

  it('doubles neither quotes nor colons', () => {
    checkAccepted('{ "robot": { "pos‸" } }', 'position', '{ "robot": { "position": [2, 1] } }');
    checkAccepted('{ "robot": { "pos‸ } }', 'position', '{ "robot": { "position": [2, 1] } }');
    checkAccepted('{ "robot": { pos‸ } }', 'position', '{ "robot": { "position": [2, 1] } }');
    checkAccepted('{ "robot": { "pos‸": [2, 1] } }', 'position', '{ "robot": { "position": [2, 1] } }');
  });

  it('adds the comma that is missing before the line', () => {
    checkAccepted(
      '{ "robot": { "position": [5, 2]\n  ‸\n} }',
      'inventory',
      '{ "robot": { "position": [5, 2],\n  "inventory": {}\n} }',
    );
  });

  it('fills an empty object of a list with all that its type needs', () => {
    checkAccepted(
      '{ "hazards": [{‸}] }',
      'position, fuel',
      '{ "hazards": [{ "position": [5, 2], "fuel": 1 }] }',
    );
    assert.deepEqual(labelsAt('{ "props": [{ ‸ }] }').slice(0, 2), ['FuelFlow', 'CoolantFlow']);
    assert.ok(labelsAt('{ "props": [{ ‸ }] }').includes('type'));
  });

  it('offers nothing behind a whole value', () => {
    assert.deepEqual(labelsAt('{ "robot": { "position": [5, 2] ‸ } }'), []);
    assert.deepEqual(labelsAt('{ "robot": { "position": [5, 2] }‸ }'), []);
  });
});
