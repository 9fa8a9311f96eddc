import { memoize } from '../../core';
import { faulty, type Faulty, type PositionDraft } from '../../shape';
import type { Balance } from '../balance';
import type { LevelDraft, PropDraft } from '../format/shapes';
import { takeApart, type Pieces } from '../topology/pieces';
import {
  carrierOfProp,
  carriers,
  flowTypes,
  includes,
  perCarrier,
  type Carrier,
  type PropType,
} from '../terms';
import { type Layout } from './layout';
import { UNKNOWN } from '../cell-presence';

/** A prop of the file, with its index there. */
export interface PropEntry {
  readonly index: number;
  readonly draft: PropDraft;
  /** The prop's cell; `undefined` if its position is faulty or off the map. */
  readonly cell: number | undefined;
}

/**
 * The facts that checks need about a level: its draft measured against its map. Parts that were reported are *blamed*;
 * problems that only follow from a blamed or unread part are not reported.
 */
export interface LevelFacts {
  readonly draft: LevelDraft;
  readonly balance: Balance;
  readonly layout: Layout;
  /** True while the text has syntax faults. Missing things are not reported then. */
  readonly broken: boolean;
  /** True if a list may have more entries than could be read. */
  readonly isOpen: (container: readonly unknown[]) => boolean;
  readonly props: readonly PropEntry[];
  /** The props of some types, in file order. */
  propsOf(types: readonly PropType[]): readonly PropEntry[];
  /** Marks a part of the draft as reported. */
  blame(thing: object): void;
  isBlamed(thing: object): boolean;
  isAnythingBlamed(): boolean;
  /** The members of the file in which an error was reported. */
  readonly faultyMembers: Set<string>;
  /** Returns the cell of a position, or `undefined` if it is off the map or the map's size is unknown. */
  cellOf(position: PositionDraft): number | undefined;
  /** Returns true if a position is known to be off the map. */
  isOutside(position: PositionDraft): boolean;
  /** Returns `PRESENT` for floor, `ABSENT` for wall, `UNKNOWN` if the row could not be read. */
  ground(cell: number): number;
  /** Returns `PRESENT`, `ABSENT` or `UNKNOWN` for a cell of a carrier's network. */
  network(carrier: Carrier, cell: number): number;
  /** Returns the valid prop on a cell, or 'unknown' if a faulty or unread prop may belong there. */
  propAt(cell: number, mayBe: (type: string) => boolean): PropEntry | undefined | 'unknown';
  /** Returns true if no prop of the given type is faulty or unread. A prop that is not found then does not exist. */
  knowsAll(mayBe: (type: string) => boolean): boolean;
  /** Returns the connected pieces of a carrier's network, or `undefined` if its map is unknown. */
  pieces(carrier: Carrier): Pieces | undefined;
  /** Returns true if any prop was reported. */
  hasBlamedProp(): boolean;
  /**
   * Returns the cells of the carrier's valid flow props, in file order. The same cells of the same network give the
   * same set object.
   */
  sources(carrier: Carrier): ReadonlySet<number>;
}

/** An edit elsewhere in the file does not change a network's cells, so its pieces are reused. */
const takeApartOnce = memoize(takeApart);

/** An index of a list of props, kept for as long as the list stays the same. */
interface PropIndex {
  readonly props: readonly PropEntry[];
  /** The first prop on each cell. */
  readonly byCell: ReadonlyMap<number, PropEntry>;
  readonly types: ReadonlyMap<object, string | Faulty>;
  readonly ofTypes: (types: readonly PropType[]) => readonly PropEntry[];
  /** The cells of a carrier's flow props. */
  readonly sourcesOf: (carrier: Carrier) => ReadonlySet<number>;
}

const indexOnce = memoize(indexProps);

function indexProps(
  drafts: readonly (PropDraft | Faulty)[],
  width: number | undefined,
  height: number | undefined,
): PropIndex {
  const props: PropEntry[] = [];
  drafts.forEach((draft, index) => {
    if (draft === faulty) return;
    const cell = draft.position === faulty ? undefined : cellIn(draft.position, width, height);
    props.push({ index, draft, cell });
  });
  const byCell = new Map<number, PropEntry>();
  for (const prop of props) {
    if (prop.cell !== undefined && !byCell.has(prop.cell)) byCell.set(prop.cell, prop);
  }
  const sources = perCarrier(() => new Set<number>());
  for (const { draft, cell } of props) {
    const carrier =
      draft.type === faulty || !includes(flowTypes, draft.type) ? undefined : carrierOfProp(draft.type);
    if (carrier && cell !== undefined) sources[carrier].add(cell);
  }
  let types: PropIndex['types'] | undefined;
  return {
    props,
    byCell,
    // only needed if something is blamed
    get types() {
      return (types ??= new Map(props.map((prop) => [prop.draft, prop.draft.type])));
    },
    ofTypes: findTypes(props),
    sourcesOf: (carrier) => sources[carrier],
  };
}

/** The number of sets of sources that are kept for one network. */
const KEPT_SETS = 4;
const setsOf = new WeakMap<Pieces, ReadonlySet<number>[]>();

