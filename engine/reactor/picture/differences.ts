import type { Cell } from '../level';
import type { BoardView } from './draw/board';
import { lookOf } from './look';
import { opacityOf, sheets, type SheetName } from './layers';
import { same } from './same';
import type { Scene, SceneNetwork, SceneProp } from './scene';

/**
 * Finds the cells that may look different on the boards of two scenes of one size, one byte a cell: 1 where they may.
 * All other cells look the same, so a picture of the first scene can be updated by clearing and redrawing these cells
 * only (`BoardView.only`). Returns `null` if the whole board has to be drawn. Looks at each cell of the grids that the
 * scenes do not share.
 */
export function differencesOf(before: Scene, now: Scene, view: BoardView): Uint8Array | null {
  if (before.width !== now.width || before.height !== now.height) return null;
  if (before.underground !== now.underground) return null;
  const cells = new Uint8Array(now.width * now.height);
  const mark: Mark = (cell) => (cells[cell] = 1);
  const isDot = lookOf(view.palette, view.cellSize).detail === 'dot';
  for (const { name, layer } of sheets) {
    if (opacityOf(layer, view.layers ?? {}) > 0) markSheet(name, before, now, isDot, mark);
  }
  markPairs(now, cells);
  return cells;
}

type Mark = (cell: Cell) => void;

function markSheet(name: SheetName, a: Scene, b: Scene, isDot: boolean, mark: Mark): void {
  switch (name) {
    case 'terrain': {
      markAround(a.terrain, b.terrain, b.width, mark);
      return;
    }
    case 'fuel': {
      markNetwork(a.networks.Fuel, b.networks.Fuel, b, mark);
      return;
    }
    case 'coolant': {
      markNetwork(a.networks.Coolant, b.networks.Coolant, b, mark);
      return;
    }
    case 'electricity': {
      markNetwork(a.networks.Electricity, b.networks.Electricity, b, mark);
      return;
    }
    case 'heat-floor':
    case 'hazard-floor': {
      markBytes(a.codes, b.codes, mark);
      return;
    }
    case 'hazard-marks': {
      markList(a.blocks, b.blocks, ({ cell }) => [cell], mark);
      if (!isDot) markAmounts(a, b, mark);
      return;
    }
    case 'heat-marks': {
      if (!isDot) markAmounts(a, b, mark);
      return;
    }
    case 'props': {
      markList(a.props, b.props, cellsOfProp, mark);
      return;
    }
    case 'leaks': {
      markList(a.leaks, b.leaks, ({ cell, access }) => [cell, access], mark);
      return;
    }
    case 'robot': {
      // the robot stands aside on a cell with a prop
      const isAside = ({ robot, props }: Scene) => props.some(({ cell }) => cell === robot?.cell);
      if (same(a.robot, b.robot) && (a.props === b.props || isAside(a) === isAside(b))) return;
      for (const { robot } of [a, b]) if (robot !== null) mark(robot.cell);
      return;
    }
    case 'rule-targets': {
      markList(a.ruleTargets, b.ruleTargets, ({ cell }) => [cell], mark);
      return;
    }
    case 'reach': {
      const none = new Uint8Array(a.reach === b.reach ? 0 : b.width * b.height);
      markAround(a.reach ?? none, b.reach ?? none, b.width, mark);
      return;
    }
    case 'changed': {
      markSorted(a.changed, b.changed, (cell) => cell, mark);
      return;
    }
    case 'ghosts': {
      markSorted(a.ghosts, b.ghosts, ({ cell }) => cell, mark);
      markSorted(a.readyGhosts, b.readyGhosts, ({ cell }) => cell, mark);
      return;
    }
    case 'problems': {
      markSorted(a.problems, b.problems, ({ cell }) => cell, mark);
      return;
    }
  }
}

function cellsOfProp(prop: SceneProp): readonly Cell[] {
  switch (prop.type) {
    case 'Door':
      return [prop.cell, ...(prop.edge ?? [])];
    case 'ReactorControl':
      return [prop.cell, ...prop.area];
    default:
      return [prop.cell];
  }
}

function markBytes(a: Uint8Array, b: Uint8Array, mark: Mark): void {
  if (a === b) return;
  for (let cell = 0; cell < b.length; cell++) if (a[cell] !== b[cell]) mark(cell);
}

/** Marks each changed cell and its eight neighbors, because cells are drawn joined to their neighbors. */
function markAround(a: Uint8Array, b: Uint8Array, width: number, mark: Mark): void {
  markBytes(a, b, (cell) => {
    for (const row of [cell - width, cell, cell + width]) {
      if (row < 0 || row >= b.length) continue;
      mark(row);
      if (row % width > 0) mark(row - 1);
      if (row % width < width - 1) mark(row + 1);
    }
  });
}

function markNetwork(a: SceneNetwork, b: SceneNetwork, { width, underground }: Scene, mark: Mark): void {
  if (!underground) return;
  markAround(a.cells, b.cells, width, mark);
  if (a.supply !== null && b.supply !== null) markBytes(a.supply, b.supply, mark);
  else if (a.supply !== b.supply) b.cells.forEach((_, cell) => mark(cell));
  if (same(a.severed, b.severed)) return;
  for (const { severed } of [a, b]) for (const cell of severed) mark(cell);
}

function markAmounts(a: Scene, b: Scene, mark: Mark): void {
  if (a.hazards === b.hazards && a.hazardMax === b.hazardMax) return;
  const isScaled = a.hazardMax !== b.hazardMax;
  for (let at = 0; at < b.hazards.length; at++) {
    if (a.hazards[at] !== b.hazards[at] || (isScaled && b.hazards[at] !== 0)) mark(at >> 2);
  }
  // another balance may have other bands
  markBytes(a.codes, b.codes, mark);
}

/** Marks differences of lists in the same order. States of a level have the same things. */
function markList<T>(
  a: readonly T[],
  b: readonly T[],
  cellsOf: (thing: T) => readonly Cell[],
  mark: Mark,
): void {
  if (a === b) return;
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const [one, other] = [a[index], b[index]];
    if (same(one, other)) continue;
    for (const thing of [one, other]) if (thing !== undefined) cellsOf(thing).forEach(mark);
  }
}

/** Marks differences of lists in cell order. */
function markSorted<T>(a: readonly T[], b: readonly T[], cellOf: (thing: T) => Cell, mark: Mark): void {
  if (a === b) return;
  for (let at = 0, to = 0; at < a.length || to < b.length;) {
    const [one, other] = [a[at], b[to]];
    const from = one === undefined ? Infinity : cellOf(one);
    const next = other === undefined ? Infinity : cellOf(other);
    if (from !== next || !same(one, other)) mark(Math.min(from, next));
    if (from <= next) at++;
    if (next <= from) to++;
  }
}

/** Marks doors and faces. They lie across two cells, which are drawn together. */
function markPairs({ props, leaks }: Scene, cells: Uint8Array): void {
  const pairs = [
    ...props.flatMap((prop) => (prop.type === 'Door' && prop.edge !== null ? [prop.edge] : [])),
    ...leaks.flatMap(({ cell, access }) => (cell === access ? [] : [[cell, access] as const])),
  ];
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const [one, other] of pairs) {
      if (cells[one] === cells[other]) continue;
      cells[one] = cells[other] = 1;
      isDone = false;
    }
  }
}
