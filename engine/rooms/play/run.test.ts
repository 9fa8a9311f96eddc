import { deepEqual, equal, ok, throws } from 'node:assert/strict';
import fc from 'fast-check';
import {
  decodeRunTranscript,
  floorHash,
  generateFloor,
  serializeRegistry,
  deserializeRegistry,
  roomsGame,
  runReplay,
  tileCodes,
  transcribeRun,
  verifyRun,
  type Run,
  type RunTranscript,
} from '..';
import { Misfit } from '../../shape';
import { enumerateActions, transcriptText, type SubmittedAction } from '../../core';
import { botAction } from '../testing/bot';
import { exampleFloor, examplePrefabs } from '../testing/seed-example';
import { roomsOf, told } from '../testing/rooms-of';
import type { JsonObject } from '../../json';
import { budget } from '../../core/testing/budget';

const lootTables = [
  { id: 'core:floor_3_table', entries: [{ id: 'core:gold', weight: 3 }] },
  { id: 'core:vault_table', entries: [{ id: 'core:crown', weight: 1 }] },
];
const floors = [1, 2].map((number) => ({
  ...exampleFloor,
  number,
  id: `core:floor_${number}`,
  size: [60, 40],
}));
const { registry } = roomsOf({ prefabs: examplePrefabs, floors, loot_tables: lootTables });
const level = { registry };

function play(seed: number): { actions: SubmittedAction[]; runs: Run[] } {
  const actions: SubmittedAction[] = [];
  const runs = [roomsGame.init(level, seed)];
  for (let run = runs[0]; run?.gameOver === null && actions.length < 5000; run = runs.at(-1)) {
    const action = botAction(run);
    actions.push(action);
    runs.push(roomsGame.apply(run, action));
    equal(runs.at(-1)?.refused, null, action.id);
  }
  return { actions, runs };
}

const { actions, runs } = play(7);
const eventsOf = (wanted: string): Run[] =>
  runs.filter(({ events }) => events.some(({ event }) => event === wanted));

