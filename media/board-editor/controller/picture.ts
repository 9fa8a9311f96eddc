/** Computes the scene of a drawing. Only the parts that depend on a change are recomputed. */
import { problemsOf, type Scene } from '../../../engine/reactor/picture';
import type { Box, Stroke } from '../../../protocol/board';
import { sceneOfDocument } from '../level/document';
import { problemsAmong } from '../../shared/parts/problems';
import { targetsOf } from '../level/rule-targets';
import { withStroke } from '../scene/with-stroke';
import { toolState, type Drawing } from './state';
import { toolOf } from '../tools';

export interface Picture {
  /** The scene with the stroke in progress and the problems that it would add. */
  readonly scene: () => Scene | undefined;
  /** The scene without them. */
  readonly base: () => Scene | undefined;
  /** The stroke of the gesture in progress; `undefined` if it changes nothing. */
  readonly stroke: () => Stroke | undefined;
  /** The selection, or the position to which the gesture moves it. */
  readonly box: () => Box | null;
}

export function createPicture(now: () => Drawing): Picture {
  const strokeOn = (shown: Scene, one: Stroke): Scene => {
    const { document } = now();
    return document === null ? shown : withStroke(shown, one, document.balance);
  };
  const level = remembered(
    () => [now().document],
    () => {
      const { document } = now();
      return document === null ? undefined : sceneOfDocument(document);
    },
  );
  const sent = remembered(
    () => [level(), now().sent],
    () => now().sent.reduce((shown, one) => shown && strokeOn(shown, one.stroke), level()),
  );
  const targets = remembered(
    () => [level(), now().rule],
    () => {
      const [shown, { document, rule }] = [level(), now()];
      return shown === undefined ? [] : targetsOf(document?.value, rule, shown);
    },
  );
  const base = remembered(
    () => [sent(), now().problems, targets()],
    () => {
      const shown = sent();
      return (
        shown && { ...shown, problems: problemsOf(problemsAmong(now().problems)), ruleTargets: targets() }
      );
    },
  );
  const outcome = remembered(
    () => [base(), now().gesture, now().palette, now().selection],
    () => {
      const [shown, { gesture, palette }] = [base(), now()];
      if (shown === undefined || gesture === null) return undefined;
      return toolOf(palette).overlay(toolState(shown, now()), gesture);
    },
  );
  const stroke = (): Stroke | undefined => outcome()?.stroke;
  const drawn = remembered(
    () => [base(), stroke()],
    () => {
      const [shown, under] = [base(), stroke()];
      return shown === undefined || under === undefined ? shown : strokeOn(shown, under);
    },
  );
  const scene = remembered(
    () => [drawn(), now().newProblems],
    () => {
      const [shown, { newProblems, problems }] = [drawn(), now()];
      if (shown === undefined || newProblems.length === 0) return shown;
      return { ...shown, problems: problemsOf([...problemsAmong(problems), ...newProblems]) };
    },
  );
  return { scene, base, stroke, box: () => (outcome() ?? now()).selection };
}

/** Caches a result until one of the values in its key changes. */
function remembered<T>(keyOf: () => readonly unknown[], find: () => T): () => T {
  let known: { readonly key: readonly unknown[]; readonly value: T } | undefined;
  return () => {
    const key = keyOf();
    if (known?.key.every((one, index) => one === key[index]) !== true) known = { key, value: find() };
    return known.value;
  };
}
