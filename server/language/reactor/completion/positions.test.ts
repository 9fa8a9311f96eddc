import assert from 'node:assert/strict';
import { checkAccepted, labelsAt, listingAt, proposedAt } from './testing/proposals';

/** A level of 9 × 5 with a wall in the middle, a doorway in it at [4, 2]. */
const walled = '"terrain": ["#########", "#...#...#", "#.......#", "#...#...#", "#########"]';

describe('completion of positions', () => {
  it('offers the consumers of the carrier for a binding, unbound ones first', () => {
    const props = [
      '{ "type": "FuelConsumer", "position": [1, 1] }',
      '{ "type": "FuelConsumer", "position": [3, 1] }',
      '{ "type": "CoolantConsumer", "position": [3, 2] }',
      '{ "type": "ReactorControl", "id": "a", "position": [6, 2], "consumers": { "fuel": [3, 1] } }',
    ].join(', ');
    assert.deepEqual(
      listingAt(
        `{ "props": [${props}, { "type": "ReactorControl", "position": [6, 1], "consumers": { "fuel": ‸ } }] }`,
      ),
      ['[1, 1] FuelConsumer, fuel network', '[3, 1] FuelConsumer, fuel network (needed by another reactor)'],
    );
  });

  it('offers for a flow or consumer the free cells of its network', () => {
    assert.deepEqual(labelsAt('{ "props": [{ "type": "FuelFlow", "position": ‸ }] }'), [
      '[3, 1]',
      '[2, 1]',
      '[1, 1]',
    ]);
    assert.deepEqual(
      labelsAt(
        '{ "props": [{ "type": "FuelFlow", "position": [1, 1] }, { "type": "FuelConsumer", "position": ‸ }] }',
      ),
      ['[2, 1]', '[3, 1]'],
    );
  });

  it('offers for a junction the cells where its branches meet', () => {
    const networks =
      '"networks": { "fuel": [".........", ".FFFFFF..", "..F..F...", ".....F...", "........."] }';
    assert.deepEqual(listingAt(`{ ${networks}, "props": [{ "type": "TJunction", "position": ‸ }] }`), [
      '[5, 1] fuel network (3 branches)',
      '[2, 1] fuel network (3 branches)',
    ]);
    assert.deepEqual(labelsAt(`{ ${networks}, "props": [{ "type": "CrossJunction", "position": ‸ }] }`), []);
  });

  it('offers for a door the doorways first', () => {
    assert.deepEqual(listingAt(`{ ${walled}, "props": [{ "type": "Door", "position": ‸ }] }`).slice(0, 2), [
      '[4, 2] floor (doorway)',
      '[5, 2] robot',
    ]);
  });

  it('offers for an edge pairs of neighbors, doorways first', () => {
    assert.deepEqual(
      listingAt(`{ ${walled}, "props": [{ "type": "Door", "position": [4, 2], "edge": ‸ }] }`),
      ['[4, 2], [5, 2] doorway', '[4, 2], [3, 2] doorway'],
    );
    assert.deepEqual(
      listingAt(`{ ${walled}, "props": [{ "type": "Door", "position": [3, 2], "edge": ‸ }] }`),
      ['[3, 2], [4, 2] doorway', '[3, 2], [3, 1] edge', '[3, 2], [3, 3] edge', '[3, 2], [2, 2] edge'],
    );
    checkAccepted(
      `{ ${walled}, "props": [{ "type": "Door", "edge": [‸] }] }`,
      '[4, 2], [5, 2]',
      `{ ${walled}, "props": [{ "type": "Door", "edge": [[4, 2], [5, 2]] }] }`,
    );
  });

  it('offers for the other end of an edge the neighbors of the first', () => {
    assert.deepEqual(
      listingAt(`{ ${walled}, "props": [{ "type": "Door", "position": [4, 2], "edge": [[4, 2], ‸] }] }`),
      ['[5, 2] robot (doorway)', '[3, 2] coolant network (doorway)'],
    );
  });

  it('offers adjacent cells for an area', () => {
    assert.deepEqual(
      labelsAt('{ "props": [{ "type": "ReactorControl", "position": [7, 1], "area": [[7, 1], ‸] }] }'),
      ['[7, 2]', '[6, 1]'],
    );
  });

  it('offers network cells without a leak for a leak, and adjacent floor for its face', () => {
    const cable =
      '"networks": { "electricity": ["....E....", "....E....", "....E....", "........", "....E...."] }';
    assert.deepEqual(
      labelsAt(`{ ${walled}, ${cable}, "leaks": [{ "carrier": "Electricity", "position": ‸ }] }`),
      ['[4, 1]'],
    );
    assert.deepEqual(
      labelsAt(
        `{ ${walled}, ${cable}, "leaks": [{ "carrier": "Electricity", "position": [4, 1], "access": ‸ }] }`,
      ),
      ['[5, 1]', '[4, 2]', '[3, 1]'],
    );
    assert.deepEqual(
      labelsAt(
        '{ "leaks": [{ "carrier": "Fuel", "position": [2, 1] }, { "carrier": "Fuel", "position": ‸ }] }',
      ),
      ['[1, 1]', '[3, 1]'],
    );
  });

  it('offers floor without an entry for a hazard', () => {
    const labels = labelsAt('{ "hazards": [{ "position": [5, 2] }, { "position": ‸ }] }');
    assert.equal(labels.length, 20);
    assert.ok(!labels.includes('[5, 2]'));
  });

  it('offers for the robot the free floor first', () => {
    const labels = labelsAt('{ "robot": { "position": ‸ } }');
    assert.equal(labels.length, 21);
    assert.deepEqual(labels[0], '[2, 1]');
    assert.deepEqual(labels.at(-1), '[6, 2]');
  });

  describe('in a rule', () => {
    const predicate = (members: string) => `{ "rules": [{ "predicates": [{ ${members} }] }] }`;
    const effect = (members: string, more = '') => `{ ${more}"rules": [{ "effects": [{ ${members} }] }] }`;

    it('offers matching values for a predicate', () => {
      assert.deepEqual(labelsAt(predicate('"type": "ConsumerService", "position": ‸')), [
        '[3, 2]',
        '[3, 1]',
        '[3, 3]',
      ]);
      assert.equal(labelsAt(predicate('"type": "Prop", "propType": "FuelFlow", "position": ‸'))[0], '[1, 1]');
      assert.equal(labelsAt(predicate('"type": "Prop", "position": ‸')).length, 7);
      assert.deepEqual(labelsAt(predicate('"type": "NetworkBand", "carrier": "Coolant", "position": ‸')), [
        '[3, 2]',
        '[1, 2]',
        '[2, 2]',
      ]);
      assert.equal(labelsAt(predicate('"type": "RobotPosition", "position": ‸'))[0], '[5, 2]');
    });

    it('offers matching values for an effect', () => {
      assert.equal(labelsAt(effect('"type": "SetPropState", "position": ‸')).length, 6);
      assert.deepEqual(labelsAt(effect('"type": "DisableNetworkCell", "carrier": "Fuel", "position": ‸')), [
        '[3, 1]',
        '[1, 1]',
        '[2, 1]',
      ]);
      const leaks = '"leaks": [{ "carrier": "Fuel", "position": [2, 1] }], ';
      assert.deepEqual(listingAt(effect('"type": "WorsenLeak", "carrier": "Fuel", "position": ‸', leaks)), [
        '[2, 1] fuel leak, fuel network',
      ]);
      assert.deepEqual(
        listingAt(effect('"type": "StartLeak", "carrier": "Fuel", "position": ‸', leaks)).at(-1),
        '[2, 1] fuel leak, fuel network (already leaks)',
      );
    });

    it('offers the states of the prop at the position, in predicates and effects', () => {
      assert.deepEqual(listingAt(effect('"type": "SetPropState", "position": [1, 1], "state": ‸')), [
        'Enabled at the start',
        'Disabled FuelFlow',
      ]);
      assert.deepEqual(labelsAt(predicate('"type": "Prop", "position": [3, 1], "state": "‸"')), [
        'Enabled',
        'Disabled',
      ]);
      assert.deepEqual(
        labelsAt(predicate('"type": "Prop", "position": [3, 1], "propType": "‸"'))[0],
        'FuelConsumer',
      );
      assert.deepEqual(labelsAt(predicate('"type": "Prop", "propType": "TJunction", "mode": "‸"')).length, 5);
    });

    it('offers the quantities of the carrier', () => {
      assert.deepEqual(labelsAt(predicate('"type": "NetworkBand", "carrier": "Fuel", "quantity": ‸')), [
        'Amount',
        'Pressure',
      ]);
    });

    it('offers ids', () => {
      assert.deepEqual(labelsAt(predicate('"type": "Reactor", "reactor": "‸"')), ['core']);
      assert.deepEqual(labelsAt('{ "state": { "readyReactors": [‸] } }'), ['core']);
      assert.deepEqual(
        labelsAt(
          '{ "rules": [{ "id": "a" }, { "id": "b" }, { "id": "c", "trigger": "Repeat" }], "state": { "fired": ["a", "‸"] } }',
        ),
        ['b'],
      );
    });
  });

  describe('inside brackets', () => {
    const at = (written: string) => `{ "robot": { "position": ${written} } }`;

    it('replaces the whole position, also from in front of it', () => {
      const robot = (position: string): string => `{ "robot": { "position": ${position} } }`;
      checkAccepted(robot('‸[9, 9]'), '[4, 1]', robot('[4, 1]'));
    });

    it('replaces the whole position, filtered by the typed numbers', () => {
      for (const written of [
        '[‸]',
        '[3‸]',
        '[3, ‸]',
        '[3,‸]',
        '[ 3 , ‸ ]',
        '[3‸, 1]',
        '[3, 1‸]',
        '[3, ‸',
        '3‸',
        '‸',
      ]) {
        if (written.includes('3, 1‸')) checkAccepted(at(written), '[3, 1]', at('[3, 1]'));
        else checkAccepted(at(written), '[3, 2]', at('[3, 2]'));
      }
      assert.deepEqual(labelsAt(at('[3, ‸]')), ['[3, 1]', '[3, 2]', '[3, 3]']);
    });

    it('is filtered by the typed text', () => {
      const filters = (written: string) => proposedAt(at(written)).items.map(({ filterText }) => filterText);
      assert.deepEqual(filters('[3, ‸]'), ['[3, 1]', '[3, 2]', '[3, 3]']);
      assert.deepEqual(filters('[ 3 ,‸]'), ['[ 3 ,1]', '[ 3 ,2]', '[ 3 ,3]']);
      assert.deepEqual(filters('3‸'), ['3,1]', '3,2]', '3,3]']);
    });

    it('offers one number if the brackets are on other lines', () => {
      checkAccepted(at('[\n3,\n‸\n]'), '2', at('[\n3,\n2\n]'));
      assert.deepEqual(labelsAt(at('[\n3,\n‸\n]')), ['1', '2', '3']);
    });
  });

  it('lists at most 200 and reports it; another column is found by typing it', () => {
    const row = (y: number) => (y === 0 || y === 39 ? '#'.repeat(40) : `#${'.'.repeat(38)}#`);
    const terrain = JSON.stringify(Array.from({ length: 40 }, (_, y) => row(y)));
    const level = (written: string) =>
      `{ "dimensions": { "width": 40, "height": 40 }, "terrain": ${terrain}, "robot": { "position": ${written} } }`;
    const { items, isIncomplete } = proposedAt(level('‸'));
    assert.equal(items.length, 200);
    assert.equal(isIncomplete, true);
    const typed = proposedAt(level('[38, ‸]'));
    assert.equal(typed.items.length, 38);
    assert.equal(typed.isIncomplete, false);
  });
});
