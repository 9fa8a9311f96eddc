import { carriers } from '../../../engine/reactor';
import { trailCells } from './cells';
import { extend, gestureAt, type Tool } from './tool';

/** Removes everything but the ground along the path of the pointer. */
export const eraser = {
  name: 'eraser',
  key: 'e',
  title: 'Eraser: networks, props, leaks, hazards',
  usesBrush: false,
  hint: () => 'Drag to remove networks, props, leaks and hazards. Floor and walls stay.',
  press: (_, press) => ({ gesture: gestureAt(press) }),
  move: extend,
  overlay: ({ scene, selection }, { trail }) => ({
    stroke: {
      type: 'erase',
      what: [...carriers, 'props', 'leaks', 'hazards'],
      cells: trailCells(scene.width, trail),
    },
    selection,
  }),
  isWhole: (key) => key === 'Space',
} as const satisfies Tool;