describe('a run', () => {
  // design: rooms-one-floor, rooms-win, rooms-game-over
  it('is won by descending from the last floor', () => {
    const last = runs.at(-1);
    deepEqual(last?.gameOver, { outcome: 'Won' });
    equal(last.floor.number, 2);
    equal(eventsOf('floor_entered').length, 2);
    equal(roomsGame.view(last).status, 'won');
    deepEqual(enumerateActions(roomsGame.view(last)), []);
  });

  // design: rooms-corridors-no-room, rooms-room-entered
  it('enters rooms, not corridors', () => {
    for (const [index, run] of runs.entries()) {
      const before = runs[index - 1]?.floor;
      const isOther = before?.plan !== run.floor.plan || before.playerRoom !== run.floor.playerRoom;
      const entered = run.events.flatMap((each) => (each.event === 'room_entered' ? [each.prefab] : []));
      const room = run.floor.rooms[run.floor.playerRoom ?? -1];
      deepEqual(entered, isOther && room !== undefined ? [room.prefab] : []);
    }
    ok(runs.some(({ floor }) => floor.playerRoom === undefined));
  });

  // design: rooms-fight-on-entry, rooms-moved, rooms-cleared
  it('moves the enemies of a room into the fight, and clears the room once', () => {
    const fights = eventsOf('fight_started');
    ok(fights.length > 0);
    for (const { floor, enemies } of fights) {
      const room = floor.rooms[floor.playerRoom ?? -1];
      ok(enemies.length > 0);
      deepEqual([room?.enemies, room?.cleared], [[], false]);
    }
    for (const { floor } of eventsOf('fight_won')) equal(floor.rooms[floor.playerRoom ?? -1]?.cleared, true);
    equal(eventsOf('fight_won').length, fights.length);
  });

  // design: rooms-cleared
  it('starts no second fight in a room that is cleared', () => {
    let again = 0;
    for (const seed of [7, 8, 9, 10]) {
      for (const { floor, events } of play(seed).runs) {
        const room = floor.rooms[floor.playerRoom ?? -1];
        if (room?.cleared !== true || !events.some(({ event }) => event === 'room_entered')) continue;
        ok(!events.some(({ event }) => event === 'fight_started'));
        if (registry.prefabs.get(room.prefab)?.rows.join('').includes('e') === true) again++;
      }
    }
    ok(again > 0, 'a room in which there was a fight is entered again');
  });

  // design: rooms-item, rooms-loot-late, rooms-loot-table, rooms-floor-loot
  it('draws piles when they are picked up, from the room’s table', () => {
    const bag = runs.at(-1)?.bag ?? [];
    ok(bag.some(({ def }) => def === 'core:gold'));
    equal(eventsOf('picked_up').length, bag.length);
    for (const { def, affixes } of bag)
      ok((def === 'core:gold' || def === 'core:crown') && affixes.length === 0);
    for (const { floor, bag: held } of eventsOf('picked_up')) {
      const isVault = floor.rooms[floor.playerRoom ?? -1]?.lootTable === 'core:vault_table';
      equal(held.at(-1)?.def, isVault ? 'core:crown' : 'core:gold');
    }
    const before = runs[runs.findIndex(({ events }) => events[0]?.event === 'picked_up') - 1];
    ok(before);
    const otherwise = roomsGame.apply({ ...before, chance: [1, 2, 3, 4] }, { id: 'pick_up' });
    deepEqual(otherwise.chance.join() === roomsGame.apply(before, { id: 'pick_up' }).chance.join(), false);
  });

  it('plays the same again, and tells where a transcript differs', () => {
    const transcript = transcribeRun(registry, 7, actions);
    const text: unknown = JSON.parse(transcriptText(transcript));
    deepEqual(decodeRunTranscript(text), transcript);
    const again = verifyRun(registry, transcript);
    deepEqual(again, { same: true, actions: actions.length, turn: actions.length, status: 'won' });
    const differs = (other: RunTranscript, isAny = false): string => {
      const result = verifyRun(registry, other, isAny);
      return result.same ? '' : `${result.difference} ${result.action}`;
    };
    equal(differs({ ...transcript, seed: 8 }), 'initial-state -1');
    equal(differs({ ...transcript, levelHash: '' }), 'header -1');
    equal(differs({ ...transcript, levelHash: '' }, true), '');
    const [first, ...others] = transcript.actions;
    equal(
      differs({ ...transcript, actions: others }).split(' ')[0],
      first === others[0] ? 'state' : 'refused',
    );
    const hashed = transcript.actions.filter(({ stateHash }) => stateHash !== undefined).length;
    equal(hashed, Math.ceil(actions.length / 16), 'a hash now and then, and at the end');
  });

  it('is replayed from its own start', () => {
    const from = { floor: 'core:floor_2', cell: 0 };
    const run = roomsGame.init({ registry, from }, 3);
    const action = botAction(run);
    const transcript = transcribeRun(registry, 3, [action], from);
    deepEqual(transcript.from, from);
    ok(verifyRun(registry, transcript).same);
    ok(!verifyRun(registry, { ...transcript, from: { floor: 'core:floor_1' } }).same);
    ok(!verifyRun(registry, { ...transcript, from: { floor: 'core:nope' } }).same);
  });

  it('is not read from other files', () => {
    const good = transcribeRun(registry, 1, []);
    const wrong: unknown[] = [
      null,
      [],
      { ...good, format: 'reactor-maintenance-transcript' },
      { ...good, seed: -1 },
      { ...good, from: { cell: 3 } },
      { ...good, actions: ['north'] },
    ];
    for (const value of wrong) ok(decodeRunTranscript(value) instanceof Misfit, JSON.stringify(value));
  });

  it('refuses illegal actions, and changes nothing', () => {
    const run = roomsGame.init(level, 7);
    deepEqual(
      ['fight', 'descend', 'pick_up'].map((id) => roomsGame.apply(run, { id }).refused),
      ['no-fight', 'no-stairs', 'nothing-here'],
    );
    equal(runReplay.hash(roomsGame.apply(run, { id: 'descend' })), runReplay.hash(run));
    throws(() => roomsGame.apply(run, { id: 'toString' }), { name: 'MalformedAction' });
    const fight = eventsOf('fight_started')[0];
    ok(fight);
    equal(roomsGame.apply(fight, { id: 'north' }).refused, 'in-fight');
    const end = runs.at(-1);
    equal(end && roomsGame.apply(end, { id: 'north' }).refused, 'game-over');
  });

  // design: rooms-game-over
  it('ends where the player has no health left', () => {
    const fight = eventsOf('fight_started').find(({ enemies }) => enemies.length > 1);
    ok(fight);
    const dead = roomsGame.apply({ ...fight, player: { ...fight.player, health: 1 } }, { id: 'fight' });
    deepEqual(dead.gameOver, { outcome: 'Died' });
    equal(roomsGame.view(dead).status, 'failed');
  });

  // design: rooms-win-defined
  it('refuses to descend to a floor that has an error, with its reason, and is not won', () => {
    const [first, second] = floors;
    ok(first && second);
    const faulty: readonly [JsonObject, string][] = [
      [
        { ...second, rooms: 0 },
        'Floor 2 has an error. Expected a whole number from 1 to 500 for `rooms` but found 0.',
      ],
      [
        { ...second, required: ['core:entrance', 'core:stairs', 'core:nope'] },
        'Floor 2 has an error. Unknown tag "core:nope": no prefab has it.',
      ],
      [{ ...second, id: 'Second' }, 'Floor 2 has an error. "Second" is not a valid id.'],
      [
        { ...second, number: 'two' },
        'A floor that may be the next one has an error. Expected a whole number from 1 to 9999 for `number` but found the string "two".',
      ],
      [{ ...second, id: first.id }, 'Floor 2 has an error. There is already a floor "core:floor_1".'],
    ];
    for (const [floor, reason] of faulty) {
      const joined = roomsOf({ prefabs: examplePrefabs, floors: [first, floor], loot_tables: lootTables });
      let run = roomsGame.init({ registry: deserializeRegistry(serializeRegistry(joined.registry)) }, 7);
      run = {
        ...run,
        player: { ...run.player, cell: run.floor.tiles.indexOf(tileCodes.Stairs) },
        enemies: [],
      };
      ok(!enumerateActions(roomsGame.view(run)).some(({ id }) => id === 'descend'));
      const refused = roomsGame.apply(run, { id: 'descend' });
      deepEqual([refused.refused, refused.gameOver], ['floor-cannot-be-made', null]);
      ok(refused.fault?.message.startsWith(reason), refused.fault?.message);
    }
    const only = roomsOf({ prefabs: examplePrefabs, floors: [{ ...first, rooms: 0 }, second] });
    equal(roomsGame.init(only, 1).fault?.code, 'faulty-floor', 'the run does not begin on floor 2');
    const base = {
      prefabs: examplePrefabs,
      floors: [first, { ...second, rooms: 0 }],
      loot_tables: lootTables,
    };
    const fixed = roomsOf(base, { overrides: [second.id], floors: [second] });
    deepEqual(fixed.registry.faultyFloors, [], 'the faulty floor is overridden');
  });

  // design: rooms-affixes, rooms-item
  it('keeps the affixes of an item', () => {
    const affixes = ['core:fiery', 'core:old'];
    const entries = [{ id: 'core:blade', weight: 1, affixes }];
    const tables = lootTables.map(({ id }) => ({ id, entries }));
    const joined = roomsOf({ prefabs: examplePrefabs, floors, loot_tables: tables });
    deepEqual(joined.issues, []);
    let run = roomsGame.init(joined, 7);
    while (run.bag.length === 0) run = roomsGame.apply(run, botAction(run));
    deepEqual(run.bag, [{ def: 'core:blade', affixes }]);
    const malformed = [{ id: 'core:blade', weight: 1, affixes: ['Fiery'] }];
    deepEqual(roomsOf({ loot_tables: [{ id: 'a:b', entries: malformed }] }).issues.map(told), [
      'malformed-id loot_tables.0.entries.0.affixes.0',
    ]);
  });

  it('is over before it begins if there is no floor', () => {
    const none = roomsGame.init({ registry: roomsOf({}).registry }, 1);
    equal(roomsGame.view(none).status, 'failed');
    equal(roomsGame.apply(none, { id: 'north' }).refused, 'game-over');
  });

  it('accepts everything that its view offers', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat(), { maxLength: 120 }), (seed, choices) => {
        let run = roomsGame.init(level, seed);
        for (const choice of choices) {
          const offered = enumerateActions(roomsGame.view(run));
          const action = offered[choice % offered.length];
          if (action === undefined) return;
          run = roomsGame.apply(run, action);
          equal(run.refused, null);
        }
      }),
      { numRuns: budget(20, 60) },
    );
  });
});

