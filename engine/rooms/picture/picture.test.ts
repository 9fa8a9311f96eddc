import { deepEqual, equal, match } from 'node:assert/strict';
import {
  cellsOfSpot,
  drawnSpot,
  floorPicture,
  generateFloor,
  pictureRows,
  pictureSvg,
  serializeRegistry,
  prefabPicture,
  deserializeRegistry,
  registryHash,
  roomsPalettes,
  orient,
  variantCount,
  waitingCells,
} from '..';
import { exampleFloor, examplePrefabs } from '../testing/seed-example';
import { roomsOf } from '../testing/rooms-of';

const { registry } = roomsOf({ prefabs: examplePrefabs, floors: [{ ...exampleFloor, number: 1 }] });
const result = generateFloor(registry, 'core:floor_3', 3);
if (!result.ok) throw new Error(result.fault.message);
const { floor } = result.made;

describe('the picture of a floor', () => {
  const rows = pictureRows(floorPicture(floor, waitingCells(registry, floor)));

  // design: rooms-drawn, rooms-loot-symbol
  it('shows each room as its prefab is drawn, turned', () => {
    for (const { prefab, variant, rect } of floor.rooms) {
      const block = rows
        .slice(rect.y, rect.y + rect.height)
        .map((row) => row.slice(rect.x, rect.x + rect.width));
      deepEqual(block, orient(registry.prefabs.get(prefab)?.rows ?? [], variant));
    }
  });

  it('shows the survivors of a fight', () => {
    const index = floor.rooms.findIndex(({ enemies }) => enemies.length === 2);
    const rooms = floor.rooms.map((room, at) => (at === index ? { ...room, enemies: [] } : room));
    const fighting = { ...floor, rooms, playerRoom: index };
    const all = waitingCells(registry, floor).length;
    deepEqual(
      [2, 1, 0].map((left) => waitingCells(registry, fighting, left).length),
      [all, all - 1, all - 2],
    );
  });

  it('is SVG with a title, whatever the names', () => {
    const picture = { ...floorPicture(floor, []), player: 3 };
    const svg = pictureSvg(picture, { palette: roomsPalettes.light, cellSize: 4, label: '<b> & "c"' });
    match(svg, /aria-label="&lt;b> &amp; &quot;c&quot;"/);
    equal(svg.includes('NaN'), false);
  });
});

describe('the picture of a prefab', () => {
  it('shows all eight variants, and maps each cell of the layout', () => {
    for (const prefab of registry.prefabs.values()) {
      const picture = prefabPicture(prefab);
      const rows = pictureRows(picture);
      equal(picture.blocks.length, variantCount);
      const size = { width: prefab.rows[0]?.length ?? 0, height: prefab.rows.length };
      for (const { number, x, y, width, height } of picture.blocks) {
        deepEqual(
          rows.slice(y, y + height).map((row) => row.slice(x, x + width)),
          orient(prefab.rows, number),
        );
        for (const spot of [
          { x: 1, y: 0 },
          { x: size.width - 1, y: 2 },
        ]) {
          const [cell = 0] = cellsOfSpot(picture.width, prefab, [{ x, y, number }], spot);
          const there = { x: (cell % picture.width) - x, y: Math.floor(cell / picture.width) - y };
          deepEqual(drawnSpot(there, { width, height }, number), spot);
        }
      }
    }
  });
});

describe('a registry', () => {
  it('is unchanged after it was sent', () => {
    const sent = JSON.parse(JSON.stringify(serializeRegistry(registry))) as ReturnType<
      typeof serializeRegistry
    >;
    equal(registryHash(deserializeRegistry(sent)), registryHash(registry));
  });
});
