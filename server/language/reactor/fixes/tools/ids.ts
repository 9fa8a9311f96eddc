import { isObject, listAt } from '../../../json/fixes/tools/values';
import type { LevelProblem } from '../context';

/** Returns the ids in a list. */
export function idsOf(problem: LevelProblem, list: 'props' | 'rules'): Set<string> {
  return new Set(
    listAt(problem, [list]).flatMap((entry) => {
      const id = isObject(entry) ? entry['id'] : undefined;
      return typeof id === 'string' ? [id] : [];
    }),
  );
}
