import { carrierKeys, carriers, hazardFields, hazardKeys, type Carrier } from '../terms';
import type { Cell } from '../level';
import { opacityOf, type LayerName, type LayerSettings, type OverlayName } from './layers';
import { supply, presence, type Scene } from './scene';
import { glyphsOf, hazardGlyphs, supplyGlyphs, type Glyph } from './text-glyphs';
import { noteLines } from './text-notes';
import { sceneWords } from './words';

export interface TextOptions {
  readonly layers?: LayerSettings;
  /** Lines below the title. */
  readonly caption?: readonly string[];
}

/**
 * A picture of a scene in characters, with a legend of what is in it: the map with props, robot and leaks; below it a
 * map of each network and of each hazard that there is; and a line for each prop, leak and neutralized cell.
 *
 *     First Light, turn 3: Caution
 *
 *           0    5    10
 *        0  ##############
 *        1  #V......o....#
 */
export function textOf(scene: Scene, { layers = {}, caption = [] }: TextOptions = {}): string {
  const shows = (layer: LayerName | OverlayName) => opacityOf(layer, layers) > 0;
  const { title, description } = sceneWords(scene);
  const blocks = [[title, description, ...caption].map(printable), board(scene, shows)];
  if (scene.underground) {
    for (const carrier of carriers) if (shows(carrierKeys[carrier])) blocks.push(network(scene, carrier));
  }
  hazardFields.forEach((field, index) => {
    if (!shows(field === 'Heat' ? 'heat' : 'hazards')) return;
    blocks.push(
      map(scene, `${capital(hazardKeys[field])} on the floor`, (cell) => {
        const level = ((scene.codes[cell] ?? 0) >> (2 * index)) & 3;
        return level === 0 ? undefined : hazardGlyphs[level];
      }),
    );
  });
  blocks.push(noteLines(scene, shows).map(printable));
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`;
}

type Shows = (layer: LayerName | OverlayName) => boolean;

function board(scene: Scene, shows: Shows): string[] {
  const glyphs = glyphsOf(scene, shows);
  return mapLines(scene, 'Map', (cell) => glyphs(cell));
}

function network(scene: Scene, carrier: Carrier): string[] {
  const { cells, supply: supplied, severed } = scene.networks[carrier];
  const cut = new Set(severed);
  return map(scene, `${capital(carrierKeys[carrier])} underground`, (cell) => {
    if (cells[cell] !== presence.present) return undefined;
    if (cut.has(cell)) return supplyGlyphs.cut;
    return supplied === null
      ? supplyGlyphs.unknown
      : supplyGlyphs[(supplied[cell] ?? supply.none) as 0 | 1 | 2 | 3];
  });
}

/** Returns the map of a layer, or nothing if the layer is empty. */
function map(scene: Scene, name: string, glyphAt: (cell: Cell) => Glyph | undefined): string[] {
  for (let cell = 0; cell < scene.width * scene.height; cell++) {
    if (glyphAt(cell) !== undefined) return mapLines(scene, name, glyphAt);
  }
  return [];
}

/** Returns numbered rows, the number of every fifth column, and the legend of the characters used. */
function mapLines(scene: Scene, name: string, glyphAt: (cell: Cell) => Glyph | undefined): string[] {
  const { width, height } = scene;
  const room = String(Math.max(0, height - 1)).length;
  const legend = new Map<string, string>();
  const rows: string[] = [];
  for (let y = 0; y < height; y++) {
    let row = '';
    for (let x = 0; x < width; x++) {
      const glyph = glyphAt(y * width + x);
      if (glyph !== undefined) legend.set(glyph.glyph, glyph.means);
      row += glyph?.glyph ?? '·';
    }
    rows.push(`${String(y).padStart(room + 2)}  ${row}`);
  }
  const words = [...legend].map(([glyph, means]) => `${glyph} ${means}`).join(', ');
  return [name, `${' '.repeat(room + 4)}${columnNumbers(width)}`, ...rows, ...(words === '' ? [] : [words])];
}

function columnNumbers(width: number): string {
  let line = '';
  for (let x = 0; x < width; x += 5) {
    if (line.length <= x) line = line.padEnd(x) + String(x);
  }
  return line;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Removes control characters, so that those of titles and ids do not reach a terminal. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, '·');
}
