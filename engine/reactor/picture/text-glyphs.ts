import { consumerTypes, flowTypes, includes, supplyTypes } from '../terms';
import type { Cell } from '../level';
import { ground, type Scene, type SceneProp } from './scene';
import type { LayerName, OverlayName } from './layers';

/** A character of a map and its meaning in the legend. */
export interface Glyph {
  readonly glyph: string;
  readonly means: string;
}

/** The characters of a map. */
export const mapGlyphs = {
  wall: { glyph: '#', means: 'wall' },
  floor: { glyph: '.', means: 'floor' },
  unknown: { glyph: '?', means: 'not written' },
  robot: { glyph: '@', means: 'robot' },
  leak: { glyph: '!', means: 'leak' },
  repaired: { glyph: '+', means: 'repaired leak' },
} as const satisfies Record<string, Glyph>;

/** By band: the glyph of a hazard on its own map. */
export const hazardGlyphs: readonly (Glyph | undefined)[] = [
  undefined,
  { glyph: '1', means: 'safe' },
  { glyph: '2', means: 'caution' },
  { glyph: '3', means: 'critical' },
];

/** By supply: the glyph of a network's cell on its own map. */
export const supplyGlyphs = {
  0: { glyph: 'o', means: 'dry' },
  1: { glyph: '1', means: 'critically low' },
  2: { glyph: '2', means: 'low' },
  3: { glyph: '3', means: 'supplied' },
  unknown: { glyph: 'o', means: 'network' },
  cut: { glyph: 'x', means: 'cut' },
} as const satisfies Record<string, Glyph>;

/** Returns the glyph of a prop type on a text map. Unknown types share a generic glyph. */
export function propGlyph(type: string): Glyph {
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

/** Returns a lower case letter for a prop that is off, shut or used up, so that two states always look different. */
function stateGlyph(prop: SceneProp): Glyph {
  const { glyph, means } = propGlyph(prop.type);
  if ('service' in prop) return consumerGlyph(prop);
  if ('on' in prop) return prop.on ? { glyph, means: 'flow on' } : { glyph: '<', means: 'flow off' };
  if ('available' in prop)
    return prop.available ? { glyph, means } : { glyph: 's', means: 'depleted supply' };
  if ('open' in prop) return prop.open ? { glyph: 'd', means: 'open door' } : { glyph, means: 'closed door' };
  if ('unlocked' in prop)
    return prop.unlocked ? { glyph: 'a', means: 'unlocked terminal' } : { glyph, means };
  if ('ready' in prop)
    return prop.ready === true ? { glyph: 'W', means: 'ready reactor control' } : { glyph, means };
  return { glyph, means };
}

function consumerGlyph({ on, service }: Extract<SceneProp, { service: unknown }>): Glyph {
  if (!on) return { glyph: '-', means: 'consumer off' };
  if (service === 'Producing') return { glyph: 'O', means: 'producing consumer' };
  return service === null ? propGlyph('FuelConsumer') : { glyph: 'o', means: 'starved consumer' };
}

/** Returns the glyphs of a map by cell. Of several things on a cell the most specific one is shown. */
export function glyphsOf(
  scene: Scene,
  shows: (layer: LayerName | OverlayName) => boolean,
): (cell: Cell) => Glyph {
  const things = new Map<Cell, Glyph>();
  if (shows('leaks')) {
    for (const { access, leaking } of scene.leaks) {
      if (leaking || !things.has(access)) things.set(access, leaking ? mapGlyphs.leak : mapGlyphs.repaired);
    }
  }
  if (shows('props')) {
    for (const prop of [...scene.props].reverse()) things.set(prop.cell, stateGlyph(prop));
    if (scene.robot !== null) things.set(scene.robot.cell, mapGlyphs.robot);
  }
  const terrain = shows('terrain');
  return (cell) => {
    const thing = things.get(cell);
    if (thing !== undefined) return thing;
    const { wall, floor, unknown } = mapGlyphs;
    const there = scene.terrain[cell];
    if (!terrain) return floor;
    return there === ground.wall ? wall : there === ground.floor ? floor : unknown;
  };
}
