import type { JsonValue } from '../../../../../engine/json';
import type { Cell } from '../../../../../engine/reactor';
import { replaceValue, setMember } from '../../../json/edits';
import type { LevelFix, LevelProblem } from '../context';
import { distance, floorBeside, positionOf } from '../tools/cells';
import { propOf } from '../tools/props';
import { asPosition, isObject, shown } from '../../../json/fixes/tools/values';

/** Fixes the edge of a door: proposes the floor cells next to its position, or next to the end that is valid. */
export const doorEdge: LevelFix = {
  advice:
    "Change to an edge between two neighboring floor cells: one is the door's own position or the end that was " +
    'valid, the other is the neighbor nearest to the old value. Preferred if it is the only one, or the only one between walls.',
  *propose(problem) {
    const { json, sketch } = problem.context;
    const prop = propOf(problem);
    if (prop === undefined) return;
    const edges = edgesOf(problem, prop.cell, prop.value['edge']);
    const path = ['props', prop.index];
    const shape = ['type', 'position', 'state', 'edge'];
    const isThere = isObject(prop.value) && Object.hasOwn(prop.value, 'edge');
    const [best] = edges;
    for (const edge of edges.slice(0, 5)) {
      const value = edge.cells.map((cell) => positionOf(sketch, cell));
      yield {
        title: `Change the edge to ${shown(value)}`,
        edits: isThere
          ? replaceValue(json, [...path, 'edge'], value)
          : setMember(json, path, 'edge', value, { order: shape }),
        isPreferred: edge === best && (edges.length === 1 || edge.rank < (edges[1]?.rank ?? 0)),
      };
    }
  },
};

interface Edge {
  readonly cells: readonly [Cell, Cell];
  /** The lower, the likelier. */
  readonly rank: number;
}

/** Returns the possible edges, the likeliest first. */
function edgesOf({ context: { sketch } }: LevelProblem, own: Cell | undefined, written: JsonValue): Edge[] {
  const ends = (Array.isArray(written) ? (written as readonly JsonValue[]) : []).slice(0, 2);
  const sound = ends
    .map((end) => sketch.cellOf(end))
    .filter((cell) => cell !== undefined && sketch.isFloor(cell));
  const bases = new Set(
    [...sound, own].filter((cell): cell is Cell => cell !== undefined && sketch.isFloor(cell)),
  );
  const edges: Edge[] = [];
  for (const base of bases) {
    const at = ends.findIndex((end) => sketch.cellOf(end) === base);
    const other = asPosition(ends[at === 0 ? 1 : at === 1 ? 0 : -1]);
    for (const cell of floorBeside(sketch, base)) {
      const cells: [Cell, Cell] = at === 1 ? [cell, base] : [base, cell];
      const apart = other === undefined ? 0 : distance(sketch.positionOf(cell), other) * 4;
      const rank = apart + (base === own || cell === own ? 0 : 2) + (isDoorway(sketch, base, cell) ? 0 : 1);
      edges.push({ cells, rank });
    }
  }
  const seen = new Set<string>();
  return edges
    .sort((one, two) => one.rank - two.rank)
    .filter(({ cells }) => {
      const name = [...cells].sort((one, two) => one - two).join();
      return !seen.has(name) && seen.add(name);
    });
}

/** Returns true if a step from one cell to the next leads between two walls. */
function isDoorway(sketch: LevelProblem['context']['sketch'], from: Cell, to: Cell): boolean {
  const ways = (cell: Cell): number => floorBeside(sketch, cell).length;
  return Math.min(ways(from), ways(to)) <= 2;
}
