import type { Carrier, PropType } from '../../../engine/reactor';
import type { Scene } from '../../../engine/reactor/picture';
import type { Stroke } from '../../../protocol/board';

export const hazardNames = ['fuel', 'coolant', 'electricity', 'heat'] as const;

/** Settings of the brushes that place a single object. */
export interface ThingSettings {
  readonly prop: PropType;
  readonly carrier: Carrier;
  readonly hazard: (typeof hazardNames)[number];
  readonly amount: number;
}

/** The side of a cell that was pressed, clockwise from the top; `null` in its middle and by keyboard. */
export type Side = 0 | 1 | 2 | 3 | null;

/** The path of a gesture across the board. */
export interface Trail {
  /** The cell that was pressed, and those that the pointer has visited since. Never empty. */
  readonly trail: readonly [number, ...number[]];
  readonly side: Side;
}

interface AnyBrush {
  readonly name: string;
  readonly title: string;
}

/** Paints one character of a grid into all cells that a tool covers. */
export interface PaintBrush extends AnyBrush {
  readonly glyph: string;
  readonly grid: Extract<Stroke, { type: 'paint' }>['grid'];
}

/** Places one object where the gesture ends, with every tool. */
export interface ThingBrush extends AnyBrush {
  readonly hint: (settings: ThingSettings) => string;
  /** Returns true if the object faces a side, which the gesture selects. */
  readonly isFacing: (settings: ThingSettings) => boolean;
  readonly put: (scene: Scene, settings: ThingSettings, trail: Trail) => Stroke | undefined;
}

export type Brush = PaintBrush | ThingBrush;

/** The last cell of a gesture. */
export function endOf({ trail }: Trail): number {
  return trail.at(-1) ?? trail[0];
}
