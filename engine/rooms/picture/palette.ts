import type { CellKind } from './picture';

/** The colors of a picture. Kinds of cells also differ in lightness or form, never in hue alone. */
export interface Palette extends Readonly<Record<CellKind, string>> {
  /** The color around the picture, and around lines drawn over it. */
  readonly page: string;
  /** The color of captions and the cursor. */
  readonly ink: string;
  readonly accent: string;
  readonly warning: string;
  readonly player: string;
}

const onLight = {
  door: '#8a4f1d',
  stairs: '#1f5fc4',
  entrance: '#1d7a3d',
  enemy: '#b3261e',
  loot: '#8a6a00',
  npc: '#7a3fa8',
} as const;
const black = '#000000';
const white = '#ffffff';
const alike = (mark: string) => ({
  door: mark,
  stairs: mark,
  entrance: mark,
  enemy: mark,
  loot: mark,
  npc: mark,
});

/** The palettes, by the same themes as the pictures of levels. */
export const roomsPalettes = {
  dark: {
    ...onLight,
    rock: '#16181d',
    wall: '#4a5160',
    floor: '#c9c2b0',
    page: '#16181d',
    ink: '#f2f4f7',
    accent: '#ff9d3b',
    warning: '#4fc3f7',
    player: '#c2005f',
  },
  light: {
    ...onLight,
    rock: '#8b939d',
    wall: '#3c4450',
    floor: '#fffaf0',
    page: white,
    ink: '#1b1e22',
    accent: '#b34f00',
    warning: '#0067b8',
    player: '#c2005f',
  },
  'hc-dark': {
    ...alike(black),
    rock: black,
    wall: '#8a8a8a',
    floor: white,
    page: black,
    ink: white,
    accent: '#f38518',
    warning: '#6fc3df',
    player: black,
  },
  'hc-light': {
    ...alike(white),
    rock: white,
    wall: '#767676',
    floor: black,
    page: white,
    ink: black,
    accent: '#0f4a85',
    warning: '#a80000',
    player: white,
  },
} as const satisfies Readonly<Record<string, Palette>>;