describe('a run that begins elsewhere', () => {
  const begin = (cell?: number): Run =>
    roomsGame.init({ registry, from: { floor: 'core:floor_2', cell } }, 7);

  it('is on the same floor for the same seed, at the entrance or a given position', () => {
    const made = generateFloor(registry, 'core:floor_2', 7);
    ok(made.ok);
    const { floor } = made.made;
    const run = begin();
    equal(floorHash({ ...run.floor, playerRoom: undefined }), floorHash(floor));
    equal(run.floor.tiles[run.player.cell], tileCodes.Entrance);
    const stairs = floor.tiles.indexOf(tileCodes.Stairs);
    equal(begin(stairs).player.cell, stairs);
    deepEqual(roomsGame.apply(begin(stairs), { id: 'descend' }).gameOver, { outcome: 'Won' });
    for (const nowhere of [0, -1, 1e9, 0.5]) equal(begin(nowhere).player.cell, run.player.cell);
  });

  // design: rooms-floors-are-data, rooms-longer-run
  it('includes floors that another file adds or replaces', () => {
    const base = { prefabs: examplePrefabs, floors, loot_tables: lootTables };
    const third = { ...exampleFloor, id: 'mod:floor_3', number: 3 };
    const replaced = { ...exampleFloor, id: 'core:floor_2', number: 2, size: [50, 44] };
    const mod = { overrides: ['core:floor_2'], floors: [third, replaced] };
    const { registry: modded, issues } = roomsOf(base, mod);
    deepEqual(issues, []);
    const made = generateFloor(modded, 'core:floor_2', 7);
    ok(made.ok);
    const { floor } = made.made;
    deepEqual([floor.width, floor.height], [50, 44]);
    const from = { floor: 'core:floor_2', cell: floor.tiles.indexOf(tileCodes.Stairs) };
    const deeper = roomsGame.apply(roomsGame.init({ registry: modded, from }, 7), { id: 'descend' });
    deepEqual([deeper.gameOver, deeper.floor.number, deeper.floor.plan], [null, 3, 'mod:floor_3']);
  });
});
