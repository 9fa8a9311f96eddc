import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Map as RotMaps, RNG } from 'rot-js';
import { generateFloor, joinRooms } from '../../engine/rooms';
import { readDocument } from '../../server/language';
import { readRoomsText } from '../../server/language/rooms/analyse';
import { percentile, table, type Limit } from './numbers';

/** So many floors are timed together. */
const batch = 50;
const batches = 20;

/** The sample mod, as `npm run bench` finds it. */
const { registry } = joinRooms(
  ['core', 'deeper'].map((name) => {
    const text = readFileSync(join('samples', 'rooms', `${name}.rooms.toml`), 'utf8');
    return readRoomsText(name, readDocument(text), undefined).file;
  }),
);

/** Measures floors per second: the quickest tenth of some batches, each floor with a seed of its own. */
function rateOf(make: (seed: number) => unknown): number {
  const times: number[] = [];
  for (let at = 0; at <= batches; at++) {
    const start = performance.now();
    for (let seed = at * batch; seed < (at + 1) * batch; seed++) make(seed);
    // the first one warms up
    if (at > 0) times.push(performance.now() - start);
  }
  return (batch / percentile(times, 10)) * 1000;
}

/** Rooms joined by corridors, all of them reachable: what is nearest to ours of the maps of rot.js, without prefabs. */
function rival(width: number, height: number): number {
  return rateOf((seed) => {
    RNG.setSeed(seed + 1);
    new RotMaps.Uniform(width, height, {}).create(() => undefined);
  });
}

/** Floors a second, beside those of rot.js on as many cells. */
export function benchRooms(): Limit[] {
  const floors = [...registry.floors.values()].sort((one, other) => one.number - other.number);
  const rows = floors.map(({ id, width, height, rooms }) => {
    const [ours, theirs] = [rateOf((seed) => generateFloor(registry, id, seed)), rival(width, height)];
    return { id, width, height, rooms, ours, theirs };
  });
  console.log('\nfloors a second');
  console.log(
    table([
      ['floor', 'cells', 'rooms', 'ours', 'rot.js'],
      ...rows.map(({ id, width, height, rooms, ours, theirs }) => [
        id,
        `${width} x ${height}`,
        String(rooms),
        ours.toFixed(0),
        theirs.toFixed(0),
      ]),
    ]),
  );
  const ratio = Math.min(...rows.map(({ ours, theirs }) => ours / theirs));
  return [
    {
      promise:
        'floors of the sample mod are made as fast as rot.js makes maps of rooms of their size (Uniform)',
      measured: `${ratio.toFixed(2)} times as fast at least`,
      isMet: ratio >= 1,
    },
  ];
}
