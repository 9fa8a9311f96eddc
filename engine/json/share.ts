import {
  DUPLICATE,
  HEAD,
  KEY_START,
  KIND,
  OBJECT,
  OPEN,
  SIZE,
  STRIDE,
  endOf,
  hasFlag,
  isContainer,
  keyOf,
  kindOf,
  nextOf,
  startOf,
  type NodeTable,
} from './nodes';
import type { JsonArray, JsonObject, JsonValue, TextEdit } from './types';
import { buildValue, fit, setMember, type MutableObject, type Source } from './value';

/** The state of a document before an edit: its nodes and value, and the extent of the edit in its text. */
export interface Before {
  readonly table: NodeTable;
  readonly value: JsonValue;
  readonly edit: TextEdit;
  /** Nodes of the new table before this one, and from `firstKept` on, are known to be unchanged. */
  readonly firstNew: number;
  readonly firstKept: number;
}

/** Returns the value of a text after an edit, reusing all unchanged objects and arrays of the value before it. */
export function rebuildValue(source: Source, before: Before): JsonValue {
  if (source.table.length === 0) return undefined;
  return rebuild(source, before, 0, 0, before.value);
}

function rebuild(source: Source, before: Before, node: number, old: number, value: JsonValue): JsonValue {
  const { table } = source;
  if (old < 0 || old >= before.table.length) return buildValue(source, node);
  if (isUnchanged(source.table, before, node, old)) return value;
  if (!isContainer(table, node) || kindOf(table, node) !== kindOf(before.table, old))
    return buildValue(source, node);
  const rebuilt =
    kindOf(table, node) === OBJECT
      ? rebuildObject(source, before, node, old, value as JsonObject)
      : rebuildArray(source, before, node, old, value as JsonArray);
  if (hasFlag(table, node, OPEN)) source.open.add(rebuilt);
  return rebuilt;
}

/** Elements are matched from both ends, and the remaining ones in the middle one by one. */
function rebuildArray(
  source: Source,
  before: Before,
  node: number,
  old: number,
  value: JsonArray,
): JsonArray {
  const nodes = childrenOf(source.table, node);
  const olds = childrenOf(before.table, old);
  const least = Math.min(nodes.length, olds.length);
  const unchanged = (index: number, oldIndex: number): boolean =>
    isUnchanged(source.table, before, nodes[index] ?? 0, olds[oldIndex] ?? 0);
  let front = 0;
  while (front < least && unchanged(front, front)) front++;
  const moved = olds.length - nodes.length;
  let back = nodes.length;
  while (back > front && back + moved > front && unchanged(back - 1, back - 1 + moved)) back--;
  const array = value.slice(0, front);
  for (let index = front; index < back; index++) {
    const oldIndex = index < back + moved ? index : -1;
    array.push(rebuild(source, before, nodes[index] ?? 0, olds[oldIndex] ?? -1, value[oldIndex]));
  }
  for (let index = back; index < nodes.length; index++) array.push(value[index + moved]);
  return fit(array);
}

/** Members are matched by key; a member with a new key is compared with the member that was in its place. */
function rebuildObject(
  source: Source,
  before: Before,
  node: number,
  old: number,
  value: JsonObject,
): JsonObject {
  const { table, keys } = source;
  const olds = childrenOf(before.table, old);
  const byKey = new Map<number, number>();
  for (const child of olds)
    if (!hasFlag(before.table, child, DUPLICATE)) byKey.set(keyOf(before.table, child), child);
  const object: MutableObject = {};
  childrenOf(table, node).forEach((child, index) => {
    const key = keyOf(table, child);
    if (key === 0 || hasFlag(table, child, DUPLICATE)) return;
    const match = byKey.get(key) ?? olds[index] ?? -1;
    const oldKey = match < 0 || hasFlag(before.table, match, DUPLICATE) ? 0 : keyOf(before.table, match);
    const rebuilt =
      oldKey === 0
        ? buildValue(source, child)
        : rebuild(source, before, child, match, value[keys.name(oldKey)]);
    setMember(object, keys.name(key), rebuilt);
  });
  return object;
}

function childrenOf(table: NodeTable, node: number): number[] {
  const children: number[] = [];
  const end = nextOf(table, node);
  for (let child = node + STRIDE; child < end; child = nextOf(table, child)) children.push(child);
  return children;
}

/** Returns true if a value has the text and the nodes that it had, apart from its place and its key. */
function isUnchanged(table: NodeTable, before: Before, node: number, old: number): boolean {
  const { edit, table: oldTable } = before;
  const start = startOf(oldTable, old);
  const end = endOf(oldTable, old);
  const shift = startOf(table, node) - start;
  if (
    end <= edit.start ? shift !== 0 : start < edit.end || shift !== edit.text.length - (edit.end - edit.start)
  ) {
    return false;
  }
  const length = nextOf(table, node) - node;
  if (length !== nextOf(oldTable, old) - old || endOf(table, node) !== end + shift) return false;
  if (node + length <= before.firstNew) return node === old;
  if (node >= before.firstKept) return node - old === table.length - oldTable.length;
  if (((table[node + HEAD] ?? 0) ^ (oldTable[old + HEAD] ?? 0)) & (KIND | OPEN)) return false;
  for (let row = STRIDE; row < length; row += STRIDE) {
    if (!isSameNode(table, node + row, oldTable, old + row, shift)) return false;
  }
  return true;
}

function isSameNode(
  table: NodeTable,
  node: number,
  oldTable: NodeTable,
  old: number,
  shift: number,
): boolean {
  const keyStart = oldTable[old + KEY_START] ?? -1;
  return (
    table[node + HEAD] === oldTable[old + HEAD] &&
    table[node + SIZE] === oldTable[old + SIZE] &&
    startOf(table, node) === startOf(oldTable, old) + shift &&
    endOf(table, node) === endOf(oldTable, old) + shift &&
    table[node + KEY_START] === (keyStart < 0 ? -1 : keyStart + shift)
  );
}
