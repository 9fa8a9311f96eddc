import { thingWords } from '../../../engine/reactor/words';
import type { Controller } from '../controller/controller';

/** Shows the position and the objects of the cell under the pointer. */
export interface PointedCell {
  readonly element: HTMLElement;
  readonly point: (cell: number | null) => void;
  /** Called after each painting. */
  readonly update: () => void;
}

export function createPointedCell({ picture, placeOf }: Controller): PointedCell {
  const element = document.createElement('span');
  element.className = 'editor-where';
  element.setAttribute('aria-hidden', 'true');
  let pointed: number | null = null;
  const update = (): void => {
    const scene = picture.scene();
    const isThere = pointed !== null && scene !== undefined && pointed < scene.width * scene.height;
    element.textContent = isThere
      ? `[${placeOf(pointed ?? 0).join(', ')}] ${thingWords(scene, pointed ?? 0).join(', ')}`
      : '';
  };
  return {
    element,
    update,
    point(cell) {
      if (cell === pointed) return;
      pointed = cell;
      update();
    },
  };
}
