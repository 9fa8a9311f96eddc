/** What the board shows of a drawing, found anew only as far as it has changed. */
import type { Scene } from '../../engine/reactor/picture';
import type { Stroke } from '../../server/protocol-board';
import { draftScene } from './draft';
import type { Drawing } from './state';
import { coveredCells, strokeOf } from './tools';

export interface Picture {
  /** With the stroke under way, and what that would break. */
  readonly scene: () => Scene | undefined;
  /** Without it. */
  readonly base: () => Scene | undefined;
  /** What the gesture under way does, seen from the board without it; `undefined` where it changes nothing. */
  readonly stroke: () => Stroke | undefined;
}

export function createPicture(now: () => Drawing): Picture {
  const base = remembered(
    () => [now().document, now().sent, now().problems],
    () => {
      const { document, sent, problems } = now();
      const strokes = sent.map(({ stroke }) => stroke);
      return document === null ? undefined : draftScene(document, strokes, problems, []);
    },
  );
  const stroke = remembered(
    () => [base(), now().gesture, now().palette],
    () => {
      const { gesture, palette } = now();
      const shown = base();
      if (gesture === null || shown === undefined) return undefined;
      const { width } = shown;
      const [first, last] = [gesture.trail[0] ?? 0, gesture.trail.at(-1) ?? 0];
      const placeOf = (cell: number) => [cell % width, Math.floor(cell / width)] as const;
      if (gesture.isMove)
        return first === last
          ? undefined
          : { type: 'move' as const, from: placeOf(first), to: placeOf(last) };
      return strokeOf(shown, palette, coveredCells(shown, palette, gesture.trail));
    },
  );
  const scene = remembered(
    () => [base(), stroke(), now().breaks],
    () => {
      const { document, sent, problems, breaks } = now();
      const drawn = stroke();
      if (document === null || (drawn === undefined && breaks.length === 0)) return base();
      const strokes = [...sent.map((one) => one.stroke), ...(drawn === undefined ? [] : [drawn])];
      return draftScene(document, strokes, problems, breaks);
    },
  );
  return { scene, base, stroke };
}

/** A function that is asked again only once what it depends on is something else. */
function remembered<T>(keyOf: () => readonly unknown[], find: () => T): () => T {
  let known: { readonly key: readonly unknown[]; readonly value: T } | undefined;
  return () => {
    const key = keyOf();
    if (known?.key.every((one, index) => one === key[index]) !== true) known = { key, value: find() };
    return known.value;
  };
}
