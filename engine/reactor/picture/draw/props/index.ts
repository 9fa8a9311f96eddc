import type { Look } from '../../look';
import type { Tile } from '../../pen';
import type { Scene, SceneArms, SceneProp } from '../../scene';
import { isSpeck, speckCells } from '../mosaic';
import { isInside, type DrawSheet } from '../view';
import { drawConsumer, drawFlow } from './carrier-props';
import { drawDoorEdge, drawDoorHandle } from './door';
import { drawJunction } from './junction';
import { drawSupply, drawTerminal, drawUnknown } from './others';
import { drawReactor, drawReactorArea } from './reactor';

/** Draws props in their current states: first the areas of reactors, last the doors' edges, which are between cells. */
export const drawProps: DrawSheet = (scene, pen, look, region) => {
  for (const prop of scene.props) {
    if (prop.type === 'ReactorControl') drawReactorArea(scene, pen, look, region, prop);
  }
  if (isSpeck(look)) speckCells(scene, pen, look, region, scene.props, look.palette.ink);
  else
    for (const prop of scene.props) {
      if (!isInside(scene, region, prop.cell)) continue;
      const x = (prop.cell % scene.width) * look.size;
      const y = Math.floor(prop.cell / scene.width) * look.size;
      pen.tile(look.detail === 'dot' ? dotOf(look) : tileOf(scene, look, prop), x, y);
    }
  for (const prop of scene.props) {
    if (prop.type !== 'Door' || prop.edge === null) continue;
    if (prop.edge.some((cell) => isInside(scene, region, cell))) drawDoorEdge(scene, pen, look, prop);
  }
};

function dotOf({ size, palette, outline, tile }: Look): Tile {
  const inset = size * 0.2;
  const side = size - 2 * inset;
  return tile('prop', 0, (pen) => pen.rect(inset, inset, side, side, outline(palette.ink, palette.plate, 1)));
}

function tileOf(scene: Scene, look: Look, prop: SceneProp): Tile {
  switch (prop.type) {
    case 'FuelFlow':
    case 'CoolantFlow':
    case 'ElectricityFlow':
      return look.tile(prop.type, prop.on ? 1 : 0, (pen) => drawFlow(pen, look, prop.type, prop.on));
    case 'FuelConsumer':
    case 'CoolantConsumer':
    case 'ElectricityConsumer': {
      const state = `${prop.type} ${prop.on ? (prop.service ?? '') : 'Disabled'}`;
      return look.tile(state, 0, (pen) => drawConsumer(pen, look, prop.type, prop.on, prop.service));
    }
    case 'TJunction':
    case 'CrossJunction': {
      const arms = scene.underground ? prop.arms : null;
      return look.tile(`${prop.type} ${prop.mode} ${armsName(arms)}`, 0, (pen) =>
        drawJunction(pen, look, prop, arms),
      );
    }
    case 'Door':
      return look.tile('Door', prop.open ? 1 : 0, (pen) => drawDoorHandle(pen, look, prop.open));
    case 'AllSeeingEyeTerminal':
      return look.tile('eye', prop.unlocked ? 1 : 0, (pen) => drawTerminal(pen, look, prop.unlocked));
    case 'FuelRemedySupply':
    case 'CoolantRemedySupply':
    case 'ElectricityRemedySupply':
    case 'HeatRemedySupply':
      return look.tile(prop.type, prop.available ? 1 : 0, (pen) =>
        drawSupply(pen, look, prop.type, prop.available),
      );
    case 'ReactorControl':
      return look.tile(`reactor ${String(prop.ready)} ${prop.heat}`, 0, (pen) =>
        drawReactor(pen, look, prop.ready, prop.heat),
      );
    case 'unknown':
      return look.tile('unknown prop', 0, (pen) => drawUnknown(pen, look));
  }
}

function armsName(arms: SceneArms | null): string {
  return arms === null ? '' : `${arms.carrier} ${arms.from} ${arms.branches.join('')}`;
}
