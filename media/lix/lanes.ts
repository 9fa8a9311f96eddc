import type { InputMark, Lane, Timeline } from '../../engine/lix';
import { indexFrom, seen, ticks, xOf, type Scale } from './scale';
import {
  bar,
  box,
  burst,
  circle,
  cross,
  diamond,
  line,
  Sketch,
  triangle,
  type Drawing,
  type LookName,
} from './shapes';
import { inputName } from './words';
import { lastOf } from './view';

/** The rows of a lane from top to bottom, with their middles. */
export const rows = [
  { name: 'inputs', y: 12 },
  { name: 'spawned', y: 33 },
  { name: 'exploded', y: 51 },
  { name: 'saved', y: 69 },
] as const;
const [inputsY, spawnedY, explodedY, savedY] = rows.map(({ y }) => y) as [number, number, number, number];
export const laneHeight = 80;
export const headHeight = 40;

/** The radius of a mark, and the minimum distance of two distinguishable marks, in pixels. */
const [radius, apart] = [4.5, 9];
/** The approximate width of a letter. */
const letter = 6.5;

/** The update at which the picture ends: the last one, or that of a later input if it is close. */
export function endOf(timeline: Timeline): number {
  const last = lastOf(timeline);
  const inputs = timeline.lanes.map((lane) => lane.inputs.at(-1)?.input.update ?? 0);
  return Math.max(1, Math.min(Math.max(last, ...inputs), last + Math.max(2, Math.ceil(last / 8))));
}

/** Draws what concerns all players: update numbers, overtime, the exits, the end. */
export function drawHead(timeline: Timeline, scale: Scale): Drawing {
  const sketch = new Sketch();
  const { overtimeSince, endNuke, over } = timeline;
  for (const update of ticks(scale, endOf(timeline))) {
    const x = xOf(scale, update);
    sketch.add('tick', line(x, 17, x, 20));
    sketch.labels.push({ x, y: 12, text: String(update), anchor: 'middle', isQuiet: true });
  }
  const stretch = (look: LookName, from: number, to: number, text: string): void => {
    const [left, right] = [Math.max(-4, xOf(scale, from)), Math.min(scale.width + 4, xOf(scale, to))];
    if (right < 0 || left > scale.width) return;
    const width = Math.max(3, right - left);
    sketch.add(look, box(left, 22, width, 16));
    const at = Math.max(left, 0) + 5;
    if (text.length * letter + 8 < right - Math.max(left, 0))
      sketch.labels.push({ x: at, y: 34, text, anchor: 'start', isOnBar: true });
  };
  const end = over ?? endOf(timeline);
  if (overtimeSince !== null) stretch('overtime-bar', overtimeSince, endNuke ?? end, 'overtime');
  if (endNuke !== null) stretch('closed-bar', endNuke, end, 'exits closed');
  if (over !== null) {
    const x = xOf(scale, over);
    sketch.add('over', line(x, 20, x, headHeight));
    const room = scale.width - x > 9 * letter;
    const isFree = endNuke === null && overtimeSince === null;
    if (x > -9 * letter && (room || isFree))
      sketch.labels.push({
        x: x + (room ? 5 : -5),
        y: 34,
        text: 'game over',
        anchor: room ? 'start' : 'end',
      });
  }
  return sketch.drawing(headHeight);
}

/** Draws the visible part of a player's lane. Overlapping marks are merged into a bar. */
export function drawLane(timeline: Timeline, player: number, scale: Scale): Drawing {
  const sketch = new Sketch();
  const lane = timeline.lanes[player];
  if (lane === undefined) return sketch.drawing(laneHeight);
  backdrop(sketch, timeline, scale);
  const { spawns, saves, explosions, lostControl, finished } = lane;
  const [start, end] = [xOf(scale, 0), xOf(scale, finished ?? lastOf(timeline))];
  const [left, right] = [Math.max(-4, start), Math.min(scale.width + 4, end)];
  if (right > left)
    for (const y of [spawnedY, explodedY, savedY]) sketch.add('base', line(left, y + 0.5, right, y + 0.5));
  if (finished !== null) sketch.add('end', line(end, spawnedY - 8, end, savedY + 8));
  if (lostControl !== null) {
    const from = Math.max(-4, xOf(scale, lostControl.update));
    if (from < right) sketch.add('lost', line(from, inputsY + 9.5, right, inputsY + 9.5));
  }
  marks(sketch, 'spawn', scale, spawns, (x) => circle(x, spawnedY, radius - 0.5));
  const byNuke = explosions.filter(({ by }) => by === 'nuke');
  const byHand = explosions.filter(({ by }) => by === 'exploder');
  marks(sketch, 'exploder', scale, byHand, (x) => burst(x, explodedY, radius + 2.5));
  marks(sketch, 'nuke', scale, byNuke, (x) => burst(x, explodedY, radius + 1.5));
  marks(sketch, 'save', scale, saves, (x) => circle(x, savedY, radius));
  drawInputs(sketch, timeline, lane, scale);
  return sketch.drawing(laneHeight);
}

