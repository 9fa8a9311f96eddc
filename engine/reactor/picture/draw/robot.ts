import { legible, type Look } from '../look';
import type { Pen } from '../pen';
import { isInside, type DrawSheet } from './view';

/**
 * Draws the robot: a head with a visor and an antenna, smaller and aside on a cell with a prop, ringed while shielded.
 */
export const drawRobot: DrawSheet = (scene, pen, look, region) => {
  const { robot, width, props } = scene;
  if (robot === null || !isInside(scene, region, robot.cell)) return;
  const x = (robot.cell % width) * look.size;
  const y = Math.floor(robot.cell / width) * look.size;
  const aside = props.some(({ cell }) => cell === robot.cell);
  const number = (aside ? 1 : 0) | (robot.shielded ? 2 : 0);
  const tile = look.tile('robot', number, (on) => drawFigure(on, look, aside, robot.shielded));
  pen.tile(tile, x, y);
};

function drawFigure(pen: Pen, look: Look, aside: boolean, shielded: boolean): void {
  const { size, palette } = look;
  const scale = look.detail === 'dot' ? 1.4 : aside ? 0.72 : 1;
  const x = size * (aside && look.detail !== 'dot' ? 0.72 : 0.5);
  const y = size * (aside && look.detail !== 'dot' ? 0.72 : 0.54);
  const half = size * 0.25 * scale;
  const line = Math.max(1, size * 0.05);
  const head = palette.highContrast
    ? look.outline(palette.plate, palette.robot, line * 1.6)
    : look.outline(palette.robot, palette.plate, line);
  if (shielded) {
    pen.circle(x, y, half * 1.5, look.fill(palette.plate));
    pen.circle(x, y, half * 1.5, look.stroke(legible(palette, 'Heat'), line * 1.4, 'dashed'));
  }
  pen.line(x, y - half, x, y - half * 1.45, look.stroke(palette.robot, line * 1.2));
  pen.circle(x, y - half * 1.5, half * 0.2, look.fill(palette.robot));
  pen.rect(x - half, y - half * 0.9, 2 * half, half * 1.8, head);
  const face = palette.highContrast ? palette.robot : palette.plate;
  pen.rect(x - half * 0.7, y - half * 0.5, half * 1.4, half * 0.7, look.outline(null, face, line));
  pen.circle(x - half * 0.32, y - half * 0.15, half * 0.16, look.fill(face));
  pen.circle(x + half * 0.32, y - half * 0.15, half * 0.16, look.fill(face));
}
