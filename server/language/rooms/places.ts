import { readLayout, type Id, type RoomsFile, type RoomPosition } from '../../../engine/rooms';
import type { Span } from '../../../engine/json';
import { valueAt } from '../../../engine/shape';
import type { Document } from '../text/document';
import { diagnoseRooms, type RoomsText } from './analyse';
import type { RoomsRegistry } from './rooms-language';

/** The thing at a place of a text, which a panel shows. */
export interface RoomsTarget {
  readonly kind: 'prefab' | 'floor';
  readonly id: Id;
  /** Of a prefab: the cell of its layout. */
  readonly spot?: RoomPosition;
}

/** A place of one of the files of a registry. */
export interface RoomsSpan {
  readonly file: string;
  readonly document: Document;
  readonly span: Span;
}

const lists = { prefab: 'prefabs', floor: 'floors' } as const;
/** All lists of entries. An entry ends where the next begins. */
const allLists = ['prefabs', 'floors', 'creatures', 'loot_tables', 'npcs'] as const;

/** Returns the prefab or floor at an offset; `undefined` if there is none. */
export function roomsAt({ toml, file }: RoomsText, offset: number): RoomsTarget | undefined {
  let around: { readonly list: string; readonly index: number; readonly start: number } | undefined;
  for (const list of allLists) {
    for (let index = 0; ; index++) {
      const header = toml.spanOf([list, index], true);
      if (header === undefined) break;
      if (header.start <= offset && header.start >= (around?.start ?? 0))
        around = { list, index, start: header.start };
    }
  }
  const kind = around?.list === 'prefabs' ? 'prefab' : around?.list === 'floors' ? 'floor' : undefined;
  if (kind === undefined) return undefined;
  const entry = file[lists[kind]].find(({ path }) => path[1] === around?.index);
  if (entry === undefined) return undefined;
  const spot = kind === 'prefab' ? spotAt(toml, [...entry.path, 'layout'], offset) : undefined;
  return { kind, id: entry.id, ...(spot === undefined ? {} : { spot }) };
}

type Toml = RoomsText['toml'];
type Path = RoomsFile['floors'][number]['path'];

/** The cell of a layout that an offset is at. */
function spotAt(toml: Toml, path: Path, offset: number): RoomPosition | undefined {
  const whole = toml.spanOf(path);
  const text = valueAt(toml.value, path);
  if (whole === undefined || offset < whole.start || offset >= whole.end) return undefined;
  if (typeof text !== 'string') return undefined;
  // characters are in order, so binary search finds the one at the offset
  let [from, to] = [0, Array.from(text).length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((toml.characterSpanOf(path, middle)?.end ?? 0) <= offset) from = middle + 1;
    else to = middle;
  }
  const { rows, starts } = readLayout(text);
  const y = starts.filter((start) => start <= from).length - 1;
  const x = from - (starts[y] ?? 0);
  const length = rows[y]?.length ?? 0;
  const isBefore = offset < (toml.characterSpanOf(path, 0)?.start ?? 0);
  // an offset after the last character of a row still belongs to that character
  return y < 0 || length === 0 || x > length || isBefore ? undefined : { x: Math.min(x, length - 1), y };
}

/** Finds the entry that counts among the ones with an id, or a cell of its layout. */
export function placeOfEntry(
  { texts }: RoomsRegistry,
  { kind, id, spot }: RoomsTarget,
): RoomsSpan | undefined {
  const list = lists[kind];
  const sorted = [...texts].sort((one, other) => (one.file.file < other.file.file ? -1 : 1));
  const has = ({ file }: RoomsText): boolean => file[list].some((entry) => entry.id === id);
  const overrides = ({ file }: RoomsText): boolean => file.overrides.some((each) => each.id === id);
  const winner = sorted.find((text) => has(text) && overrides(text)) ?? sorted.find(has);
  const entry = winner?.file[list].find((each) => each.id === id);
  if (winner === undefined || entry === undefined) return undefined;
  const span = spanOf(winner.toml, entry.path, spot);
  return span && { file: winner.file.file, document: winner.document, span };
}

function spanOf(toml: Toml, path: Path, spot?: RoomPosition): Span | undefined {
  const at = [...path, 'layout'];
  if (spot !== undefined) {
    const text = valueAt(toml.value, at);
    const start = typeof text === 'string' ? readLayout(text).starts[spot.y] : undefined;
    const found = start === undefined ? undefined : toml.characterSpanOf(at, start + spot.x);
    if (found !== undefined) return found;
  }
  return toml.spanOf([...path, 'id']) ?? toml.spanOf(path, true);
}

/** Returns the number of errors in the files of a registry, and the place of the first. */
export function faultsOf({ texts, issues }: RoomsRegistry): {
  readonly count: number;
  readonly first?: RoomsSpan;
} {
  const all = texts.flatMap((text) =>
    diagnoseRooms(text, issues)
      .filter(({ severity }) => severity === 'error')
      .map(({ span }): RoomsSpan => ({ file: text.file.file, document: text.document, span })),
  );
  const [first] = all;
  return { count: all.length, ...(first === undefined ? {} : { first }) };
}
