import type { HazardField } from '../../../terms';
import type { Look } from '../../look';
import type { Brush, Pen } from '../../pen';

/** The state of a plate, shown by its outline: whether the prop on it works. */
export type PlateState = 'on' | 'off';

/** Draws the plate of a carrier's prop: a square for fuel, a disc for coolant, a triangle for electricity. */
export function drawCarrierPlate(
  pen: Pen,
  look: Look,
  field: HazardField,
  state: PlateState,
  fill: string,
): void {
  const { size, palette } = look;
  const wide = Math.max(1.2, size * 0.07);
  if (field === 'Electricity' && palette.casing !== null) {
    drawPlateShape(pen, field, size, look.outline(fill, palette.casing, wide + Math.max(1, size * 0.05)));
  }
  const color = palette.field[field];
  const brush: Brush =
    state === 'on'
      ? look.outline(fill, color, wide)
      : look.keep(`plate ${fill} ${color}`, () => ({
          ...look.outline(fill, color, wide),
          dash: [size / 9, size / 11],
        }));
  drawPlateShape(pen, field, size, brush);
}

function drawPlateShape(pen: Pen, field: HazardField, size: number, brush: Brush): void {
  const middle = size / 2;
  switch (field) {
    case 'Fuel': {
      pen.rect(size * 0.18, size * 0.18, size * 0.64, size * 0.64, brush);
      return;
    }
    case 'Coolant': {
      pen.circle(middle, middle, size * 0.35, brush);
      return;
    }
    case 'Electricity': {
      pen.polygon([middle, size * 0.1, size * 0.92, size * 0.84, size * 0.08, size * 0.84], brush);
      return;
    }
    case 'Heat': {
      pen.polygon([middle, size * 0.08, size * 0.9, middle, middle, size * 0.92, size * 0.1, middle], brush);
      return;
    }
  }
}

/** Returns the vertical middle of the symbol on a carrier's plate. It is lower in a triangle. */
export function symbolY(field: HazardField, size: number): number {
  return field === 'Electricity' ? size * 0.6 : size * 0.5;
}

/** Returns a color that is legible on a plate filled with a field's color. */
export function onField(look: Look, field: HazardField): string {
  return field === 'Electricity' ? '#1b1900' : look.palette.dark ? '#0d0f11' : '#ffffff';
}

/** Draws a slanted bar over a symbol that is switched off or used up. */
export function drawSlash(pen: Pen, look: Look, x: number, y: number, reach: number): void {
  const { size, palette } = look;
  const wide = Math.max(1.2, size * 0.07);
  pen.line(x - reach, y + reach, x + reach, y - reach, look.stroke(palette.plate, wide * 2.4));
  pen.line(x - reach, y + reach, x + reach, y - reach, look.stroke(palette.ink, wide));
}
