/** The tools of the board, and what each of them makes of a pointer or a cursor. */
import { carrierLetters, carriers, propTypes, type Carrier, type PropType } from '../../engine/reactor';
import { ground, type Scene } from '../../engine/reactor/picture';
import type { Stroke } from '../../protocol/board';
import { singleStroke, type Side } from './single';
import { fillCells, lineCells, rectangleCells } from './shapes';

export const tools = [
  { name: 'select', key: 'v', title: 'Select: drag props, or regions' },
  { name: 'brush', key: 'b', title: 'Brush' },
  { name: 'line', key: 'l', title: 'Line' },
  { name: 'rectangle', key: 'r', title: 'Rectangle' },
  { name: 'fill', key: 'f', title: 'Fill' },
  { name: 'eraser', key: 'e', title: 'Eraser: networks, props, leaks, hazards' },
  { name: 'picker', key: 'i', title: 'Picker: take the brush from a cell' },
] as const;
export type ToolName = (typeof tools)[number]['name'];

/** What is drawn with, by the number of its key. */
export const brushes = [
  { name: 'floor', title: 'Floor' },
  { name: 'wall', title: 'Wall' },
  { name: 'Fuel', title: 'Fuel' },
  { name: 'Coolant', title: 'Coolant' },
  { name: 'Electricity', title: 'Electricity' },
  { name: 'prop', title: 'Prop' },
  { name: 'leak', title: 'Leak' },
  { name: 'hazard', title: 'Hazard' },
  { name: 'robot', title: 'Robot' },
] as const;
export type BrushName = (typeof brushes)[number]['name'];

export const hazardNames = ['fuel', 'coolant', 'electricity', 'heat'] as const;

/** What the brushes that put single things down put down. */
export interface Palette {
  readonly tool: ToolName;
  readonly brush: BrushName;
  readonly prop: PropType;
  readonly carrier: Carrier;
  readonly hazard: (typeof hazardNames)[number];
  readonly amount: number;
  /** Whether props, leaks and what else stands there go with what is selected. */
  readonly things: boolean;
}

export const firstPalette: Palette = {
  tool: 'brush',
  brush: 'floor',
  prop: propTypes[0],
  carrier: 'Fuel',
  hazard: 'fuel',
  amount: 1,
  things: true,
};

/** The cells that a gesture covers: from where it began, over where it was, to where it is. */
export function coveredCells(
  scene: Scene,
  { tool, brush }: Palette,
  trail: readonly number[],
): readonly number[] {
  const [first, last] = [trail[0], trail.at(-1)];
  if (first === undefined || last === undefined) return [];
  switch (tool) {
    case 'line':
      return lineCells(scene.width, first, last);
    case 'rectangle':
      return rectangleCells(scene.width, first, last);
    case 'fill':
      return fillCells(gridOf(scene, brush), scene.width, last);
    default:
      return trail.flatMap((cell, index) => lineCells(scene.width, trail[index - 1] ?? cell, cell));
  }
}

/** What a gesture does; `undefined` where it does nothing to the level. */
export function strokeOf(
  scene: Scene,
  palette: Palette,
  trail: readonly number[],
  side: Side = null,
): Stroke | undefined {
  const { tool, brush } = palette;
  if (isSingle(brush) && (tool === 'brush' || tool === 'line' || tool === 'rectangle' || tool === 'fill'))
    return singleStroke(scene, palette, trail, side);
  const cells = coveredCells(scene, palette, trail);
  if (cells.length === 0) return undefined;
  if (tool === 'select' || tool === 'picker') return undefined;
  if (tool === 'eraser') return { type: 'erase', what: [...carriers, 'props', 'leaks', 'hazards'], cells };
  switch (brush) {
    case 'floor':
    case 'wall':
      return { type: 'paint', grid: 'terrain', glyph: brush === 'floor' ? '.' : '#', cells };
    case 'Fuel':
    case 'Coolant':
    case 'Electricity':
      return { type: 'paint', grid: brush, glyph: carrierLetters[brush], cells };
    default:
      return undefined;
  }
}

/** The brush that would draw what is on a cell: the topmost thing. */
export function pickedFrom(scene: Scene, cell: number): Partial<Palette> {
  const prop = scene.props.find((one) => one.cell === cell);
  if (prop !== undefined && prop.type !== 'unknown') return { brush: 'prop', prop: prop.type };
  const carrier = carriers.find((one) => scene.networks[one].cells[cell] === 1);
  if (carrier !== undefined) return { brush: carrier };
  return { brush: scene.terrain[cell] === ground.wall ? 'wall' : 'floor' };
}

/** Whether a brush puts one thing down that faces somewhere: a gesture says where to. */
export function isFacing({ brush, prop, carrier }: Palette): boolean {
  return (brush === 'prop' && prop === 'Door') || (brush === 'leak' && carrier === 'Electricity');
}

/** Whether a brush puts one thing down rather than painting. */
export function isSingle(brush: BrushName): boolean {
  return brush === 'prop' || brush === 'leak' || brush === 'hazard' || brush === 'robot';
}

function gridOf(scene: Scene, brush: BrushName): Uint8Array {
  return brush === 'Fuel' || brush === 'Coolant' || brush === 'Electricity'
    ? scene.networks[brush].cells
    : scene.terrain;
}
