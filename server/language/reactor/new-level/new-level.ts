import { encodeLevel, type Balance, type Level, type PerCarrier } from '../../../../engine/reactor';
import { carriers, perCarrier, type Prop } from '../../../../engine/reactor';
import { firstTurn } from '../../../../engine/reactor/simulation';
import { printedLevel } from '../saved-game';
import type { LevelSize } from './size';
import { templates, type LevelTemplate, type Plan } from './templates';
import { untouched } from './untouched';

/** The default size of a new level. */
export const usualSize: LevelSize = { width: 12, height: 8 };

/** The minimum width and height of a level that is surrounded by walls. */
const walledFrom = 5;
/** The maximum number of cells between a flow and its consumer. */
const longest = 8;

/** Returns the reason why a level of a template cannot have a size under a balance; `undefined` if it can. */
export function sizeFault(
  { width, height }: LevelSize,
  { grid }: Balance,
  template: LevelTemplate = 'running',
): string | undefined {
  const smallest = templates[template].least;
  const least = {
    width: Math.max(smallest.width, grid.minWidth),
    height: Math.max(smallest.height, grid.minHeight),
  };
  const most = { width: grid.maxWidth, height: grid.maxHeight };
  const isWhole = Number.isSafeInteger(width) && Number.isSafeInteger(height);
  const fits =
    isWhole && width >= least.width && height >= least.height && width <= most.width && height <= most.height;
  if (fits) return undefined;
  return `Expected ${least.width} to ${most.width} columns and ${least.height} to ${most.height} rows, such as ${usualSize.width} x ${usualSize.height}.`;
}

/**
 * The text of a small level that has all that a level needs, without any fault: a flow and a consumer of each carrier, a
 * reactor that is ready, and a robot that can walk to it. The size must have no `sizeFault`.
 */
export function newLevelText(
  size: LevelSize,
  title: string,
  balance: Balance,
  template: LevelTemplate = 'running',
): string {
  let length = longest;
  let plan = planFor(size, length);
  let level = newLevel(plan, title);
  // shorten the ways for a balance whose networks lose much along them
  while (length > 1 && !isReady(level, balance)) {
    length -= 1;
    plan = planFor(size, length);
    level = newLevel(plan, title);
  }
  const made = templates[template].change(level, plan);
  // prefer a variant in which something does not run yet, which is a puzzle
  const puzzle = made.find((one) => !isReady(one, balance)) ?? made[0] ?? level;
  return printedLevel(encodeLevel(puzzle));
}

function isReady(level: Level, balance: Balance): boolean {
  return firstTurn(level, balance).reactors.every(({ ready }) => ready);
}

/** Plans the places of a new level in which flows are `length` cells from their consumers, if there is room. */
function planFor({ width, height }: LevelSize, length: number): Plan {
  const margin = marginOf({ width, height });
  // the control stands beyond the consumers
  const end = Math.min(margin + length, width - margin - 2);
  const [top, bottom] = [margin, height - margin - 1];
  const middle = Math.floor((top + bottom) / 2);
  return { width, height, left: margin, end, top, middle, bottom, at: (x, y) => y * width + x };
}

function marginOf({ width, height }: LevelSize): number {
  return width >= walledFrom && height >= walledFrom ? 1 : 0;
}

/** A level in which all runs. */
function newLevel({ width, height, left, end, top, middle, bottom, at }: Plan, title: string): Level {
  const margin = marginOf({ width, height });
  const floor = Uint8Array.from({ length: width * height }, (_, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    return x >= margin && y >= margin && x < width - margin && y < height - margin ? 1 : 0;
  });
  const rows: PerCarrier<number> = { Fuel: top, Coolant: middle, Electricity: bottom };
  const consumers = perCarrier((carrier) => at(end, rows[carrier]));
  const props: Prop[] = [
    ...carriers.map((carrier): Prop => ({
      type: `${carrier}Flow`,
      cell: at(left, rows[carrier]),
      state: 'Enabled',
    })),
    ...carriers.map((carrier): Prop => ({
      type: `${carrier}Consumer`,
      cell: consumers[carrier],
      state: 'Enabled',
    })),
    { type: 'ReactorControl', cell: at(width - margin - 1, middle), id: 'core', consumers },
  ];
  const robot = middle - top > 1 ? at(left, top + 1) : at(width - margin - 1, top);
  return {
    metadata: { title },
    width,
    height,
    floor,
    networks: perCarrier((carrier) => {
      const network = new Uint8Array(width * height);
      network.fill(1, at(left, rows[carrier]), consumers[carrier] + 1);
      return network;
    }),
    props,
    ...untouched(robot),
  };
}
