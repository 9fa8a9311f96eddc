import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBalance } from '../../engine/reactor';
import { firstTurn } from '../../engine/reactor/simulation';
import { joinRooms } from '../../engine/rooms';
import { root } from '../../test/repository/sources';
import { analyseLevel } from './reactor/analyse';
import { readDocument } from './text/document';
import { readRoomsText } from './rooms/analyse';
import { levelOfFloor } from './level-of-floor';

const { registry } = joinRooms(
  ['core', 'deeper'].map((name) => {
    const text = readFileSync(join(root, `samples/rooms/${name}.rooms.toml`), 'utf8');
    return readRoomsText(name, readDocument(text), undefined).file;
  }),
);

describe('a level made of a floor', () => {
  it('is valid, with a ready reactor, for any floor and seed', () => {
    for (const id of registry.floors.keys()) {
      for (let seed = 0; seed < 4; seed++) {
        const made = levelOfFloor(registry, id, seed, defaultBalance);
        ok('text' in made);
        const { diagnostics, level } = analyseLevel(readDocument(made.text), defaultBalance);
        deepEqual(diagnostics, [], `${id}, seed ${seed}`);
        ok(level && firstTurn(level, defaultBalance).reactors.every(({ ready }) => ready));
      }
    }
  });

  it('explains why it cannot be made', () => {
    const nowhere = levelOfFloor(registry, 'core:nope', 1, defaultBalance);
    match('fault' in nowhere ? nowhere.fault : '', /no floor "core:nope" without errors/);
    const small = { ...defaultBalance, grid: { ...defaultBalance.grid, maxWidth: 50 } };
    const large = levelOfFloor(registry, 'core:floor_1', 1, small);
    match('fault' in large ? large.fault : '', /60 × 30 cells.*50 columns/);
  });

  it('uses the available cells of a tiny floor', () => {
    const layout = '####\n#<>#\n####';
    const prefab = { id: 'a:b', tags: ['core:entrance', 'core:stairs'], rows: layout.split('\n'), npcs: [] };
    const plan = {
      id: 'a:f',
      number: 1,
      width: 8,
      height: 8,
      rooms: 1,
      required: ['core:entrance'],
      prefabs: [],
      creatures: [],
    };
    const tiny = { ...registry, prefabs: new Map([['a:b', prefab]]), floors: new Map([['a:f', plan]]) };
    const made = levelOfFloor(tiny, 'a:f', 1, defaultBalance);
    ok('text' in made);
    const codes = analyseLevel(readDocument(made.text), defaultBalance).diagnostics.map(({ code }) => code);
    equal(codes.includes('syntax'), false);
    ok(codes.length > 0, 'no room for a reactor');
  });
});
