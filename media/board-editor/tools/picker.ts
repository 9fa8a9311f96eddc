import { carriers } from '../../../engine/reactor';
import { ground, presence, type Scene } from '../../../engine/reactor/picture';
import type { BrushSettings } from '../brushes';
import { stretch, type Tool } from './tool';

/** Selects the brush that draws the contents of a cell. */
export const picker = {
  name: 'picker',
  key: 'i',
  title: 'Picker: choose the brush of a cell',
  usesBrush: false,
  hint: () => 'Click a cell to choose the brush that draws it.',
  press: ({ scene }, { cell }) => ({ brush: pickedFrom(scene, cell) }),
  move: stretch,
  overlay: ({ selection }) => ({ selection }),
  isWhole: () => true,
} as const satisfies Tool;

/** The brush of the topmost object. */
function pickedFrom(scene: Scene, cell: number): Partial<BrushSettings> {
  const prop = scene.props.find((one) => one.cell === cell);
  if (prop !== undefined && prop.type !== 'unknown') return { brush: 'prop', prop: prop.type };
  const carrier = carriers.find((one) => scene.networks[one].cells[cell] === presence.present);
  return { brush: carrier ?? (scene.terrain[cell] === ground.wall ? 'wall' : 'floor') };
}
