import { drawBoard, type LayerSettings, type Palette, type Scene } from '../../../engine/reactor/picture';
import { canvasPen, createPenCache } from './canvas-pen';
import { viewportOf, type Placement } from './placement';

const side = 140;

/** The whole board in a corner, with a frame around the visible part. */
export interface Minimap {
  readonly element: HTMLCanvasElement;
  /** Redraws the board, or only the frame if `redraw` is false. */
  readonly update: (
    scene: Scene,
    palette: Palette,
    layers: LayerSettings,
    at: Placement,
    redraw: boolean,
  ) => void;
}

/** Creates a minimap. `go` receives the pressed point of the board, in cells. */
export function createMinimap(go: (x: number, y: number) => void): Minimap {
  const element = document.createElement('canvas');
  element.className = 'minimap';
  element.setAttribute('aria-hidden', 'true');
  const kept = document.createElement('canvas');
  let cell = 1;
  const press = (event: PointerEvent): void => {
    if (event.buttons !== 1) return;
    event.stopPropagation();
    go(event.offsetX / cell, event.offsetY / cell);
  };
  element.addEventListener('pointerdown', press);
  element.addEventListener('pointermove', press);
  return {
    element,
    update(scene, palette, layers, at, redraw) {
      element.hidden = !at.isCut;
      if (!at.isCut) return;
      cell = Math.max(0.25, Math.min(6, side / Math.max(scene.width, scene.height)));
      const [width, height] = [Math.ceil(scene.width * cell), Math.ceil(scene.height * cell)];
      if (redraw || kept.width !== width || kept.height !== height) {
        [kept.width, kept.height] = [width, height];
        const context = kept.getContext('2d');
        if (context === null) return;
        drawBoard(scene, canvasPen(context, createPenCache(1)), { cellSize: cell, palette, layers });
      }
      [element.width, element.height] = [width, height];
      const context = element.getContext('2d');
      if (context === null) return;
      context.drawImage(kept, 0, 0);
      const { x, y } = viewportOf(at);
      const seen = [(at.width - at.room.left) / at.cell, (at.height - at.room.top) / at.cell] as const;
      context.lineWidth = 2;
      context.strokeStyle = palette.ink;
      context.strokeRect(x * cell + 1, y * cell + 1, seen[0] * cell - 2, seen[1] * cell - 2);
    },
  };
}
