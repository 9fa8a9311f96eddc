import type { Region, Scene } from '../../../engine/reactor/picture';
import { cellLabel, type CellForecasts } from '../../../engine/reactor/words';
import type { Placement } from '../board/placement';
import { gridWindow } from './window';

/** The content of the grid. */
export interface GridContent {
  readonly scene: Scene;
  readonly at: Placement;
  readonly cursor: number;
  readonly cellForecast: CellForecasts | undefined;
  /** False while the timeline moves: then only the active cell's label is updated. */
  readonly isSettled: boolean;
}

/** The board as a grid for screen readers: one tab stop over the drawing. */
export interface Grid {
  readonly element: HTMLElement;
  readonly update: (content: GridContent) => void;
}

const cellId = (cell: number): string => `cell-${cell}`;

export function createGrid(): Grid {
  const element = document.createElement('div');
  element.className = 'grid';
  element.tabIndex = 0;
  element.setAttribute('role', 'grid');
  element.setAttribute('aria-label', 'Board');
  element.setAttribute('aria-describedby', 'board-hint');
  let shape = '';
  let builtAt = '';
  let region: Region = { left: 0, top: 0, right: 0, bottom: 0 };
  let active: HTMLElement | null = null;

  const rebuild = ({ scene, at }: GridContent, next: Region): void => {
    region = next;
    element.setAttribute('aria-rowcount', String(scene.height));
    element.setAttribute('aria-colcount', String(scene.width));
    element.style.setProperty('--cell', `${at.cell}px`);
    element.style.setProperty('--left', `${at.left + region.left * at.cell}px`);
    element.style.setProperty('--top', `${at.top + region.top * at.cell}px`);
    const rows: HTMLElement[] = [];
    for (let y = region.top; y < region.bottom; y++) rows.push(rowOf(scene, region, y));
    element.replaceChildren(...rows);
  };

  return {
    element,
    update(content) {
      const { scene, at, cursor, cellForecast, isSettled } = content;
      const spot = [scene.width, scene.height, at.cell, at.left, at.top].join();
      // expensive updates wait until the timeline has settled
      const next =
        isSettled || spot !== builtAt ? gridWindow(at.region, scene.width, cursor, region) : region;
      const wanted = [spot, next.left, next.top, next.right, next.bottom].join();
      const isNew = wanted !== shape;
      if (isNew) {
        rebuild(content, next);
        shape = wanted;
        builtAt = spot;
      }
      if (isNew || isSettled) label(element, scene, region, cellForecast);
      const now = cellIn(element, region, scene.width, cursor);
      if (now !== null) setLabel(now, cellLabel(scene, cursor, cellForecast));
      if (now === active) return;
      active?.removeAttribute('aria-selected');
      now?.setAttribute('aria-selected', 'true');
      if (now === null) element.removeAttribute('aria-activedescendant');
      else element.setAttribute('aria-activedescendant', now.id);
      active = now;
    },
  };
}

function rowOf({ width }: Scene, { left, right }: Region, y: number): HTMLElement {
  const row = document.createElement('div');
  row.className = 'grid-row';
  row.setAttribute('role', 'row');
  row.setAttribute('aria-rowindex', String(y + 1));
  for (let x = left; x < right; x++) {
    const cell = document.createElement('div');
    cell.className = 'grid-cell';
    cell.id = cellId(y * width + x);
    cell.setAttribute('role', 'gridcell');
    cell.setAttribute('aria-colindex', String(x + 1));
    row.append(cell);
  }
  return row;
}

function label(
  element: HTMLElement,
  scene: Scene,
  region: Region,
  cellForecast: CellForecasts | undefined,
): void {
  for (let y = region.top; y < region.bottom; y++) {
    const row = element.children[y - region.top];
    for (let x = region.left; x < region.right; x++) {
      const cell = row?.children[x - region.left];
      if (cell !== undefined) setLabel(cell, cellLabel(scene, y * scene.width + x, cellForecast));
    }
  }
}

function setLabel(cell: Element, words: string): void {
  if (cell.getAttribute('aria-label') !== words) cell.setAttribute('aria-label', words);
}

function cellIn(
  element: HTMLElement,
  { left, top }: Region,
  width: number,
  cell: number,
): HTMLElement | null {
  const found = element.children[Math.floor(cell / width) - top]?.children[(cell % width) - left];
  return found instanceof HTMLElement ? found : null;
}
