import { remedyOfSupply, type HazardField, type SupplyType } from '../../../terms';
import { legible, type Look } from '../../look';
import type { Pen } from '../../pen';
import { drawNodeShape } from '../networks';
import { drawSlash } from './plates';

/** Draws the all-seeing eye: shut with lashes while locked, open once it is unlocked. */
export function drawTerminal(pen: Pen, look: Look, unlocked: boolean): void {
  const { size, palette } = look;
  const middle = size / 2;
  const line = Math.max(1.2, size * 0.065);
  pen.rect(
    size * 0.12,
    size * 0.2,
    size * 0.76,
    size * 0.6,
    look.outline(palette.plate, palette.accent, line),
  );
  const wide = size * 0.29;
  const tall = size * 0.19;
  const lid = (sign: number): number[] =>
    [-1, -0.55, 0, 0.55, 1].flatMap((at) => [middle + at * wide, middle + sign * tall * (1 - at * at)]);
  const brush = look.stroke(palette.accent, line, undefined, 'round');
  pen.polyline(lid(1), brush);
  if (unlocked) {
    pen.polyline(lid(-1), brush);
    pen.circle(middle, middle, size * 0.11, look.fill(palette.accent));
    return;
  }
  for (const at of [-0.6, 0, 0.6]) {
    const x = middle + at * wide;
    const y = middle + tall * (1 - at * at);
    pen.line(x, y, x + at * size * 0.1, y + size * 0.1, brush);
  }
}

/** Draws a canister with the shape of the hazard that its remedy works against, barred when it is empty. */
export function drawSupply(pen: Pen, look: Look, type: SupplyType, available: boolean): void {
  const { size, palette } = look;
  const field = fieldOf(type);
  const ink = available ? legible(palette, field) : palette.dim;
  const line = Math.max(1.2, size * 0.065);
  const body = available
    ? look.outline(palette.plate, ink, line)
    : look.keep('empty canister', () => ({
        ...look.outline(palette.plate, palette.dim, line),
        dash: [size / 9, size / 11],
      }));
  pen.rect(size * 0.38, size * 0.1, size * 0.24, size * 0.12, look.outline(palette.plate, ink, line));
  pen.rect(size * 0.24, size * 0.22, size * 0.52, size * 0.64, body);
  const x = size / 2;
  const y = size * 0.54;
  const radius = size * 0.15;
  const full = available && !palette.highContrast;
  const brush = look.outline(full ? palette.field[field] : null, ink, Math.max(1, size * 0.05));
  if (field === 'Heat') {
    // a shield
    const wide = radius * 1.1;
    pen.polygon(
      [
        x - wide,
        y - radius,
        x,
        y - radius * 1.3,
        x + wide,
        y - radius,
        x + wide,
        y + radius * 0.2,
        x,
        y + radius * 1.5,
        x - wide,
        y + radius * 0.2,
      ],
      brush,
    );
  } else drawNodeShape(pen, field, x, y, radius, brush);
  if (available && palette.highContrast && look.detail !== 'small') {
    const height = size * 0.26;
    pen.text(
      x,
      y + height * 0.36,
      field.charAt(0),
      look.font(height, ink, { bold: true, halo: palette.plate }),
    );
  }
  if (!available) drawSlash(pen, look, x, y, size * 0.22);
}

function fieldOf(type: SupplyType): HazardField {
  switch (remedyOfSupply[type]) {
    case 'FuelNeutralizer':
      return 'Fuel';
    case 'CoolantNeutralizer':
      return 'Coolant';
    case 'ElectricityNeutralizer':
      return 'Electricity';
    case 'HeatShield':
      return 'Heat';
  }
}

/** Draws a prop of an unknown type. */
export function drawUnknown(pen: Pen, look: Look): void {
  const { size, palette } = look;
  const height = size * 0.5;
  pen.rect(
    size * 0.2,
    size * 0.2,
    size * 0.6,
    size * 0.6,
    look.outline(palette.plate, palette.bad, look.hair * 1.5),
  );
  pen.text(size / 2, size / 2 + height * 0.36, '?', look.font(height, palette.bad, { bold: true }));
}
