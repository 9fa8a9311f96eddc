import type { Cell } from '../../../../engine/reactor';
import { valueAt } from '../../../../engine/shape';
import { cellWords } from '../picture';
import { isObject, itemsOf, type Asked, type Offer, type Proposal } from '../../json/completion/proposal';
import { pickNearest, type Picked } from './nearest';
import { candidatesFor } from './positions';
import { anchorOf, targetAt, type Target } from './target';
import type { LevelContext } from '../level';

/** The maximum number of listed positions; typing a column shows others. */
export const maxPositions = 200;

/** Proposes the cells of a position, likeliest and nearest first, each with the things on it: `[8, 1]` FuelConsumer. */
export function cellPositions(
  { root, slot, expected, container }: Asked,
  level: LevelContext,
): Offer | undefined {
  if (slot.kind !== 'value' || expected.shape.kind !== 'position') return undefined;
  const target = targetAt(level, slot.path, isObject(container) ? container : {}, false);
  const typed = typedPart(slot.typed);
  const { width, height } = target.sketch;
  const { picked, isCut } = pickNearest(candidatesFor(target), {
    width,
    height,
    anchor: anchorOf(target),
    most: maxPositions,
    accepts: (cell) => typed === '' || fits(cell, width, typed),
  });
  const others = takenBeside(root, slot.path, target);
  return {
    isCut,
    proposals: picked
      .filter(({ cell }) => !others.has(cell))
      .map((one) => proposalFor(one, target, slot.typed)),
  };
}

/** Returns the cells of the other positions in the same list, which are not proposed again. */
function takenBeside(
  root: Asked['root'],
  path: Asked['slot']['path'],
  { sketch }: Target,
): ReadonlySet<Cell> {
  const index = path.at(-1);
  const list = typeof index === 'number' ? itemsOf(valueAt(root, path.slice(0, -1))) : [];
  const others = list.filter((_, at) => at !== index);
  return new Set(others.flatMap((position) => sketch.cellOf(position) ?? []));
}

function proposalFor({ cell, note }: Picked, { sketch }: Target, typed: string): Proposal {
  const [x, y] = sketch.positionOf(cell);
  const label = `[${x}, ${y}]`;
  const words = cellWords(sketch, cell);
  return {
    kind: 'position',
    label,
    detail: note === undefined ? words : `${words} (${note})`,
    insert: [label],
    filter: filterFor(label, typed),
    cells: [cell],
  };
}

/** Returns the typed part of a position, without brackets and spaces: `3,4`. Empty for other text. */
function typedPart(typed: string): string {
  const plain = typed.replace(/[[\s]/g, '');
  return /^\d*,?\d*$/.test(plain) ? plain : '';
}

function fits(cell: Cell, width: number, typed: string): boolean {
  return `${cell % width},${Math.floor(cell / width)}`.startsWith(typed);
}

/** Returns the label in the spacing of the typed text, so that the editor's filter matches. */
function filterFor(label: string, typed: string): string {
  if (typed === '') return label;
  const rest = label.replace(/[[\s]/g, '').slice(typedPart(typed).length);
  return typed + rest;
}
