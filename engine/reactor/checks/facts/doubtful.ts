import { faulty, type Faulty, type PositionDraft } from '../../../shape';
import { type LevelFacts } from '../../level-facts';
import { ABSENT } from '../../cell-presence';
import { carrierOfProp, type Carrier } from '../../terms';
import { neighbor, type Piece, type Pieces } from '../../topology/pieces';
import { eachRule } from './rules';

/**
 * Finds the cells where a reported thing needs a cell of a carrier's network that is not drawn. Most likely the drawing
 * is wrong, so problems that follow from the gap are not reported too.
 */
export function missingCells(facts: LevelFacts, carrier: Carrier): ReadonlySet<number> {
  const missing = new Set<number>();
  if (facts.faultyMembers.size === 0) return missing;
  const add = (cell: number | undefined) => {
    if (cell !== undefined && facts.network(carrier, cell) === ABSENT) missing.add(cell);
  };
  for (const { draft, cell } of facts.props) {
    const isOfCarrier = draft.type !== faulty && carrierOfProp(draft.type) === carrier;
    if ((isOfCarrier || isJunction(draft)) && facts.isBlamed(draft)) add(cell);
  }
  for (const thing of thingsOf(facts)) {
    if (thing.carrier === carrier && thing.position !== faulty && facts.isBlamed(thing)) {
      add(facts.cellOf(thing.position));
    }
  }
  return missing;
}

/**
 * Finds the cells of a carrier's network, drawn or not, for which a fault was reported: missing cells, and the cells
 * under and around a reported junction.
 */
export function doubtfulCells(facts: LevelFacts, carrier: Carrier): ReadonlySet<number> {
  const doubtful = new Set(missingCells(facts, carrier));
  const { width, height } = facts.layout;
  if (width === undefined || height === undefined) return doubtful;
  for (const { draft, cell } of facts.props) {
    if (cell === undefined || !isJunction(draft) || !facts.isBlamed(draft)) continue;
    doubtful.add(cell);
    for (let side = 0; side < 4; side++) doubtful.add(neighbor(cell, side, width, width * height));
  }
  return doubtful;
}

/** Returns true if a piece contains one of these cells or is next to one. */
export function touches({ width, height }: Pieces, piece: Piece, cells: ReadonlySet<number>): boolean {
  if (cells.size === 0) return false;
  return piece.cells.some((cell) => {
    if (cells.has(cell)) return true;
    for (let side = 0; side < 4; side++) {
      if (cells.has(neighbor(cell, side, width, width * height))) return true;
    }
    return false;
  });
}

interface OnNetwork {
  readonly carrier: Carrier | Faulty;
  readonly position: PositionDraft | Faulty;
}

function isJunction({ type }: { readonly type: string | Faulty }): boolean {
  return type === 'TJunction' || type === 'CrossJunction';
}

const cache = new WeakMap<LevelFacts, readonly OnNetwork[]>();

/** Lists the leaks and the parts of rules that refer to a network cell. */
function thingsOf(facts: LevelFacts): readonly OnNetwork[] {
  let things = cache.get(facts);
  if (!things) {
    const leaks = listOf(facts.draft.leaks).filter((leak) => leak !== faulty);
    cache.set(facts, (things = [...leaks, ...partsOf(facts)]));
  }
  return things;
}

function partsOf(facts: LevelFacts): OnNetwork[] {
  const found: OnNetwork[] = [];
  for (const { rule } of eachRule(facts)) {
    const { predicates, effects } = rule;
    for (const part of [...listOf(predicates), ...listOf(effects)]) {
      if (part !== faulty && part.type !== faulty && 'carrier' in part) found.push(part);
    }
  }
  return found;
}

function listOf<T>(list: readonly T[] | Faulty | undefined): readonly T[] {
  return list === undefined || list === faulty ? [] : list;
}
