import { carrierOfProp, type Carrier } from '../../../terms';
import { legible, type Look } from '../../look';
import type { Pen } from '../../pen';
import type { SceneProp } from '../../scene';
import { drawCarrierPlate, drawSlash, onField, symbolY } from './plates';

/**
 * Draws a valve: a bow tie on a plate that is filled with its carrier while it is open, and barred while it is shut.
 */
export function drawFlow(pen: Pen, look: Look, type: string, on: boolean): void {
  const carrier = carrierOfProp(type) ?? 'Fuel';
  const { size, palette } = look;
  const full = on && !palette.highContrast;
  drawCarrierPlate(pen, look, carrier, on ? 'on' : 'off', full ? palette.field[carrier] : palette.plate);
  const ink = full ? onField(look, carrier) : legible(palette, carrier);
  const x = size / 2;
  const y = symbolY(carrier, size);
  const wide = size * (carrier === 'Electricity' ? 0.17 : 0.21);
  const tall = size * (carrier === 'Electricity' ? 0.13 : 0.15);
  const brush = on ? look.fill(ink) : look.outline(null, ink, Math.max(1, size * 0.05));
  pen.polygon([x - wide, y - tall, x, y, x - wide, y + tall], brush);
  pen.polygon([x + wide, y - tall, x, y, x + wide, y + tall], brush);
  if (!on) drawSlash(pen, look, x, y, size * 0.2);
}

type ConsumerState = Extract<SceneProp, { on: boolean; service: unknown }>['service'];

/**
 * Draws a consumer: a cup that receives its carrier. A producing one is full with a tick, a starved one has an
 * exclamation mark, a disabled one is barred.
 */
export function drawConsumer(pen: Pen, look: Look, type: string, on: boolean, service: ConsumerState): void {
  const carrier: Carrier = carrierOfProp(type) ?? 'Fuel';
  const { size, palette } = look;
  drawCarrierPlate(pen, look, carrier, on ? 'on' : 'off', palette.plate);
  const x = size / 2;
  const y = symbolY(carrier, size);
  const line = Math.max(1.2, size * 0.08);
  const radius = size * (carrier === 'Electricity' ? 0.15 : 0.19);
  if (!on || service === 'Disabled') {
    pen.circle(x, y, radius, look.outline(null, palette.dim, Math.max(1, size * 0.06)));
    drawSlash(pen, look, x, y, radius);
    return;
  }
  switch (service) {
    case 'Producing': {
      const tick = [
        x - radius * 0.75,
        y + radius * 0.05,
        x - radius * 0.15,
        y + radius * 0.65,
        x + radius * 0.85,
        y - radius * 0.65,
      ];
      if (palette.highContrast) pen.circle(x, y, radius * 1.15, look.outline(null, palette.good, 1));
      else pen.circle(x, y, radius * 1.2, look.fill(palette.good));
      pen.polyline(
        tick,
        look.stroke(palette.highContrast ? palette.good : palette.plate, line, undefined, 'round'),
      );
      return;
    }
    case 'Starved':
      pen.line(x, y - radius * 1.05, x, y + radius * 0.25, look.stroke(palette.bad, line * 1.3));
      {
        pen.circle(x, y + radius * 0.9, line * 0.75, look.fill(palette.bad));
        return;
      }
    case null: {
      pen.circle(x, y, radius, look.outline(null, legible(palette, carrier), Math.max(1, size * 0.06)));
      return;
    }
  }
}
