/** What a gesture under way means. */
import type { Scene } from '../../engine/reactor/picture';
import type { Box, Place, Stroke } from '../../protocol/board';
import { boxBetween, fitted } from './region/box';
import { copiedFrom } from './region/copied';
import type { Drawing } from './state';
import { strokeOf } from './tools';

/** The stroke that a gesture would make if it ended now; `undefined` where it changes nothing. */
export function strokeUnderWay(scene: Scene, drawing: Drawing): Stroke | undefined {
  const { gesture, palette, selection, document } = drawing;
  if (gesture === null) return undefined;
  const [from, to] = endsOf(scene, gesture.trail);
  switch (gesture.kind) {
    case 'draw':
      return strokeOf(scene, palette, gesture.trail, gesture.side);
    case 'move':
      return from[0] === to[0] && from[1] === to[1] ? undefined : { type: 'move', from, to };
    case 'select':
      return undefined;
    case 'shift': {
      const target = boxShown(scene, drawing)?.at;
      if (selection === null || target === undefined || document === null) return undefined;
      if (target[0] === selection.at[0] && target[1] === selection.at[1]) return undefined;
      return gesture.isCopy
        ? { type: 'paste', content: copiedFrom(document.value, selection, palette.things), to: target }
        : { type: 'shift', box: selection, to: target, things: palette.things };
    }
  }
}

/** The box that is selected, is being selected, or where it is moved to. */
export function boxShown(scene: Scene | undefined, { gesture, selection }: Drawing): Box | null {
  if (gesture === null || scene === undefined) return selection;
  const [from, to] = endsOf(scene, gesture.trail);
  if (gesture.kind === 'select') return boxBetween(from, to);
  if (gesture.kind !== 'shift' || selection === null) return selection;
  const { at } = selection;
  return { ...selection, at: fitted(scene, selection, [at[0] + to[0] - from[0], at[1] + to[1] - from[1]]) };
}

function endsOf({ width }: Scene, trail: readonly number[]): readonly [Place, Place] {
  const placeOf = (cell: number): Place => [cell % width, Math.floor(cell / width)];
  return [placeOf(trail[0] ?? 0), placeOf(trail.at(-1) ?? 0)];
}
