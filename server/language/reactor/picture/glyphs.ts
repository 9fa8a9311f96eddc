import { carriers, type Cell } from '../../../../engine/reactor';
import { mapGlyphs, propGlyph, type Glyph } from '../../../../engine/reactor/picture';
import type { LevelSketch } from '../level';

// one alphabet: that of the engine's pictures in characters

const several: Glyph = { glyph: '*', means: 'several networks' };
const networkGlyphs = {
  Fuel: { glyph: 'f', means: 'fuel network' },
  Coolant: { glyph: 'c', means: 'coolant network' },
  Electricity: { glyph: 'e', means: 'electricity network' },
} as const satisfies Record<string, Glyph>;

/**
 * Returns the glyph of a cell in a picture: of the robot, prop, leak, networks and terrain, the first that is there.
 * `leaks` are the cells in view that have a leak.
 */
export function glyphOf(sketch: LevelSketch, cell: Cell, leaks: ReadonlySet<Cell>): Glyph {
  if (sketch.robot === cell) return mapGlyphs.robot;
  const prop = sketch.propAt(cell);
  if (prop !== undefined) return propGlyph(prop.type);
  if (leaks.has(cell)) return mapGlyphs.leak;
  const networks = carriers.filter((carrier) => sketch.hasNetwork(carrier, cell));
  const [first] = networks;
  if (first !== undefined) return networks.length > 1 ? several : networkGlyphs[first];
  const terrain = sketch.glyphAt('terrain', cell);
  const { wall, floor, unknown } = mapGlyphs;
  return terrain === '#' ? wall : terrain === '.' ? floor : unknown;
}
