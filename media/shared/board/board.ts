import { palettes, type Scene } from '../../../engine/reactor/picture';
import { createGrid } from '../grid/grid';
import type { Panel } from '../../preview/panel';
import { shownForeseen } from '../../preview/store/scene';
import type { View } from '../../preview/store/view';
import { paletteOf } from '../page/theme';
import { createPenCache, type Context } from './canvas-pen';
import { createMarksPainter } from './marks';
import { createMinimap } from './minimap';
import { createPainter } from './painter';
import { place, type Placement, type ViewSize } from './placement';

/** The board on the screen: the drawing, the grid over it, the minimap. */
export interface Board {
  readonly element: HTMLElement;
  readonly grid: HTMLElement;
  /** Shows a view; answers whether a board was drawn. */
  readonly paint: (view: View) => boolean;
  /** Where the board lies now; `null` while there is none. */
  readonly placement: () => Placement | null;
  /** Draws everything anew with the next view: the theme has changed. */
  readonly forget: () => void;
}

/** A board of any scenes: it draws no more than what differs from what it shows. */
export function createBoard({ shownOf, store }: Pick<Panel, 'shownOf' | 'store'>): Board {
  const element = document.createElement('div');
  element.className = 'board';
  const [canvas, over] = [createDrawing(), createDrawing()];
  over.classList.add('marks');
  const grid = createGrid();
  const minimap = createMinimap((x, y) => {
    if (at === null) return;
    const across = (at.width - at.room.left) / at.cell;
    const down = (at.height - at.room.top) / at.cell;
    const viewport = { cell: at.cell, x: Math.max(0, x - across / 2), y: Math.max(0, y - down / 2) };
    store.change({ type: 'viewport', viewport });
  });
  element.append(canvas, over, grid.element, minimap.element);
  const painter = createPainter();
  const marks = createMarksPainter();
  const placementOf = createPlacementOf();
  let cache = createPenCache(1);
  let size: ViewSize | null = null;
  let last: View | null = null;
  let at: Placement | null = null;
  let mapped: unknown = null;

  const forget = (): void => {
    mapped = null;
    painter.forget();
    marks.forget();
  };

  const fit = (target: HTMLCanvasElement, { width, height }: ViewSize): Context | null => {
    const { ratio } = cache;
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (target.width !== across || target.height !== down) {
      [target.width, target.height] = [across, down];
      forget();
    }
    const context = target.getContext('2d');
    context?.setTransform(ratio, 0, 0, ratio, 0, 0);
    return context;
  };

  const paint = (view: View): boolean => {
    last = view;
    const shown = shownOf(view);
    // the element is measured but once: to ask for its size has the page laid out at once
    size ??= { width: element.clientWidth, height: element.clientHeight };
    if (window.devicePixelRatio !== cache.ratio) cache = createPenCache(window.devicePixelRatio);
    const [context, above] = [fit(canvas, size), fit(over, size)];
    element.classList.toggle('is-empty', shown === null);
    element.classList.toggle('is-stale', shown?.isStale === true);
    if (shown === null || context === null || above === null || size.width === 0 || size.height === 0) {
      at = null;
      return false;
    }
    const { scene } = shown;
    const palette = palettes[paletteOf(document.body.classList)];
    at = placementOf(scene, { ...size, ratio: cache.ratio }, view.viewport);
    painter.paint(context, cache, { scene, palette, layers: layersOf(view), at });
    marks.paint(above, palette, at, {
      width: scene.width,
      cursor: view.cursor,
      isFocused: document.activeElement === grid.element,
      caret: view.caret.version === view.document?.version ? view.caret.cells : none,
      events: view.marked,
    });
    const { isSettled } = view;
    grid.update({ scene, at, cursor: view.cursor, foreseen: shownForeseen(view), isSettled });
    const isOther = isSettled && mapped !== scene;
    minimap.update(scene, palette, layersOf(view), at, isOther);
    if (isOther) mapped = scene;
    return true;
  };

  new ResizeObserver(() => {
    size = { width: element.clientWidth, height: element.clientHeight };
    // in the same frame, or the old picture would be stretched
    if (last !== null) paint(last);
  }).observe(element);

  return { element, grid: grid.element, placement: () => at, forget, paint };
}

const none: readonly number[] = [];

function createDrawing(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = 'drawing';
  canvas.setAttribute('aria-hidden', 'true');
  return canvas;
}

/** The layers as they are drawn: in Play the robot's reach is always shown. */
function layersOf({ layers, mode }: View): View['layers'] {
  return mode === 'play' ? { ...layers, hidden: layers.hidden.filter((each) => each !== 'reach') } : layers;
}

/** Where boards lie: the same object as long as nothing moves. */
function createPlacementOf() {
  let known: { readonly key: readonly unknown[]; readonly at: Placement } | undefined;
  return (scene: Scene, view: ViewSize, viewport: View['viewport']): Placement => {
    const key = [scene.width, scene.height, view.width, view.height, view.ratio, viewport];
    if (known?.key.every((each, index) => each === key[index]) !== true)
      known = { key, at: place(scene, view, viewport) };
    return known.at;
  };
}
