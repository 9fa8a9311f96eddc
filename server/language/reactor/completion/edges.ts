import type { Insert } from '../../json/completion/insert';
import { valueAt } from '../../../../engine/shape';
import { isAt, isObject, type Asked, type Offer, type Proposal } from '../../json/completion/proposal';
import { maxPositions } from './cell-positions';
import { doorEdges, isDoorway, type Edge } from './positions/doorways';
import { targetAt, type Target } from './target';
import type { LevelContext } from '../level';

/** Proposes both cells of the edge of a door if neither is written yet: `[[5, 2], [6, 2]]`, doorways first. */
export function edgePairs({ root, slot }: Asked, level: LevelContext): Offer | undefined {
  const isWhole = isAt(slot.path, 'props/*/edge');
  const isFirst = isAt(slot.path, 'props/*/edge/0') && slot.typed === '' && !slot.isQuoted;
  if (slot.kind !== 'value' || (!isWhole && !isFirst)) return undefined;
  const written = valueAt(root, slot.path.slice(0, 3));
  if (isFirst && Array.isArray(written) && written.length > 0) return undefined;
  const door = valueAt(root, slot.path.slice(0, 2));
  const target = targetAt(level, slot.path.slice(0, 3), isObject(door) ? door : {}, false);
  const edges = doorEdges(target);
  return {
    proposals: edges.slice(0, maxPositions).map((edge) => edgeProposal(target, edge, isWhole)),
    isCut: edges.length > maxPositions,
  };
}

function edgeProposal({ sketch, ground }: Target, edge: Edge, isWhole: boolean): Proposal {
  const label = edge.map((cell) => `[${sketch.positionOf(cell).join(', ')}]`).join(', ');
  const insert: Insert = [isWhole ? `[${label}]` : label];
  return {
    kind: 'position',
    label,
    detail: isDoorway(ground, edge) ? 'doorway' : 'edge',
    insert,
    ...(isWhole ? { filter: `[${label}]` } : {}),
    cells: edge,
  };
}
