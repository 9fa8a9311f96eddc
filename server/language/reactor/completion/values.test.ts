import assert from 'node:assert/strict';
import { checkAccepted, labelsAt, listingAt, proposedAt } from './testing/proposals';

describe('completion of values', () => {
  it('offers the words of an enumeration', () => {
    assert.deepEqual(labelsAt('{ "allSeeingEye": ‸ }'), ['Locked', 'Unlocked']);
    assert.deepEqual(listingAt('{ "leaks": [{ "carrier": "Fuel", "state": "‸" }] }'), [
      'Leaking default',
      'Repaired state',
    ]);
    assert.deepEqual(labelsAt('{ "rules": [{ "predicates": [{ "type": "LevelState", "op": ‸ }] }] }'), [
      '==',
      '!=',
    ]);
  });

  it('offers the required format and version', () => {
    assert.deepEqual(labelsAt('{ "format": "‸" }'), ['reactor-maintenance-level']);
    assert.deepEqual(labelsAt('{ "version": ‸ }'), ['1']);
  });

  it('offers booleans, and the numbers of a small range', () => {
    assert.deepEqual(listingAt('{ "rules": [{ "id": "r", "enabled": ‸ }] }'), [
      'true default',
      'false enabled',
    ]);
    assert.deepEqual(labelsAt('{ "leaks": [{ "severity": ‸ }] }'), ['1', '2', '3', '4', '5']);
    assert.deepEqual(labelsAt('{ "rules": [{ "priority": ‸ }] }'), ['0']);
  });

  it('offers modes by the type of the junction, and states by that of the prop', () => {
    const modes = (type: string) => labelsAt(`{ "props": [{ "type": "${type}", "mode": "‸" }] }`);
    assert.deepEqual(modes('TJunction'), ['0/4', '1/3', '2/2', '3/1', '4/0']);
    assert.deepEqual(modes('CrossJunction'), ['0/3/3', '3/0/3', '3/3/0', '2/2/2']);
    assert.deepEqual(labelsAt('{ "props": [{ "type": "Door", "state": ‸ }] }'), ['Open', 'Closed']);
    assert.deepEqual(labelsAt('{ "props": [{ "type": "HeatRemedySupply", "state": ‸ }] }'), [
      'Available',
      'Depleted',
    ]);
  });

  it('offers no rows for an absurdly large map', () => {
    const huge = '"dimensions": { "width": 9007199254740991, "height": 9007199254740991 }';
    assert.deepEqual(labelsAt(`{ ${huge}, ‸ }`, ['terrain', 'networks']).slice(0, 2), [
      'terrain',
      'networks',
    ]);
  });

  it('offers the sizes of the rows', () => {
    assert.deepEqual(labelsAt('{ "dimensions": { "width": ‸ } }'), ['9']);
    assert.deepEqual(labelsAt('{ "dimensions": { "width": 9, "height": ‸ } }'), ['5']);
  });

  it('replaces the typed text including quotes', () => {
    const after = '{ "allSeeingEye": "Unlocked" }';
    for (const before of ['"Un‸"', '"‸"', '"Un‸lo"', 'Un‸', '‸', '"Un‸']) {
      checkAccepted(`{ "allSeeingEye": ${before} }`, 'Unlocked', after);
    }
    checkAccepted('{ "allSeeingEye":‸ }', 'Unlocked', after);
  });

  it('does not swallow what follows a quote that was just opened', () => {
    checkAccepted(
      '{ "allSeeingEye": "‸, "robot": { "position": [5, 2] } }',
      'Locked',
      '{ "allSeeingEye": "Locked", "robot": { "position": [5, 2] } }',
    );
  });

  it('adds a comma before the following value', () => {
    checkAccepted(
      '{ "allSeeingEye": ‸\n  "robot": { "position": [5, 2] } }',
      'Locked',
      '{ "allSeeingEye": "Locked",\n  "robot": { "position": [5, 2] } }',
    );
  });

  it('is filtered by the text from the quote on, if there is one', () => {
    const filters = (fixture: string) => proposedAt(fixture).items.map(({ filterText }) => filterText);
    assert.deepEqual(filters('{ "allSeeingEye": "‸" }'), ['"Locked"', '"Unlocked"']);
    assert.deepEqual(filters('{ "allSeeingEye": ‸ }'), ['Locked', 'Unlocked']);
  });

  it('opens after a colon or bracket unless the user is likely to continue on a new line', () => {
    const opens = (fixture: string, typed: string) => proposedAt(fixture, [], typed).items.length > 0;
    assert.equal(opens('{ "allSeeingEye":‸ }', ':'), true);
    assert.equal(opens('{ "robot":‸ }', ':'), false);
    assert.equal(opens('{ "robot": { "position": [‸] } }', '['), true);
    assert.equal(opens('{ "rules": [‸] }', '['), false);
    assert.equal(opens('{ "allSeeingEye": "‸" }', '"'), true);
  });
});

