import { opacityOf, sheets, type LayerSettings, type SheetName } from '../layers';
import { lookOf } from '../look';
import type { Palette } from '../palette';
import type { Pen } from '../pen';
import type { Scene } from '../scene';
import { drawHazardFloor, drawHeatFloor } from './hazard-floor';
import { drawHazardMarks, drawHeatMarks } from './hazard-marks';
import { drawLeaks } from './leaks';
import { networkSheet } from './networks';
import { drawChanged, drawGhosts, drawProblems, drawReach, drawRuleTargets } from './overlays';
import { drawProps } from './props';
import { drawRobot } from './robot';
import { drawTerrain } from './terrain';
import { clamped, wholeOf, type DrawSheet, type Region } from './view';

/** Options for drawing a board. Cell (0, 0) has its top left corner at the pen's origin. */
export interface BoardView {
  /** The side of a cell in pixels. */
  readonly cellSize: number;
  readonly palette: Palette;
  /** The cells that are drawn; by default all. */
  readonly region?: Region;
  /**
   * 1 for each cell to draw: see `differencesOf`. By default all cells of the region. The terrain is always drawn
   * completely.
   */
  readonly only?: Uint8Array | null;
  readonly layers?: LayerSettings;
}

const drawers: Readonly<Record<SheetName, DrawSheet>> = {
  terrain: drawTerrain,
  'heat-floor': drawHeatFloor,
  'hazard-floor': drawHazardFloor,
  fuel: networkSheet('Fuel'),
  coolant: networkSheet('Coolant'),
  electricity: networkSheet('Electricity'),
  'rule-targets': drawRuleTargets,
  props: drawProps,
  leaks: drawLeaks,
  robot: drawRobot,
  'hazard-marks': drawHazardMarks,
  'heat-marks': drawHeatMarks,
  reach: drawReach,
  changed: drawChanged,
  ghosts: drawGhosts,
  problems: drawProblems,
};

/** Draws all visible sheets, from the bottom up. */
export function drawBoard(scene: Scene, pen: Pen, view: BoardView): void {
  for (const { name } of sheets) drawSheet(name, scene, pen, view);
}

/** Draws one sheet with its layer's opacity, or nothing if the layer is hidden. */
export function drawSheet(name: SheetName, scene: Scene, pen: Pen, view: BoardView): void {
  const sheet = sheets.find((each) => each.name === name);
  const alpha = sheet === undefined ? 0 : opacityOf(sheet.layer, view.layers ?? {});
  if (alpha === 0) return;
  const region = view.region === undefined ? wholeOf(scene) : clamped(scene, view.region);
  if (region.left >= region.right || region.top >= region.bottom) return;
  if (alpha < 1) pen.push({ alpha });
  drawers[name](scene, pen, lookOf(view.palette, view.cellSize), { ...region, only: view.only ?? null });
  if (alpha < 1) pen.pop();
}
