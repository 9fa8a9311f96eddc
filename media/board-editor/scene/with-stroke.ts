import type { JsonValue } from '../../../engine/json';
import { carrierKeys, carriers, hazardFields, hazardKeys, type Carrier } from '../../../engine/reactor';
import {
  ground,
  presence,
  type Scene,
  type SceneLeak,
  type SceneProp,
} from '../../../engine/reactor/picture';
import type { Fields, Place, Stroke } from '../../../protocol/board';
import { read, type Balance } from './read';
import { pasted, shifted } from './regions';
import { along, movedEdge, withHazards, withoutThings } from './things';

/**
 * Draws a stroke on a scene before the text contains it. Only affected parts become new objects, so that only they are
 * redrawn. Anything that depends on the whole level stays unchanged until the text arrives: the branches of a junction,
 * values chosen by the server, and the cells of a map whose size changes.
 */
export function withStroke(scene: Scene, stroke: Stroke, balance: Balance): Scene {
  const { width, terrain, props, leaks, robot } = scene;
  const cellOf = ([x, y]: Place): number => y * width + x;
  switch (stroke.type) {
    case 'paint': {
      const { grid, glyph, cells } = stroke;
      if (grid === 'terrain')
        return { ...scene, terrain: painted(terrain, cells, glyph === '#' ? ground.wall : ground.floor) };
      return withNetwork(scene, grid, cells, glyph === '.' ? presence.absent : presence.present);
    }
    case 'erase': {
      const { what, cells } = stroke;
      let drawn = scene;
      for (const carrier of carriers)
        if (what.includes(carrier)) drawn = withNetwork(drawn, carrier, cells, presence.absent);
      return withoutThings(drawn, cells, what);
    }
    case 'place':
      return { ...scene, props: [...props, ...read(scene, { props: [stroke.prop] }, balance).props] };
    case 'prop': {
      const { at, fields } = stroke;
      const cell = cellOf(at);
      const change = (prop: SceneProp): SceneProp => {
        const [given] = read(scene, { props: [{ type: prop.type, position: at, ...fields }] }, balance).props;
        return merged(prop, given, fields);
      };
      return { ...scene, props: props.map((prop) => (prop.cell === cell ? change(prop) : prop)) };
    }
    case 'leak': {
      const { carrier, position, fields } = stroke;
      const given = read(scene, { leaks: [{ carrier, position, ...fields }] }, balance).leaks;
      const isIt = (leak: SceneLeak): boolean => leak.carrier === carrier && leak.cell === cellOf(position);
      return {
        ...scene,
        leaks: leaks.some(isIt)
          ? leaks.map((leak) => (isIt(leak) ? merged(leak, given[0], fields) : leak))
          : [...leaks, ...given],
      };
    }
    case 'hazard': {
      const cell = cellOf(stroke.position);
      const entry: Record<string, JsonValue> = { position: stroke.position };
      const blocks: Record<string, JsonValue> = {};
      for (const [index, field] of hazardFields.entries())
        entry[hazardKeys[field]] = scene.hazards[4 * cell + index];
      for (const block of scene.blocks)
        if (block.cell === cell) blocks[carrierKeys[block.carrier]] = block.turns;
      const given = { ...entry, blocks, ...stroke.fields };
      return withHazards(scene, [cell], read(scene, { hazards: [given] }, balance));
    }
    case 'robot': {
      const { position, heatImmunity } = stroke.fields;
      const cell = Array.isArray(position) ? cellOf(position as readonly unknown[] as Place) : robot?.cell;
      const shielded = heatImmunity === undefined ? robot?.shielded === true : Number(heatImmunity) > 0;
      return cell === undefined ? scene : { ...scene, robot: { cell, shielded } };
    }
    case 'move': {
      const go = along(scene, stroke.from, stroke.to);
      const change = (prop: SceneProp): SceneProp => {
        // a door's edge moves with it only if there is floor on both sides
        const edge = movedEdge(prop, go);
        const isFree = edge?.every((cell) => terrain[cell] === ground.floor) === true;
        return { ...prop, ...(isFree ? { edge } : {}), cell: cellOf(stroke.to) };
      };
      return {
        ...scene,
        props: props.map((prop) => (prop.cell === cellOf(stroke.from) ? change(prop) : prop)),
      };
    }
    case 'shift':
      return shifted(scene, stroke);
    case 'paste':
      return pasted(scene, stroke, balance);
    default:
      return scene;
  }
}

function withNetwork(scene: Scene, carrier: Carrier, cells: readonly number[], value: number): Scene {
  const network = scene.networks[carrier];
  const drawn = { ...network, cells: painted(network.cells, cells, value) };
  return { ...scene, networks: { ...scene.networks, [carrier]: drawn } };
}

function painted(grid: Uint8Array, cells: readonly number[], value: number): Uint8Array {
  const drawn = grid.slice();
  // typed arrays ignore cells beyond a map that has shrunk
  for (const cell of cells) drawn[cell] = value;
  return drawn;
}

/** Returns an object with the members that a stroke sets. */
function merged<T extends SceneProp | SceneLeak>(thing: T, given: T | undefined, fields: Fields): T {
  const isGiven = (member: string): boolean =>
    member in fields || ('state' in fields && ['on', 'open', 'available', 'leaking'].includes(member));
  const changed = Object.entries(given ?? {}).filter(([member]) => isGiven(member));
  return { ...thing, ...Object.fromEntries(changed) };
}
