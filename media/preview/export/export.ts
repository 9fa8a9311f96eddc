import { palettes, sceneOfState, svgOf, textOf, type Scene } from '../../../engine/reactor/picture';
import { lineOf, shownState } from '../modes/line';
import { saveFile } from '../files';
import type { Panel } from '../panel';
import { baseName } from '../store/document';
import type { View } from '../store/view';
import { paletteOf } from '../../shared/page/theme';
import { base64, pngBase64 } from '../../shared/page/base64';
import { gifOf } from './gif';
import { cellSizeWithin, rasterOf } from './raster';

type Export = 'exportPng' | 'exportSvg' | 'exportGif' | 'exportText';

/** The maximum number of frames of an animation. Longer plays skip turns. */
const maxFrames = 120;

/** Renders the current view to a file and asks the extension to save it. */
export function exportPicture(panel: Panel, kind: Export): void {
  const { store, shownOf } = panel;
  const view = store.view();
  const shown = shownOf(view);
  if (shown === null || view.document === null) {
    store.change({ type: 'notice', text: 'There is no board to export.', isBad: true });
    return;
  }
  const { scene } = shown;
  const palette = palettes[paletteOf(document.body.classList)];
  const { layers } = view;
  const turn = shownState(view)?.turn;
  const name = `${baseName(view.document)}${turn === undefined ? '' : `-turn-${turn}`}`;
  switch (kind) {
    case 'exportSvg': {
      const text = svgOf(scene, { palette, layers, cellSize: cellSizeWithin(scene, 32, 8192) });
      void saveFile(panel, { kind: 'svg', name: `${name}.svg`, text });
      return;
    }
    case 'exportText': {
      void saveFile(panel, { kind: 'text', name: `${name}.txt`, text: textOf(scene, { layers }) });
      return;
    }
    case 'exportPng': {
      const { canvas } = rasterOf(scene, { palette, layers, cellSize: cellSizeWithin(scene, 48, 4096) });
      const save = async (): Promise<void> => {
        await saveFile(panel, { kind: 'png', name: `${name}.png`, base64: await pngBase64(canvas) });
      };
      // the page reports a failure
      void save();
      return;
    }
    case 'exportGif': {
      const scenes = scenesOf(view);
      const options = { palette, layers, cellSize: cellSizeWithin(scene, 28, 900) };
      const gif = `${baseName(view.document)}.gif`;
      const save = async (): Promise<void> => {
        const bytes = await gifOf(scenes, options, Math.round(1000 / view.speed));
        await saveFile(panel, { kind: 'gif', name: gif, base64: base64(bytes) });
      };
      // the page reports a failure
      void save();
      return;
    }
  }
}

function scenesOf(view: View): Scene[] {
  const frames = lineOf(view)?.frames ?? [];
  const every = Math.max(1, Math.ceil(frames.length / maxFrames));
  const { display } = view;
  return frames
    .filter((_, index) => index % every === 0 || index === frames.length - 1)
    .map(({ state }, index, kept) => sceneOfState(state, { display, before: kept[index - 1]?.state }));
}