describe('completion of whole values', () => {
  it('writes a prop of each type', () => {
    assert.equal(labelsAt('{ "props": [‸] }').length, 15);
    checkAccepted(
      '{ "props": [\n    ‸\n  ] }',
      'FuelConsumer',
      '{ "props": [\n    { "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" }\n  ] }',
    );
    checkAccepted(
      '{ "props": [{ "type": "AllSeeingEyeTerminal", "position": [5, 2] }, ‸] }',
      'Door',
      '{ "props": [{ "type": "AllSeeingEyeTerminal", "position": [5, 2] }, ' +
        '{ "type": "Door", "position": [5, 1], "state": "Open", "edge": [[5, 1], [6, 1]] }] }',
    );
  });

  it('binds a new reactor with a unique id to unbound consumers', () => {
    const consumers = ['Fuel', 'Coolant', 'Electricity'].map(
      (carrier, row) => `{ "type": "${carrier}Consumer", "position": [3, ${row + 1}], "state": "Enabled" }`,
    );
    const props = `${consumers.join(', ')}, { "type": "ReactorControl", "id": "core", "position": [7, 1] }`;
    checkAccepted(
      `{ "props": [${props}, ‸] }`,
      'ReactorControl',
      `{ "props": [${props}, { "type": "ReactorControl", "position": [6, 1], "id": "core-2", ` +
        '"consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } }] }',
    );
  });

  it('replaces a begun word', () => {
    checkAccepted(
      '{ "props": ["Heat‸"] }',
      'HeatRemedySupply',
      '{ "props": [{ "type": "HeatRemedySupply", "position": [5, 2], "state": "Available" }] }',
    );
  });

  it('writes a leak of each carrier, with access for electricity', () => {
    assert.deepEqual(labelsAt('{ "leaks": [‸] }'), ['Fuel leak', 'Coolant leak', 'Electricity leak']);
    checkAccepted(
      '{ "leaks": [‸], "networks": { "electricity": ["....E....", ".........", ".........", ".EEE.....", "........."] } }',
      'Electricity leak',
      '{ "leaks": [{ "carrier": "Electricity", "position": [4, 0], "access": [4, 1] }], ' +
        '"networks": { "electricity": ["....E....", ".........", ".........", ".EEE.....", "........."] } }',
    );
  });

  it('writes hazards, rules, predicates and effects', () => {
    checkAccepted(
      '{ "hazards": [‸] }',
      'position, fuel',
      '{ "hazards": [{ "position": [5, 2], "fuel": 1 }] }',
    );
    checkAccepted(
      '{ "rules": [\n    ‸\n  ] }',
      'warn on a turn',
      '{ "rules": [\n    {\n  "id": "alarm",\n  "predicates": [{ "type": "Turn", "op": "==", "value": 4 }],\n' +
        '  "effects": [{ "type": "Warn", "text": "The alarm sounds." }],\n  "forecast": "The alarm will sound."\n}\n  ] }',
    );
    checkAccepted(
      '{ "rules": [{ "predicates": [‸] }] }',
      'Reactor',
      '{ "rules": [{ "predicates": [{ "type": "Reactor", "reactor": "core", "is": "Ready" }] }] }',
    );
    checkAccepted(
      '{ "rules": [{ "effects": [‸{ "type": "Warn", "text": "Now" }] }] }',
      'AddHeat',
      '{ "rules": [{ "effects": [{ "type": "AddHeat", "position": [5, 2], "amount": 1 }, { "type": "Warn", "text": "Now" }] }] }',
    );
  });

  it('writes empty grids of the size of the map', () => {
    const row = (glyphs: string) => `  "${glyphs}"`;
    checkAccepted(
      '{ "dimensions": { "width": 4, "height": 3 }, ‸ }',
      'terrain',
      `{ "dimensions": { "width": 4, "height": 3 }, "terrain": [\n${['####', '#..#', '####'].map(row).join(',\n')}\n] }`,
      ['terrain'],
    );
  });
});
