/**
 * The brushes, as pure records. A brush is an entry of the table below and, if it places a single object, a file. Its number
 * key is its position in the table. Brushes know the scene and the gesture, not the tools, the page or the text.
 */
import { carrierLetters } from '../../../engine/reactor';
import type { Brush, PaintBrush, ThingSettings } from './brush';
import { hazardBrush } from './hazard';
import { leakBrush } from './leak';
import { propBrush } from './prop';
import { robotBrush } from './robot';

export { hazardNames, type Side, type Trail } from './brush';

export const brushes = [
  { name: 'floor', title: 'Floor', grid: 'terrain', glyph: '.' },
  { name: 'wall', title: 'Wall', grid: 'terrain', glyph: '#' },
  { name: 'Fuel', title: 'Fuel', grid: 'Fuel', glyph: carrierLetters.Fuel },
  { name: 'Coolant', title: 'Coolant', grid: 'Coolant', glyph: carrierLetters.Coolant },
  { name: 'Electricity', title: 'Electricity', grid: 'Electricity', glyph: carrierLetters.Electricity },
  propBrush,
  leakBrush,
  hazardBrush,
  robotBrush,
] as const satisfies readonly Brush[];

export type BrushName = (typeof brushes)[number]['name'];

/** The chosen brush and all settings. */
export interface BrushSettings extends ThingSettings {
  readonly brush: BrushName;
}

export function brushOf({ brush }: BrushSettings): Brush {
  return brushes.find(({ name }) => name === brush) ?? brushes[0];
}

export function isPaint(brush: Brush): brush is PaintBrush {
  return 'grid' in brush;
}
