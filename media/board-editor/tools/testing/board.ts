/** Runs tools on boards drawn as text: a map in, a map out. */
import { carrierLetters, carriers, defaultBalance } from '../../../../engine/reactor';
import { presence, sceneOfParts, type Scene, type SceneProp } from '../../../../engine/reactor/picture';
import type { Box } from '../../../../protocol/board';
import { isInBox } from '../../level/box';
import { withStroke } from '../../scene/with-stroke';
import { firstPalette, type Outcome, type Palette, type Tool, type ToolState } from '..';
import type { Press } from '../tool';

/** The characters of props on a map. */
const propSigns = { D: 'Door', T: 'AllSeeingEyeTerminal' } as const;

export interface Drawn {
  /** The level's map with the stroke; `x` marks the selection. */
  readonly map: string;
  readonly outcome: Outcome | undefined;
}

export interface Setting extends Partial<Palette> {
  readonly selection?: Box | null;
  readonly isSelecting?: boolean;
  readonly isCopy?: boolean;
  readonly side?: Press['side'];
}

/**
 * Drags a tool across a map along its digits, from 1 on. `#` is wall, `.` floor; `F`, `C` and `E` are a network below the
 * floor, `e` is a cable in a wall, `D` and `T` are a door and a terminal. A digit is on floor, unless `under` gives its
 * character.
 */
export function drag(tool: Tool, map: string, setting: Setting = {}, under = '.'): Drawn {
  const rows = rowsOf(map);
  const way = rows
    .flatMap((row, y) => Array.from(row, (sign, x) => ({ sign, cell: y * row.length + x })))
    .filter(({ sign }) => /\d/.test(sign))
    .sort((one, other) => Number(one.sign) - Number(other.sign))
    .map(({ cell }) => cell);
  const clean = rows.map((row, y) =>
    row.replace(/\d/g, (_, x: number) => under[way.indexOf(y * row.length + x)] ?? under.at(-1) ?? '.'),
  );
  const state = stateOn(clean, setting);
  const [first = 0, ...others] = way;
  const { side = null, isSelecting = false, isCopy = false } = setting;
  const { gesture } = tool.press(state, { cell: first, side, isSelecting });
  if (gesture === undefined) return { map: mapOf(state.scene, state.selection), outcome: undefined };
  const moved = others.reduce((one, cell) => tool.move(one, cell), { ...gesture, isCopy });
  const outcome = (tool.release ?? tool.overlay)(state, moved);
  const { stroke } = outcome;
  const scene = stroke === undefined ? state.scene : withStroke(state.scene, stroke, defaultBalance);
  return { map: mapOf(scene, outcome.selection), outcome };
}

/** The state of a tool on a map. */
export function stateOn(map: string | readonly string[], setting: Setting = {}): ToolState {
  const rows = typeof map === 'string' ? rowsOf(map) : map;
  const width = rows[0]?.length ?? 0;
  const signs = Array.from(rows.join(''));
  const only = (letter: string): string[] =>
    rows.map((row) => Array.from(row, (sign) => (sign.toUpperCase() === letter ? letter : '.')).join(''));
  const networks = { Fuel: only('F'), Coolant: only('C'), Electricity: only('E') };
  const props = signs.flatMap((sign, cell): SceneProp[] => {
    if (sign === 'D') return [{ type: propSigns.D, cell, open: false, edge: null }];
    return sign === 'T' ? [{ type: propSigns.T, cell, unlocked: false }] : [];
  });
  const terrain = rows.map((row) => row.replace(/[^#e]/g, '.').replaceAll('e', '#'));
  const scene = sceneOfParts({ width, height: rows.length, terrain, networks, props, robot: null });
  const level = { terrain, networks: { fuel: networks.Fuel } };
  return {
    scene,
    level,
    brush: { ...firstPalette, ...setting },
    things: true,
    selection: setting.selection ?? null,
  };
}

function rowsOf(map: string): string[] {
  return map.trim().split(/\s+/);
}

function mapOf(scene: Scene, selection: Box | null): string {
  const signOf = (cell: number): string => {
    const place = [cell % scene.width, Math.floor(cell / scene.width)] as const;
    if (selection !== null && isInBox(selection, place)) return 'x';
    if (scene.robot?.cell === cell) return '@';
    const prop = scene.props.find((one) => one.cell === cell);
    if (prop !== undefined) return prop.type === 'AllSeeingEyeTerminal' ? 'T' : prop.type.charAt(0);
    if (scene.leaks.some((leak) => leak.cell === cell)) return '!';
    if (scene.codes[cell] !== 0) return '*';
    const carrier = carriers.find((one) => scene.networks[one].cells[cell] === presence.present);
    const isWall = scene.terrain[cell] === 0;
    if (carrier !== undefined)
      return isWall ? carrierLetters[carrier].toLowerCase() : carrierLetters[carrier];
    return isWall ? '#' : '.';
  };
  return Array.from({ length: scene.height }, (_, y) =>
    Array.from({ length: scene.width }, (_unused, x) => signOf(y * scene.width + x)).join(''),
  ).join('\n');
}

/** Normalizes a map for comparison with the result of `drag`. */
export function map(text: string): string {
  return rowsOf(text).join('\n');
}
