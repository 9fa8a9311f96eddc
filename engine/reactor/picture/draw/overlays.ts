import { hazardFields, type HazardField } from '../../terms';
import { legible, type Look } from '../look';
import type { Pen } from '../pen';
import type { SceneProblem } from '../scene';
import { isSpeck, speckCells } from './mosaic';
import { drawNodeShape } from './networks';
import { isInside, type DrawSheet } from './view';

/** Draws the cells that rules read (a ring at the left edge) and change (a diamond at the right edge). */
export const drawRuleTargets: DrawSheet = (scene, pen, look, region) => {
  // rules are only shown to the author
  if (!scene.underground) return;
  for (const { cell, kind } of scene.ruleTargets) {
    if (!isInside(scene, region, cell)) continue;
    const tile = look.tile('rule target', kind === 'effect' ? 1 : 0, (on) => drawTarget(on, look, kind));
    pen.tile(tile, (cell % scene.width) * look.size, Math.floor(cell / scene.width) * look.size);
  }
};

function drawTarget(pen: Pen, look: Look, kind: 'predicate' | 'effect'): void {
  const { size, palette } = look;
  const radius = Math.max(2, size * 0.11);
  const y = size / 2;
  const line = Math.max(1, size * 0.05);
  if (kind === 'predicate') {
    const x = radius + 1;
    pen.circle(x, y, radius, look.outline(palette.plate, palette.accent, line));
    pen.circle(x, y, radius * 0.35, look.fill(palette.accent));
    return;
  }
  const x = size - radius * 1.2 - 1;
  const far = radius * 1.25;
  pen.polygon(
    [x, y - far, x + far, y, x, y + far, x - far, y],
    look.outline(palette.accent, palette.plate, line),
  );
}

/** Draws brackets in the corners of changed cells. */
export const drawChanged: DrawSheet = (scene, pen, look, region) => {
  if (isSpeck(look)) {
    const cells = Array.from(scene.changed, (cell) => ({ cell }));
    speckCells(scene, pen, look, region, cells, look.palette.ink);
    return;
  }
  for (const cell of scene.changed) {
    if (!isInside(scene, region, cell)) continue;
    const tile = look.tile('changed', 0, (on) => drawBrackets(on, look));
    pen.tile(tile, (cell % scene.width) * look.size, Math.floor(cell / scene.width) * look.size);
  }
};

function drawBrackets(pen: Pen, look: Look): void {
  const { size, palette } = look;
  const wide = Math.max(1.2, size * 0.07);
  const near = wide / 2;
  const far = size - near;
  const arm = size * 0.24;
  for (const brush of [look.stroke(palette.plate, wide * 1.8), look.stroke(palette.ink, wide)]) {
    pen.polyline([near, near + arm, near, near, near + arm, near], brush);
    pen.polyline([far - arm, near, far, near, far, near + arm], brush);
    pen.polyline([far, far - arm, far, far, far - arm, far], brush);
    pen.polyline([near + arm, far, near, far, near, far - arm], brush);
  }
}

/**
 * Draws the forecast rises: a dashed frame in the field's color, with its shape and the turn on a tag. A reactor that
 * becomes ready has a tag with a ring at the top.
 */
export const drawGhosts: DrawSheet = (scene, pen, look, region) => {
  if (isSpeck(look)) {
    for (const each of hazardFields) {
      const cells = scene.ghosts.filter(({ field }) => field === each);
      speckCells(scene, pen, look, region, cells, legible(look.palette, each));
    }
    speckCells(scene, pen, look, region, scene.readyGhosts, look.palette.good);
    return;
  }
  for (const { cell, turn } of scene.readyGhosts) {
    if (!isInside(scene, region, cell)) continue;
    const tile = look.tile('ghost ready', turn, (on) => drawReadyGhost(on, look, turn));
    pen.tile(tile, (cell % scene.width) * look.size, Math.floor(cell / scene.width) * look.size);
  }
  for (const { cell, field, band, turn } of scene.ghosts) {
    if (!isInside(scene, region, cell)) continue;
    const tile = look.tile(`ghost ${field} ${band}`, turn, (on) =>
      drawGhost(on, look, field, band === 'Critical', turn),
    );
    pen.tile(tile, (cell % scene.width) * look.size, Math.floor(cell / scene.width) * look.size);
  }
};

function drawGhost(pen: Pen, look: Look, field: HazardField, critical: boolean, turn: number): void {
  const { size, palette } = look;
  const color = legible(palette, field);
  const line = critical ? Math.max(2, size * 0.09) : Math.max(1, size * 0.05);
  const inset = line / 2 + 0.5;
  const frame = look.keep(`ghost frame ${color} ${line}`, () => ({
    ...look.outline(null, color, line),
    dash: [size / 8, size / 10],
  }));
  pen.rect(inset, inset, size - 2 * inset, size - 2 * inset, frame);
  if (look.detail === 'dot') return;
  const { x, y, radius } = drawTag(pen, look, turn, color, 'bottom');
  if (field === 'Heat') {
    const far = radius * 1.3;
    pen.polygon([x, y - far, x + far, y, x, y + far, x - far, y], look.fill(color));
  } else drawNodeShape(pen, field, x, y, radius, look.fill(color));
}

