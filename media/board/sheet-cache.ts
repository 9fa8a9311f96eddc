import {
  drawSheet,
  opacityOf,
  sameSheet,
  sheets,
  type LayerSettings,
  type Palette,
  type Scene,
  type SheetName,
} from '../../engine/reactor/picture';
import { canvasPen, offscreen, type Context, type PenCache } from './canvas-pen';
import type { Placement } from './placement';

/** Sheets that lie on one another and change alike: one picture. */
interface Group {
  readonly names: readonly SheetName[];
  /** Whether a picture of it is kept. */
  readonly isKept: boolean;
}

/** These change by themselves, and would have what lies beside them drawn anew each time. */
const apart: readonly SheetName[] = ['props', 'leaks', 'robot'];

const groups: readonly Group[] = sheets.reduce<Group[]>((list, { name, changes }) => {
  const isKept = changes !== 'turn';
  const last = list.at(-1);
  const joins =
    last?.isKept === isKept && !apart.includes(name) && !last.names.some((each) => apart.includes(each));
  if (joins) return [...list.slice(0, -1), { names: [...last.names, name], isKept }];
  return [...list, { names: [name], isKept }];
}, []);

interface Picture {
  readonly key: string;
  readonly scene: Scene;
  readonly canvas: OffscreenCanvas;
}

export interface Painting {
  readonly scene: Scene;
  readonly palette: Palette;
  readonly layers: LayerSettings;
  readonly at: Placement;
}

/** Draws boards, and keeps pictures of what stays the same from turn to turn. */
export interface SheetCache {
  readonly paint: (context: Context, cache: PenCache, painting: Painting) => void;
}

export function createSheetCache(): SheetCache {
  const pictures = new Map<Group, Picture>();
  const pictureOf = (group: Group, cache: PenCache, painting: Painting): OffscreenCanvas => {
    const { scene, at } = painting;
    const key = keyOf(painting, cache);
    const known = pictures.get(group);
    if (known?.key === key && isSame(group, known.scene, painting)) {
      return known.canvas;
    }
    const [width, height] = [Math.ceil(at.width * cache.ratio), Math.ceil(at.height * cache.ratio)];
    const { canvas, context } =
      known?.canvas.width === width && known.canvas.height === height
        ? cleared(known.canvas)
        : offscreen(width, height);
    context.setTransform(cache.ratio, 0, 0, cache.ratio, 0, 0);
    draw(group.names, context, cache, painting);
    pictures.set(group, { key, scene, canvas });
    return canvas;
  };
  return {
    paint(context, cache, painting) {
      const { width, height } = painting.at;
      for (const group of groups) {
        if (!group.names.some((name) => isShown(name, painting.layers))) continue;
        if (group.isKept) context.drawImage(pictureOf(group, cache, painting), 0, 0, width, height);
        else draw(group.names, context, cache, painting);
      }
    },
  };
}

/** Whether what is shown of a group is the same in another scene. */
function isSame({ names }: Group, before: Scene, { scene, layers }: Painting): boolean {
  return names.every((name) => !isShown(name, layers) || sameSheet(name, before, scene));
}

function isShown(name: SheetName, layers: LayerSettings): boolean {
  const sheet = sheets.find((each) => each.name === name);
  return sheet !== undefined && opacityOf(sheet.layer, layers) > 0;
}

function draw(names: readonly SheetName[], context: Context, cache: PenCache, painting: Painting): void {
  const { scene, palette, layers, at } = painting;
  const pen = canvasPen(context, cache);
  const view = { cellSize: at.cell, palette, layers, region: at.region };
  pen.push({ clip: { x: at.room.left, y: at.room.top, width: at.width, height: at.height } });
  pen.push({ x: at.left, y: at.top });
  for (const name of names) drawSheet(name, scene, pen, view);
  pen.pop();
  pen.pop();
}

function cleared(canvas: OffscreenCanvas) {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas to draw on.');
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

/** All but the scene that a picture depends on. */
function keyOf({ palette, layers, at }: Painting, { ratio }: PenCache): string {
  const place = [at.cell, at.left, at.top, at.width, at.height, at.room.left, at.room.top, ratio];
  return `${palette.name} ${place.join(' ')} ${JSON.stringify(layers)}`;
}