function backdrop(sketch: Sketch, timeline: Timeline, scale: Scale): void {
  const { overtimeSince, endNuke, over } = timeline;
  const end = over ?? lastOf(timeline);
  const band = (look: LookName, from: number, to: number): void => {
    const [left, right] = [Math.max(-4, xOf(scale, from)), Math.min(scale.width + 4, xOf(scale, to))];
    if (right > left) sketch.add(look, box(left, 0, right - left, laneHeight));
  };
  const edge = (look: LookName, update: number): void => {
    const x = xOf(scale, update);
    sketch.add(look, line(x, 0, x, laneHeight));
  };
  if (overtimeSince !== null) band('overtime', overtimeSince, endNuke ?? end);
  if (endNuke !== null) band('closed', endNuke, end);
  for (const update of ticks(scale, end)) edge('grid', update);
  if (overtimeSince !== null) edge('overtime-edge', overtimeSince);
  if (endNuke !== null) edge('closed-edge', endNuke);
  if (over !== null) edge('over', over);
}

/** Draws the marks of a row: individually if there is room, otherwise a bar from the first to the last that touch. */
function marks(
  sketch: Sketch,
  look: LookName,
  scale: Scale,
  list: readonly { readonly update: number }[],
  glyph: (x: number) => string,
): void {
  const y = { spawn: spawnedY, save: savedY }[look as string] ?? explodedY;
  const { from, to } = seen(scale);
  const gap = apart / scale.per;
  for (let at = indexFrom(list, from, ({ update }) => update); at < list.length;) {
    const first = list[at]?.update ?? 0;
    if (first > to) return;
    let end = at;
    while ((list[end + 1]?.update ?? Infinity) - (list[end]?.update ?? 0) < gap) end++;
    const last = list[end]?.update ?? first;
    const [x1, x2] = [Math.max(-4, xOf(scale, first)), Math.min(scale.width + 4, xOf(scale, last))];
    sketch.add(look, end === at ? glyph(xOf(scale, first)) : bar(x1, x2, y, radius - 1));
    at = end + 1;
  }
}

function drawInputs(sketch: Sketch, timeline: Timeline, { inputs }: Lane, scale: Scale): void {
  const { from } = seen(scale);
  const end = endOf(timeline);
  const updateOf = ({ input }: InputMark): number => Math.min(input.update, end);
  const x = (index: number): number => {
    const mark = inputs[index];
    return mark === undefined ? Infinity : xOf(scale, updateOf(mark));
  };
  for (let at = indexFrom(inputs, from, updateOf); at < inputs.length;) {
    const mark = inputs[at];
    if (mark === undefined || x(at) > scale.width + radius) return;
    const isRefused = mark.refused !== null;
    let last = at;
    while (x(last + 1) - x(last) < apart && (inputs[last + 1]?.refused !== null) === isRefused) last++;
    const look = isRefused ? 'refused' : 'input';
    if (last > at) {
      sketch.add(look, bar(x(at), Math.min(scale.width + 4, x(last)), inputsY, radius - 1));
      at = last + 1;
      continue;
    }
    sketch.add(look, inputGlyph(mark, x(at)));
    if (isRefused) sketch.add(look, cross(x(at), inputsY, 2.5));
    label(sketch, mark, timeline, x(at), Math.min(scale.width, x(at + 1) - radius), x(at - 1));
    at++;
  }
}

/** Labels an input if there is room after it. An input beyond the picture is labeled with its update. */
function label(
  sketch: Sketch,
  mark: InputMark,
  timeline: Timeline,
  x: number,
  next: number,
  previous: number,
): void {
  const { update } = mark.input;
  const isBehind = update > endOf(timeline);
  const text = `${inputName(mark, timeline)}${mark.refused === null ? '' : ', refused'}`;
  const [before, behind] = [x - radius - 4, x + radius + 4];
  const when = `in update ${update}`;
  if (isBehind) {
    if (before - (Number.isFinite(previous) ? previous : 0) > when.length * letter)
      sketch.labels.push({ x: before - 2, y: inputsY + 4, text: when, anchor: 'end' });
  } else if (text.length * letter <= next - behind)
    sketch.labels.push({ x: behind, y: inputsY + 4, text, anchor: 'start' });
}

function inputGlyph({ input }: InputMark, x: number): string {
  if (input.type === 'Nuke') return diamond(x, inputsY, radius + 2);
  if (input.type === 'Leave') return triangle(x, inputsY, radius + 1);
  return box(x - radius + 0.5, inputsY - radius + 0.5, 2 * radius - 1, 2 * radius - 1);
}

/** The position of the input that a point of a lane refers to; `undefined` if there is none. */
export function inputNear(
  timeline: Timeline,
  player: number,
  scale: Scale,
  x: number,
): InputMark | undefined {
  const end = endOf(timeline);
  const reach = 8;
  let best: InputMark | undefined;
  let least = reach;
  for (const mark of timeline.lanes[player]?.inputs ?? []) {
    const distance = Math.abs(xOf(scale, Math.min(mark.input.update, end)) - x);
    if (distance < least) [best, least] = [mark, distance];
  }
  return best;
}

/** Draws a ring around a mark to highlight it. */
export function ringOf(timeline: Timeline, mark: InputMark, scale: Scale): string {
  return circle(xOf(scale, Math.min(mark.input.update, endOf(timeline))), inputsY, radius + 4.5);
}