function drawReadyGhost(pen: Pen, look: Look, turn: number): void {
  const { size, palette } = look;
  const line = Math.max(1, size * 0.05);
  const frame = look.keep('ghost frame ready', () => ({
    ...look.outline(null, palette.good, line),
    dash: [size / 8, size / 10],
  }));
  pen.circle(size / 2, size / 2, size * 0.47, frame);
  if (look.detail === 'dot') return;
  const { x, y, radius } = drawTag(pen, look, turn, palette.good, 'top');
  pen.circle(x, y, radius, look.stroke(palette.good, Math.max(1, radius * 0.6)));
}

/** Draws a tag with a turn at an edge of the cell. Returns the place and the size of the shape in front of the turn. */
function drawTag(pen: Pen, look: Look, turn: number, color: string, edge: 'top' | 'bottom') {
  const { size, palette } = look;
  const height = Math.max(7, size * 0.26);
  const text = String(turn);
  const wide = height * (0.7 + 0.58 * text.length) + height * 0.5;
  const left = size / 2 - wide / 2;
  const top = edge === 'top' ? height * 0.05 : size - height * 1.15;
  pen.rect(left, top, wide, height * 1.1, look.outline(palette.plate, color, 1));
  const x = left + height * 0.45;
  const y = top + height * 0.56;
  pen.text(
    left + height * 0.85,
    y + height * 0.34,
    text,
    look.font(height * 0.95, palette.ink, { bold: true, anchor: 'start' }),
  );
  return { x, y, radius: height * 0.26 };
}

/**
 * Draws problems: errors framed with an exclamation mark, warnings dashed with a triangle, information dotted with an
 * i.
 */
export const drawProblems: DrawSheet = (scene, pen, look, region) => {
  for (const { cell, severity } of scene.problems) {
    if (!isInside(scene, region, cell)) continue;
    const tile = look.tile(`problem ${severity}`, 0, (on) => drawProblem(on, look, severity));
    pen.tile(tile, (cell % scene.width) * look.size, Math.floor(cell / scene.width) * look.size);
  }
};

function drawProblem(pen: Pen, look: Look, severity: SceneProblem['severity']): void {
  const { size, palette } = look;
  const color = { error: palette.bad, warning: palette.warning, information: palette.information }[severity];
  const line = Math.max(1.5, size * 0.08);
  const inset = line / 2;
  const dash = { error: null, warning: [size / 5, size / 9], information: [size / 14, size / 10] }[severity];
  const frame = look.keep(`problem frame ${severity}`, () => ({ ...look.outline(null, color, line), dash }));
  pen.rect(inset, inset, size - 2 * inset, size - 2 * inset, frame);
  if (look.detail === 'dot') return;
  const radius = Math.max(3.5, size * 0.16);
  const [x, y] = [size - radius, radius];
  const brush = look.outline(palette.plate, color, Math.max(1, size * 0.05));
  if (severity === 'warning')
    pen.polygon(
      [x, y - radius * 0.95, x + radius * 0.95, y + radius * 0.8, x - radius * 0.95, y + radius * 0.8],
      brush,
    );
  else pen.circle(x, y, radius * 0.92, brush);
  const height = radius * (severity === 'warning' ? 1.35 : 1.6);
  pen.text(
    x,
    y + height * (severity === 'warning' ? 0.46 : 0.36),
    severity === 'information' ? 'i' : '!',
    look.font(height, color, { bold: true }),
  );
}

/** Draws a line along the inside of the area that the robot can reach in this turn. */
export const drawReach: DrawSheet = (scene, pen, look, region) => {
  const { reach, width, height } = scene;
  if (reach === null) return;
  const { size, palette } = look;
  const wide = Math.max(1.5, size * 0.08);
  const brush = look.stroke(palette.good, wide, 'dashed');
  const inset = wide / 2;
  const within = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && reach[y * width + x] === 1;
  for (let y = region.top; y < region.bottom; y++) {
    for (let x = region.left; x < region.right; x++) {
      if (!within(x, y) || !isInside(scene, region, y * width + x)) continue;
      const [left, top] = [x * size + inset, y * size + inset];
      const [right, bottom] = [(x + 1) * size - inset, (y + 1) * size - inset];
      if (!within(x, y - 1)) pen.line(left, top, right, top, brush);
      if (!within(x + 1, y)) pen.line(right, top, right, bottom, brush);
      if (!within(x, y + 1)) pen.line(left, bottom, right, bottom, brush);
      if (!within(x - 1, y)) pen.line(left, top, left, bottom, brush);
    }
  }
};
