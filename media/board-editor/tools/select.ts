import type { Scene } from '../../../engine/reactor/picture';
import type { Box, Place } from '../../../protocol/board';
import { endOf } from '../brushes/brush';
import { placeOf } from '../brushes/sides';
import { boxBetween, fitted, isInBox } from '../level/box';
import { copiedFrom } from '../level/copied';
import { gestureAt, stretch, type Gesture, type Outcome, type Tool, type ToolState } from './tool';

/** Moves a prop, selects a region, or moves or copies the selected one, depending on where the gesture begins. */
export const select = {
  name: 'select',
  key: 'v',
  title: 'Select: drag props, or regions',
  usesBrush: false,
  hint: ({ selection }) =>
    selection === null
      ? 'Drag a prop to move it, or drag over cells to select them. Hold Shift to start on a prop.'
      : 'Drag the selection to move it, or with Alt to copy it. Delete clears its cells, Escape deselects.',
  press({ scene, selection }, press) {
    const { cell, isSelecting } = press;
    const isGrabbed = !isSelecting && selection !== null && isInBox(selection, placeOf(scene, cell));
    if (isGrabbed) return { gesture: gestureAt(press, 'region'), showsProblem: true };
    const hasProp = !isSelecting && scene.props.some((prop) => prop.cell === cell);
    return { gesture: gestureAt(press, hasProp ? 'prop' : null), selection: null, showsProblem: true };
  },
  move: stretch,
  overlay,
  release(state, gesture) {
    const outcome = overlay(state, gesture);
    // a click alone selects nothing
    const isClick = gesture.grabbed === null && endOf(gesture) === gesture.trail[0];
    return isClick ? { selection: null } : outcome;
  },
  isWhole: () => false,
} as const satisfies Tool;

function overlay(state: ToolState, gesture: Gesture): Outcome {
  const { scene, selection } = state;
  const [from, to] = [placeOf(scene, gesture.trail[0]), placeOf(scene, endOf(gesture))];
  switch (gesture.grabbed) {
    case null:
      return { selection: boxBetween(from, to) };
    case 'prop':
      return { selection, ...(isSame(from, to) ? {} : { stroke: { type: 'move', from, to } }) };
    case 'region':
      return selection === null ? { selection } : movedRegion(state, selection, gesture, from, to);
  }
}

function movedRegion(
  { scene, level, things }: ToolState,
  box: Box,
  { isCopy }: Gesture,
  from: Place,
  to: Place,
): Outcome {
  const at = movedPlace(scene, box, from, to);
  const selection = { ...box, at };
  if (isSame(at, box.at)) return { selection };
  return isCopy
    ? { selection, stroke: { type: 'paste', content: copiedFrom(level, box, things), to: at } }
    : { selection, stroke: { type: 'shift', box, to: at, things } };
}

/** Returns the position of a dragged region, which stays entirely on the map. */
function movedPlace(scene: Scene, box: Box, from: Place, to: Place): Place {
  return fitted(scene, box, [box.at[0] + to[0] - from[0], box.at[1] + to[1] - from[1]]);
}

function isSame(one: Place, other: Place): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
