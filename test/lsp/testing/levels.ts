import { levelText } from '../../../engine/reactor/testing/sound-level';

const rows = (glyphs: readonly string[]): string => JSON.stringify(glyphs);
const empty = rows(['.....', '.....', '.....', '.....', '.....']);

/** A small level that lacks a reactor, and nothing else: one `no-reactor`. */
export const reactorless = `{
  "format": "reactor-maintenance-level",
  "version": 1,
  "metadata": { "title": "Test" },
  "dimensions": { "width": 5, "height": 5 },
  "terrain": [
    "#####",
    "#...#",
    "#...#",
    "#...#",
    "#####"
  ],
  "networks": { "fuel": ${empty}, "coolant": ${empty}, "electricity": ${empty} },
  "props": [],
  "robot": { "position": [1, 1] }
}
`;

/** A level without any fault. */
export const sound = levelText;

/** A sound level with one warning: fuel cells that no source feeds. */
export const orphaned = sound.replace('".FF...."', '".FF..F."');
