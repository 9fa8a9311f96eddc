import assert from 'node:assert/strict';
import { hazardFields } from '../terms';
import { paletteNames, palettes } from './palette';

/** Returns the contrast of two `#rrggbb` colors according to WCAG 2: 1 to 21. */
function contrast(one: string, other: string): number {
  const light = (color: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

describe('the palettes', () => {
  it('have the carrier colors of the design', () => {
    for (const name of paletteNames) {
      const { field, dark } = palettes[name];
      assert.deepEqual(
        [field.Fuel, field.Coolant, field.Electricity],
        ['#D55E00', dark ? '#56B4E9' : '#0072B2', '#F0E442'],
      );
      assert.equal(palettes[name].casing === null, dark, 'yellow has a casing on light');
    }
  });

  it('give every symbol and text enough contrast with its background', () => {
    for (const name of paletteNames) {
      const palette = palettes[name];
      const least = palette.highContrast ? 4.5 : 3;
      for (const under of [palette.floor, palette.plate, palette.page]) {
        for (const field of hazardFields) {
          assert.ok(contrast(palette.legible[field], under) >= least, `${name} ${field} on ${under}`);
        }
        const symbols = ['good', 'bad', 'warning', 'information', 'accent', 'robot'] as const;
        for (const symbol of symbols) {
          assert.ok(contrast(palette[symbol], under) >= least, `${name} ${symbol} on ${under}`);
        }
        assert.ok(contrast(palette.ink, under) >= (palette.highContrast ? 15 : 7), `${name} ink`);
        assert.ok(contrast(palette.dim, under) >= 4.5, `${name} dim`);
      }
    }
  });
});
