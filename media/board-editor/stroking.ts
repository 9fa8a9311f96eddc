/** Gestures of pointer and keyboard: how a stroke begins, grows and ends. */
import type { Desk } from './desk';
import { chooseFaultAt } from './mends/choosing';
import { isInBox } from './region/box';
import type { Side } from './single';
import type { Gesture } from './state';
import { pickedFrom } from './tools';

/** How a cell is pressed. */
export interface Pressing {
  readonly side?: Side;
  /** Selects a region even where a prop stands. */
  readonly isSelecting?: boolean;
}

export interface Stroking {
  /** What pressing a cell does with the tool at hand. */
  readonly press: (cell: number, how?: Pressing) => void;
  readonly extend: (cell: number) => void;
  /** Makes the stroke: one edit. What is selected is moved, or copied. */
  readonly finish: (isCopy?: boolean) => void;
  readonly drop: () => void;
  /** The server has said what the stroke that it was asked about would break. */
  readonly judged: () => void;
}

export function createStroking(desk: Desk): Stroking {
  /** The gesture that the server is asked about: about one at a time, so that the stroke itself waits for no more. */
  let judging: readonly number[] | null = null;
  let isJudgedSoon = false;

  const drop = (): void => desk.change({ gesture: null, breaks: [], pick: null });
  const judge = (): void => {
    const { gesture, breaks } = desk.now();
    if (gesture === null || gesture.kind === 'select' || judging !== null) return;
    const stroke = desk.picture.stroke();
    if (stroke === undefined) {
      if (breaks.length > 0) desk.change({ breaks: [] });
      return;
    }
    judging = gesture.trail;
    desk.post({ type: 'judge', id: desk.nextId(), width: desk.size().width, stroke });
  };
  /** A stroke that ends at once is not asked about before it is made. */
  const judgeSoon = (): void => {
    if (isJudgedSoon) return;
    isJudgedSoon = true;
    requestAnimationFrame(() => {
      isJudgedSoon = false;
      judge();
    });
  };
  const begin = (cell: number, kind: Gesture['kind'], side: Side = null): void => {
    desk.change({
      gesture: { trail: [cell], kind, side, isCopy: false },
      breaks: [],
      notice: { text: '', isBad: false },
    });
    judgeSoon();
  };
  return {
    drop,
    press(cell, { side = null, isSelecting = false } = {}) {
      desk.goTo(cell);
      const { palette, pick, selection } = desk.now();
      const shown = desk.picture.scene();
      if (shown === undefined) return;
      if (pick !== null) {
        drop();
        pick.give(desk.placeOf(cell), cell);
      } else if (palette.tool === 'picker') desk.choose({ ...pickedFrom(shown, cell), tool: 'brush' });
      else if (palette.tool !== 'select') begin(cell, 'draw', side);
      else if (!isSelecting && selection !== null && isInBox(selection, desk.placeOf(cell)))
        begin(cell, 'shift');
      else {
        desk.change({ selection: null });
        const hasProp = shown.props.some((prop) => prop.cell === cell);
        begin(cell, hasProp && !isSelecting ? 'move' : 'select');
      }
      if (pick === null && palette.tool === 'select') chooseFaultAt(desk, cell);
    },
    extend(cell) {
      const { gesture } = desk.now();
      if (gesture === null || gesture.trail.at(-1) === cell) return;
      desk.change({ gesture: { ...gesture, trail: [...gesture.trail, cell] } });
      judgeSoon();
    },
    finish(isCopy = false) {
      const { gesture } = desk.now();
      if (gesture === null) return;
      if (isCopy) desk.change({ gesture: { ...gesture, isCopy } });
      const stroke = desk.picture.stroke();
      const box = desk.picture.box();
      // a click alone selects nothing
      const isClick = gesture.kind === 'select' && box?.width === 1 && box.height === 1;
      drop();
      desk.change({ selection: isClick ? null : box });
      if (stroke !== undefined) desk.send(stroke);
    },
    judged() {
      const { gesture } = desk.now();
      const asked = judging;
      judging = null;
      if (gesture !== null && gesture.trail !== asked) judge();
    },
  };
}
