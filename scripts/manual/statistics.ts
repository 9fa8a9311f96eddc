import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fnv64 } from '../../engine/core';
import { floorHash, floorStatistics, generateFloor, joinRooms, registryHash } from '../../engine/rooms';
import type { FloorPlan, Registry } from '../../engine/rooms';
import { readDocument } from '../../server/language';
import { readRoomsText } from '../../server/language/rooms/analyse';
import { markdownTable } from './markdown-table';

/** So many seeds are counted for each floor. */
const seeds = 10_000;
/** So many floors of each plan tell whether the generator still makes the same ones. */
const probes = 12;

/**
 * What becomes of the floors of the sample mod, with a mark of what it was counted from. To count takes half a minute:
 * a region whose mark still fits is left as it is.
 */
export function statisticsRegion(root: string, before: string): string {
  const registry = sampleRegistry(root);
  const floors = [...registry.floors.values()].sort((one, other) => one.number - other.number);
  const [table = '', mark] = before.trim().split(/\n\n<!-- counted from (\w+) -->/);
  if (mark === markOf(registry, floors, table)) return before.trim();
  const counted = statisticsTable(registry, floors, seeds);
  return `${counted}\n\n<!-- counted from ${markOf(registry, floors, counted)} -->`;
}

/** The table, over some number of seeds. */
function statisticsTable(registry: Registry, floors: readonly FloorPlan[], count: number): string {
  const head = ['floor', 'size', 'floors made', 'rooms wanted', 'rooms placed', 'as many as wanted'];
  const rows = floors.map((plan) => {
    const { made, full, rooms, corridors } = floorStatistics(registry, plan.id, 0, count);
    const placed = rooms.least === rooms.most ? String(rooms.most) : `${rooms.least} to ${rooms.most}`;
    return [
      `\`${plan.id}\``,
      `${plan.width} × ${plan.height}`,
      thousands(made),
      String(plan.rooms),
      placed,
      `${((100 * full) / Math.max(1, made)).toFixed(1)} %`,
      `${corridors.least}, ${corridors.mean.toFixed(1)}, ${corridors.most}`,
    ];
  });
  return markdownTable([...head, 'corridor, cells: least, mean, most'], rows);
}

/** The sample mod, as one registry. */
function sampleRegistry(root: string): Registry {
  const folder = join(root, 'samples', 'rooms');
  const names = readdirSync(folder).filter((name) => name.endsWith('.rooms.toml'));
  const files = names.map((name) => {
    const document = readDocument(readFileSync(join(folder, name), 'utf8'));
    return readRoomsText(`file:///${name}`, document, undefined).file;
  });
  return joinRooms(files).registry;
}

/** Another one wherever the rooms, the generator or the table are others. */
function markOf(registry: Registry, floors: readonly FloorPlan[], table: string): string {
  const hash = fnv64();
  hash.text(registryHash(registry));
  for (const { id } of floors) {
    for (let seed = 0; seed < probes; seed++) {
      const result = generateFloor(registry, id, seed);
      hash.text(
        result.ok ? floorHash(result.made.floor) + result.made.corridors.join() : result.fault.message,
      );
    }
  }
  hash.text(table);
  return hash.digest();
}

function thousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