/**
 * Returns a recent set of a network's sources that equals this one, so that everything derived from it stays valid.
 * Most edits do not change the sources.
 */
function likeOne(network: Pieces, cells: ReadonlySet<number>): ReadonlySet<number> {
  let sets = setsOf.get(network);
  if (!sets) setsOf.set(network, (sets = []));
  const known = sets.find((set) => set === cells || isSame(set, cells));
  if (known) return known;
  if (sets.unshift(cells) > KEPT_SETS) sets.pop();
  return cells;
}

/** Returns true if two sets have the same elements in the same order. */
function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  if (one.size !== other.size) return false;
  const others = other.values();
  for (const cell of one) if (others.next().value !== cell) return false;
  return true;
}

/** Finds the props of some types. Cached, since many checks need the same few types. */
function findTypes(props: readonly PropEntry[]): PropIndex['ofTypes'] {
  const known = new Map<string, readonly PropEntry[]>();
  return (types) => {
    const name = types.join();
    let found = known.get(name);
    if (!found) {
      found = props.filter(({ draft: { type } }) => type !== faulty && types.includes(type));
      known.set(name, found);
    }
    return found;
  };
}

function cellIn(
  [x, y]: PositionDraft,
  width: number | undefined,
  height: number | undefined,
): number | undefined {
  return width !== undefined && height !== undefined && x >= 0 && y >= 0 && x < width && y < height
    ? y * width + x
    : undefined;
}

/** Collects the facts about a draft. `isOpen` and `broken` come from the reader. */
export function facts(
  draft: LevelDraft,
  balance: Balance,
  layout: Layout,
  reader: { readonly broken: boolean; readonly isOpen: (container: readonly unknown[]) => boolean },
): LevelFacts {
  const { width, height } = layout;
  const blamed = new Set<object>();
  const drafts = draft.props === faulty ? [] : draft.props;
  const cellOf = (position: PositionDraft) => cellIn(position, width, height);
  const index = indexOnce(drafts, width, height);
  const { props, byCell, ofTypes, sourcesOf } = index;
  // an empty list has its own issue (no reactor), so missing props are not reported
  const listIsWhole =
    draft.props !== faulty &&
    draft.props.length > 0 &&
    !reader.isOpen(draft.props) &&
    !draft.props.includes(faulty);
  let isAnyBlamed = false;
  const isGood = (prop: PropEntry | undefined) =>
    prop !== undefined && prop.draft.type !== faulty && prop.cell !== undefined && !blamed.has(prop.draft);
  const isGoodFlow = (prop: PropEntry | undefined, carrier: Carrier) =>
    prop?.draft.type === `${carrier}Flow` && isGood(prop);
  const sources = new Map<Carrier, ReadonlySet<number>>();
  const pieces = new Map<Carrier, Pieces>();
  for (const carrier of carriers) {
    const { cells } = layout.grids[carrier];
    if (cells && width !== undefined && height !== undefined) {
      pieces.set(carrier, takeApartOnce(cells, width, height));
    }
  }
  const badTypes = new Set<string | Faulty>(
    props.filter((prop) => !isGood(prop)).map((prop) => prop.draft.type),
  );
  const knowsAll = (mayBe: (type: string) => boolean) => {
    if (!listIsWhole) return false;
    for (const type of badTypes) if (type === faulty || mayBe(type)) return false;
    return true;
  };
  return {
    draft,
    balance,
    layout,
    broken: reader.broken,
    isOpen: reader.isOpen,
    props,
    propsOf: ofTypes,
    blame: (thing) => {
      blamed.add(thing);
      const type = index.types.get(thing);
      if (type === undefined) return;
      badTypes.add(type);
      isAnyBlamed = true;
      if (type !== faulty && includes(flowTypes, type)) sources.clear();
    },
    faultyMembers: new Set(),
    isBlamed: (thing) => blamed.has(thing),
    isAnythingBlamed: () => blamed.size > 0,
    cellOf,
    isOutside: ([x, y]) =>
      x < 0 || y < 0 || (width !== undefined && x >= width) || (height !== undefined && y >= height),
    ground: (cell) => layout.grids.terrain.cells?.[cell] ?? UNKNOWN,
    network: (carrier, cell) => layout.grids[carrier].cells?.[cell] ?? UNKNOWN,
    propAt: (cell, mayBe) => {
      const prop = byCell.get(cell);
      if (prop && isGood(prop)) {
        const fits = prop.draft.type !== faulty && mayBe(prop.draft.type);
        return fits || knowsAll(mayBe) ? prop : 'unknown';
      }
      return prop || !knowsAll(mayBe) ? 'unknown' : undefined;
    },
    knowsAll,
    pieces: (carrier) => pieces.get(carrier),
    hasBlamedProp: () => isAnyBlamed,
    sources: (carrier) => {
      let cells = sources.get(carrier);
      if (!cells) {
        const all = sourcesOf(carrier);
        const good = isAnyBlamed
          ? new Set([...all].filter((cell) => isGoodFlow(byCell.get(cell), carrier)))
          : all;
        const network = pieces.get(carrier);
        cells = network ? likeOne(network, good) : good;
        sources.set(carrier, cells);
      }
      return cells;
    },
  };
}
