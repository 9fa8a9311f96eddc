import { shapeAt, valueAt } from '../../../../engine/shape';
import { cellWords } from '../picture';
import { isObject, type Asked, type Offer, type Proposal } from '../../json/completion/proposal';
import { pickNearest } from './nearest';
import { candidatesFor } from './positions';
import { anchorOf, targetAt } from './target';
import { maxPositions } from './cell-positions';
import type { LevelContext } from '../level';

/**
 * Proposes one number of a position whose brackets are on other lines: the columns that have a fitting cell, or its
 * rows.
 */
export function coordinates({ root, shape, slot, expected }: Asked, level: LevelContext): Offer | undefined {
  const axis = slot.path.at(-1);
  if (slot.kind !== 'value' || (axis !== 0 && axis !== 1)) return undefined;
  if (expected.shape.kind !== 'integer' || !isPosition(shape, root, slot.path.slice(0, -1))) return undefined;
  const path = slot.path.slice(0, -1);
  const owner = valueAt(root, path.slice(0, -1));
  const target = targetAt(level, path, isObject(owner) ? owner : {}, false);
  const { sketch } = target;
  const column = axis === 1 ? valueAt(root, [...path, 0]) : undefined;
  const { picked, isCut } = pickNearest(candidatesFor(target), {
    width: sketch.width,
    height: sketch.height,
    anchor: anchorOf(target),
    most: maxPositions,
    accepts: (cell) => typeof column !== 'number' || cell % sketch.width === column,
  });
  const proposals = new Map<number, Proposal>();
  for (const { cell } of picked) {
    const [x, y] = sketch.positionOf(cell);
    const number = axis === 0 ? x : y;
    if (proposals.has(number)) continue;
    proposals.set(number, {
      kind: 'position',
      label: String(number),
      detail: `[${x}, ${y}] ${cellWords(sketch, cell)}`,
      insert: [String(number)],
      cells: [cell],
    });
  }
  return { proposals: [...proposals.values()], isCut };
}

function isPosition(shape: Asked['shape'], root: Asked['root'], path: Asked['slot']['path']): boolean {
  return shapeAt(shape, root, path)?.shape.kind === 'position';
}
