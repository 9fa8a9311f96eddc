import {
  carriers,
  includes,
  supplyTypes,
  flowTypes,
  consumerTypes,
  type Cell,
} from '../../../engine/reactor';
import type { LevelSketch } from '../level';

/** A character of a map's picture, and what the legend says of it. */
export interface Glyph {
  readonly glyph: string;
  readonly means: string;
}

const wall: Glyph = { glyph: '#', means: 'wall' };
const floor: Glyph = { glyph: '.', means: 'floor' };
const unwritten: Glyph = { glyph: '?', means: 'not written' };
const robot: Glyph = { glyph: '@', means: 'robot' };
const leak: Glyph = { glyph: '!', means: 'leak' };
const several: Glyph = { glyph: '*', means: 'several networks' };
const networkGlyphs = {
  Fuel: { glyph: 'f', means: 'fuel network' },
  Coolant: { glyph: 'c', means: 'coolant network' },
  Electricity: { glyph: 'e', means: 'electricity network' },
} as const satisfies Record<string, Glyph>;

/**
 * What a picture shows of a cell: of the things there the one that is most its own. `leaks` are the cells in view that
 * have one.
 */
export function glyphOf(sketch: LevelSketch, cell: Cell, leaks: ReadonlySet<Cell>): Glyph {
  if (sketch.robot === cell) return robot;
  const prop = sketch.propAt(cell);
  if (prop !== undefined) return propGlyph(prop.type);
  if (leaks.has(cell)) return leak;
  const networks = carriers.filter((carrier) => sketch.hasNetwork(carrier, cell));
  const [first] = networks;
  if (first !== undefined) return networks.length > 1 ? several : networkGlyphs[first];
  const terrain = sketch.glyphAt('terrain', cell);
  return terrain === '#' ? wall : terrain === '.' ? floor : unwritten;
}

function propGlyph(type: string): Glyph {
  if (includes(flowTypes, type)) return { glyph: '>', means: 'flow' };
  if (includes(consumerTypes, type)) return { glyph: 'o', means: 'consumer' };
  if (includes(supplyTypes, type)) return { glyph: 'S', means: 'remedy supply' };
  switch (type) {
    case 'TJunction':
      return { glyph: 'T', means: 'T junction' };
    case 'CrossJunction':
      return { glyph: 'X', means: 'cross junction' };
    case 'Door':
      return { glyph: 'D', means: 'door' };
    case 'AllSeeingEyeTerminal':
      return { glyph: 'A', means: 'all-seeing-eye terminal' };
    case 'ReactorControl':
      return { glyph: 'R', means: 'reactor control' };
    default:
      return { glyph: 'P', means: 'another prop' };
  }
}
