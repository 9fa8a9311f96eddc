/** Runs the tools: pointer and key events become a gesture, and its end becomes a stroke. */
import type { Controller } from '../controller/controller';
import { selectProblemAt } from '../fixes/selected-problem';
import { noNotice, toolState, type Drawing } from '../controller/state';
import { toolOf, type Press } from '../tools';

export interface Gestures {
  /** Presses a cell with the current tool, or completes a request for a cell. */
  readonly press: (press: Pick<Press, 'cell'> & Partial<Press>) => void;
  readonly move: (cell: number) => void;
  /** Ends the gesture. Its stroke is one edit; grabbed objects are moved or copied. */
  readonly release: (isCopy?: boolean) => void;
  readonly drop: () => void;
}

export function createGestures(controller: Controller): Gestures {
  const { change, now, picture } = controller;
  /** The gesture that the server is checking: one at a time, so that checks never delay the stroke. */
  let checking: readonly number[] | null = null;
  let isCheckScheduled = false;

  const drop = (): void => change({ gesture: null, newProblems: [], pick: null });
  const check = (): void => {
    const { gesture, newProblems } = now();
    if (gesture === null || checking !== null) return;
    const stroke = picture.stroke();
    if (stroke === undefined) {
      if (newProblems.length > 0) change({ newProblems: [] });
      return;
    }
    checking = gesture.trail;
    const asked = { width: controller.size().width, stroke };
    void controller.channel.request('check', asked).then(onChecked, () => onChecked([]));
  };
  const onChecked = (newProblems: Drawing['newProblems']): void => {
    const { gesture } = now();
    const asked = checking;
    checking = null;
    if (gesture === null) return;
    change({ newProblems });
    if (gesture.trail !== asked) check();
  };
  /** A stroke that ends within a frame is not checked first. */
  const scheduleCheck = (): void => {
    if (isCheckScheduled) return;
    isCheckScheduled = true;
    requestAnimationFrame(() => {
      isCheckScheduled = false;
      check();
    });
  };
  return {
    drop,
    press({ cell, side = null, isSelecting = false }) {
      controller.goTo(cell);
      const { palette, pick } = now();
      const scene = picture.scene();
      if (scene === undefined) return;
      if (pick !== null) {
        drop();
        pick.give(controller.placeOf(cell), cell);
        return;
      }
      const pressed = toolOf(palette).press(toolState(scene, now()), { cell, side, isSelecting });
      const { gesture, selection, brush, showsProblem = false } = pressed;
      if (brush !== undefined) controller.choose({ ...brush, tool: 'brush' });
      if (selection !== undefined) change({ selection });
      if (gesture !== undefined) {
        change({ gesture, newProblems: [], notice: noNotice });
        scheduleCheck();
      }
      if (showsProblem) selectProblemAt(controller, cell);
    },
    move(cell) {
      const { gesture, palette } = now();
      if (gesture === null || gesture.trail.at(-1) === cell) return;
      change({ gesture: toolOf(palette).move(gesture, cell) });
      scheduleCheck();
    },
    release(isCopy = false) {
      const { gesture, palette } = now();
      const scene = picture.base();
      if (gesture === null) return;
      drop();
      if (scene === undefined) return;
      const { overlay, release = overlay } = toolOf(palette);
      const { stroke, selection } = release(toolState(scene, now()), { ...gesture, isCopy });
      change({ selection });
      if (stroke !== undefined) controller.send(stroke);
    },
  };
}
