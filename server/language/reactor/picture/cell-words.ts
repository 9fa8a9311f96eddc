import { carrierKeys, carriers, type Cell } from '../../../../engine/reactor';
import type { LevelSketch } from '../level';

/** Describes a cell in a few words: `FuelConsumer, fuel network`. */
export function cellWords(sketch: LevelSketch, cell: Cell): string {
  const words: string[] = [];
  if (sketch.robot === cell) words.push('robot');
  const prop = sketch.propAt(cell);
  if (prop !== undefined) words.push(propWords(prop.type, prop.value['id']));
  for (const { carrier } of sketch.leaksAt(cell))
    words.push(carrier === undefined ? 'leak' : `${carrierKeys[carrier]} leak`);
  for (const carrier of carriers)
    if (sketch.hasNetwork(carrier, cell)) words.push(`${carrierKeys[carrier]} network`);
  const terrain = sketch.glyphAt('terrain', cell);
  if (terrain === '#') words.push('wall');
  else if (words.length === 0) words.push(terrain === '.' ? 'floor' : 'not written');
  return words.join(', ');
}

function propWords(type: string, id: unknown): string {
  const name = type === '' ? 'prop' : type;
  return typeof id === 'string' && id !== '' ? `${name} ${id}` : name;
}
