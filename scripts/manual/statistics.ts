import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decimal, fnv64, grouped } from '../../engine/core';
import { floorHash, floorStatistics, generateFloor, joinRooms, registryHash } from '../../engine/rooms';
import type { FloorPlan, Registry } from '../../engine/rooms';
import { readDocument } from '../../server/language';
import { readRoomsText } from '../../server/language/rooms/analyse';
import { markdownTable } from './markdown-table';

/** The number of seeds for each floor. */
const seeds = 10_000;
/** The number of floors of each plan that are compared to detect a changed generator. */
const probes = 12;

/**
 * Returns statistics of the floors of the sample mod, with a hash of their sources. Counting takes half a minute, so a region
 * whose hash is still valid is kept.
 */
export function statisticsRegion(root: string, before: string): string {
  const registry = sampleRegistry(root);
  const floors = [...registry.floors.values()].sort((one, other) => one.number - other.number);
  const [table = '', hash] = before.trim().split(/\n\n<!-- counted from (\w+) -->/);
  if (hash === sourceHash(registry, floors, table)) return before.trim();
  const counted = statisticsTable(registry, floors, seeds);
  return `${counted}\n\n<!-- counted from ${sourceHash(registry, floors, counted)} -->`;
}

/** Returns the table for `count` seeds. */
function statisticsTable(registry: Registry, floors: readonly FloorPlan[], count: number): string {
  const head = ['floor', 'size', 'generated', 'rooms wanted', 'rooms placed', 'with all rooms'];
  const rows = floors.map((plan) => {
    const { made, full, rooms, corridors } = floorStatistics(registry, plan.id, 0, count);
    const placed = rooms.least === rooms.most ? String(rooms.most) : `${rooms.least} to ${rooms.most}`;
    return [
      `\`${plan.id}\``,
      `${plan.width} × ${plan.height}`,
      grouped(made),
      String(plan.rooms),
      placed,
      `${((100 * full) / Math.max(1, made)).toFixed(1)} %`,
      `${corridors.least}, ${decimal(corridors.mean)}, ${corridors.most}`,
    ];
  });
  return markdownTable([...head, 'cells of a corridor: min, mean, max'], rows);
}

/** Returns the registry of the sample mod. */
function sampleRegistry(root: string): Registry {
  const folder = join(root, 'samples', 'rooms');
  const names = readdirSync(folder).filter((name) => name.endsWith('.rooms.toml'));
  const files = names.map((name) => {
    const document = readDocument(readFileSync(join(folder, name), 'utf8'));
    return readRoomsText(`file:///${name}`, document, undefined).file;
  });
  return joinRooms(files).registry;
}

/** Returns a hash that changes with the rooms, the generator or the table. */
function sourceHash(registry: Registry, floors: readonly FloorPlan[], table: string): string {
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
