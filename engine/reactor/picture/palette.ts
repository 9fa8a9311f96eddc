import type { HazardField } from '../terms';

/** The colors of a board. No two things differ by hue alone. */
export interface Palette {
  readonly name: PaletteName;
  /** True to draw without fills: borders, patterns, letters. */
  readonly highContrast: boolean;
  readonly dark: boolean;
  /** The color around the board. */
  readonly page: string;
  readonly floor: string;
  readonly wall: string;
  /** The lines of a wall's texture, and the border between wall and floor. */
  readonly wallLine: string;
  readonly grid: string;
  /** The color of unknown cells. */
  readonly unknown: string;
  /** Text and outlines of symbols. */
  readonly ink: string;
  readonly dim: string;
  /** The color of the plates under symbols. */
  readonly plate: string;
  readonly field: Readonly<Record<HazardField, string>>;
  /** The colors of outlines and letters, with more contrast where needed. */
  readonly legible: Readonly<Record<HazardField, string>>;
  /** The color around electricity that makes yellow visible on white; `null` if it is not needed. */
  readonly casing: string | null;
  readonly good: string;
  readonly bad: string;
  readonly warning: string;
  readonly information: string;
  readonly robot: string;
  readonly accent: string;
}

export const paletteNames = ['dark', 'light', 'hc-dark', 'hc-light'] as const;
export type PaletteName = (typeof paletteNames)[number];

/** The colors have enough contrast on dark without changes. */
const onDark = {
  Fuel: '#D55E00',
  Coolant: '#56B4E9',
  Electricity: '#F0E442',
  Heat: '#F25C9A',
} as const satisfies Palette['field'];

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  dark: {
    name: 'dark',
    highContrast: false,
    dark: true,
    page: '#1b1e22',
    floor: '#262b31',
    wall: '#59636f',
    wallLine: '#454e58',
    grid: '#323940',
    unknown: '#1b1e22',
    ink: '#f2f4f7',
    dim: '#97a1ad',
    plate: '#14171a',
    field: onDark,
    legible: onDark,
    casing: null,
    good: '#4fd09a',
    bad: '#ff6b6b',
    warning: '#ffc14d',
    information: '#6cb6ff',
    robot: '#ffffff',
    accent: '#c9a6ff',
  },
  light: {
    name: 'light',
    highContrast: false,
    dark: false,
    page: '#ffffff',
    floor: '#fbfbfc',
    wall: '#a5aeb9',
    wallLine: '#8e98a5',
    grid: '#e3e7eb',
    unknown: '#ffffff',
    ink: '#16191d',
    dim: '#5b6672',
    plate: '#ffffff',
    field: { Fuel: '#D55E00', Coolant: '#0072B2', Electricity: '#F0E442', Heat: '#B80F5A' },
    legible: { Fuel: '#D55E00', Coolant: '#0072B2', Electricity: '#4a4500', Heat: '#B80F5A' },
    casing: '#4a4500',
    good: '#0b7a4b',
    bad: '#c62828',
    warning: '#8a5a00',
    information: '#0b62b8',
    robot: '#16191d',
    accent: '#6a3fb5',
  },
  'hc-dark': {
    name: 'hc-dark',
    highContrast: true,
    dark: true,
    page: '#000000',
    floor: '#000000',
    wall: '#000000',
    wallLine: '#ffffff',
    grid: '#3a3a3a',
    unknown: '#000000',
    ink: '#ffffff',
    dim: '#c0c0c0',
    plate: '#000000',
    field: { ...onDark, Heat: '#FF8FC0' },
    legible: { ...onDark, Fuel: '#FF8A33', Heat: '#FF8FC0' },
    casing: null,
    good: '#ffffff',
    bad: '#ff8080',
    warning: '#ffd24d',
    information: '#8fc7ff',
    robot: '#ffffff',
    accent: '#e0c8ff',
  },
  'hc-light': {
    name: 'hc-light',
    highContrast: true,
    dark: false,
    page: '#ffffff',
    floor: '#ffffff',
    wall: '#ffffff',
    wallLine: '#000000',
    grid: '#c8c8c8',
    unknown: '#ffffff',
    ink: '#000000',
    dim: '#404040',
    plate: '#ffffff',
    field: { Fuel: '#D55E00', Coolant: '#0072B2', Electricity: '#F0E442', Heat: '#A00050' },
    legible: { Fuel: '#A84300', Coolant: '#005A8C', Electricity: '#2b2800', Heat: '#A00050' },
    casing: '#2b2800',
    good: '#000000',
    bad: '#a80000',
    warning: '#6b4500',
    information: '#004a94',
    robot: '#000000',
    accent: '#4b2394',
  },
};
