import type { JsonValue } from '../../../engine/json';
import type { Scene, SceneTarget } from '../../../engine/reactor/picture';
import { member } from './document';
import { entriesIn, objectsIn, placeIn } from './rule-words';

/** Returns the cells that a rule refers to. The board marks those of the open rule. */
export function targetsOf(document: JsonValue, rule: number | null, { width, height }: Scene): SceneTarget[] {
  const open = entriesIn(member(document, 'rules')).find(({ index }) => index === rule)?.value;
  if (open === undefined) return [];
  const { id } = open;
  const rules = [typeof id === 'string' ? id : ''];
  return (['predicates', 'effects'] as const).flatMap((list) =>
    objectsIn(open[list]).flatMap(({ position, access }) =>
      [position, access].flatMap((value): SceneTarget[] => {
        const [x, y] = placeIn(value) ?? [-1, -1];
        if (x < 0 || y < 0 || x >= width || y >= height) return [];
        return [{ cell: y * width + x, kind: list === 'predicates' ? 'predicate' : 'effect', rules }];
      }),
    ),
  );
}
