import type { Box } from '../../../protocol/board';
import type { Controller } from '../controller/controller';

/** The frame around the selection, or around its new position. Call `update` after each paint. */
export function createFrame({ board, picture }: Controller): { readonly update: () => void } {
  const element = document.createElement('div');
  element.className = 'editor-selection';
  element.setAttribute('aria-hidden', 'true');
  board.element.append(element);
  return {
    update() {
      const box: Box | null = picture.box();
      const at = board.placement();
      element.hidden = box === null || at === null;
      if (box === null || at === null) return;
      const length = (name: string, pixels: number): void => element.style.setProperty(name, `${pixels}px`);
      length('left', at.left + box.at[0] * at.cell);
      length('top', at.top + box.at[1] * at.cell);
      length('width', box.width * at.cell);
      length('height', box.height * at.cell);
    },
  };
}
