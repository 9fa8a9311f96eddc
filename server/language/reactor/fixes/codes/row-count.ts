import { counted } from '../../../../../engine/core';
import type { TextEdit } from '../../../../../engine/json';
import { insertElement, removeAt, replaceValue } from '../../../json/edits';
import type { Proposal } from '../../../text/fixes';
import type { LevelFix, LevelProblem } from '../context';
import { EditComposer } from '../../../text/fixes';
import { listAt, objectAt } from '../../../json/fixes/tools/values';

/** Fixes a grid with too few or too many rows: adds wall or empty rows at the end, or removes surplus ones there. */
export const rowCount: LevelFix = {
  advice:
    'Change to the number of rows that all grids have; add rows of wall (`.` in a network) at the end or start of the grid; or remove the extra rows at its end or start.',
  *propose(problem) {
    const { diagnostic, context } = problem;
    const { path } = diagnostic;
    if (path[0] === 'dimensions') {
      const rows = listAt(problem, ['terrain']).length;
      yield {
        title: `Change to ${rows}, the number of rows in the grids`,
        edits: replaceValue(context.json, path, rows),
        isPreferred: true,
      };
      return;
    }
    const { width, height } = objectAt(problem, ['dimensions']);
    const rows = listAt(problem, path);
    if (typeof width !== 'number' || typeof height !== 'number' || width > 10_000) return;
    const missing = height - rows.length;
    const filler = path[0] === 'terrain' ? '#' : '.';
    const isBlank = (row: unknown): boolean => typeof row === 'string' && row === filler.repeat(row.length);
    if (missing > 0 && missing <= 10_000) {
      const row = filler.repeat(width);
      yield {
        title: `Add ${counted(missing, 'row')} below`,
        edits: repeated(problem, missing, (json, at) => insertElement(json, path, rows.length + at, row)),
        isPreferred: true,
      };
      yield {
        title: `Add ${counted(missing, 'row')} above`,
        edits: repeated(problem, missing, (json) => insertElement(json, path, 0, row)),
      };
    } else if (missing < 0) {
      const surplus = -missing;
      const below = removal(problem, surplus, 'below', rows.slice(height).every(isBlank));
      const above = removal(problem, surplus, 'above', rows.slice(0, surplus).every(isBlank));
      yield* below.isPreferred || !above.isPreferred ? [below, above] : [above, below];
    }
  },
};

function removal(problem: LevelProblem, count: number, side: 'above' | 'below', isBlank: boolean): Proposal {
  const { path } = problem.diagnostic;
  const { length } = listAt(problem, path);
  return {
    title: `Remove ${counted(count, 'row')} ${side === 'above' ? 'at the top' : 'at the bottom'}`,
    edits: repeated(problem, count, (json, at) =>
      removeAt(json, [...path, side === 'above' ? 0 : length - 1 - at]),
    ),
    // removing rows that are not blank is never preferred
    isPreferred: isBlank,
  };
}

/** Repeats an edit, each time on the result of the previous one. */
function repeated(
  { context }: LevelProblem,
  times: number,
  build: (json: LevelProblem['context']['json'], index: number) => TextEdit[] | undefined,
): TextEdit[] | undefined {
  let { json } = context;
  const composer = new EditComposer(json.text.length);
  for (let index = 0; index < times; index++) {
    const edits = build(json, index);
    if (edits === undefined) return undefined;
    composer.add(edits);
    json = json.edit(edits);
  }
  return composer.edits;
}
