import type { Path } from '../core';
import { BYTE_ORDER_MARK } from './characters';
import { readEdit } from './edit';
import { KeyTable } from './keys';
import {
  ContainerIndex,
  characterSpanOfNode,
  childrenOfNode,
  containersOf,
  duplicateKeys,
  keySpanOfNode,
  locate,
  nodeAt,
  spanOfNode,
} from './locate';
import { readText, type Reading } from './read';
import type {
  DuplicateKey,
  JsonArray,
  JsonChild,
  JsonDocument,
  JsonLocation,
  JsonObject,
  JsonValue,
  Span,
  SyntaxFault,
  TextEdit,
} from './types';
import { rebuildValue } from './share';
import { buildValue } from './value';
import { visitValues, type Visitor } from './visit';

/** Reads a text as JSON. Never throws: syntax errors are reported in `faults`, and everything else is read. */
export function readJson(text: string): JsonDocument {
  return read(text);
}

/** The maximum number of edits that are applied one by one; more are replaced by a single edit that spans them all. */
const MOST_STEPS = 8;

function inOrder(edits: readonly TextEdit[]): TextEdit[] {
  return [...edits].sort((one, other) => one.start - other.start || one.end - other.end);
}

/** Returns a single edit with the effect of all of them. */
function hullOf(text: string, edits: readonly TextEdit[]): TextEdit {
  const ordered = inOrder(edits);
  const start = ordered[0]?.start ?? 0;
  let end = start;
  let replacement = '';
  for (const edit of ordered) {
    replacement += text.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return { start, end, text: replacement };
}

function read(text: string): TextDocument {
  const keys = new KeyTable();
  const reading = readText(text, keys);
  keys.settle();
  return new TextDocument(text, keys, reading, new WeakSet());
}

class TextDocument implements JsonDocument {
  readonly faults: readonly SyntaxFault[];
  readonly table;
  readonly index = new ContainerIndex();
  #duplicateKeys: readonly DuplicateKey[] | undefined;
  #value: JsonValue;
  #valueIsBuilt = false;

  constructor(
    readonly text: string,
    readonly keys: KeyTable,
    readonly reading: Reading,
    readonly open: WeakSet<object>,
  ) {
    this.table = reading.table;
    this.faults = reading.marks
      .map(({ fault }) => fault)
      .sort((one, other) => one.start - other.start || one.end - other.end);
  }

  get duplicateKeys(): readonly DuplicateKey[] {
    this.#duplicateKeys ??= duplicateKeys(this);
    return this.#duplicateKeys;
  }

  get value(): JsonValue {
    if (!this.#valueIsBuilt) {
      this.#value = this.#buildValue();
      this.#valueIsBuilt = true;
    }
    return this.#value;
  }

  isOpen(container: JsonArray | JsonObject): boolean {
    return this.open.has(container);
  }

  edit(edits: readonly TextEdit[]): JsonDocument {
    // Applied from the end backwards, so that the offsets of the remaining edits stay valid.
    const steps = edits.length > MOST_STEPS ? [hullOf(this.text, edits)] : inOrder(edits).reverse();
    return steps.reduce<TextDocument>((document, step) => document.#editOnce(step), this);
  }

  spanOf(path: Path): Span | undefined {
    const node = nodeAt(this, path);
    return node < 0 ? undefined : spanOfNode(this.table, node);
  }

  keySpanOf(path: Path): Span | undefined {
    const node = nodeAt(this, path);
    return node < 0 ? undefined : keySpanOfNode(this, node);
  }

  characterSpanOf(path: Path, index: number): Span | undefined {
    const node = nodeAt(this, path);
    return node < 0 ? undefined : characterSpanOfNode(this, node, index);
  }

  childrenOf(path: Path): readonly JsonChild[] {
    const node = nodeAt(this, path);
    return node < 0 ? [] : childrenOfNode(this, node);
  }

  containers(): readonly Span[] {
    return containersOf(this.table);
  }

  visit(range: Span, visitor: Visitor): void {
    visitValues(this, range, visitor);
  }

  locate(offset: number): JsonLocation {
    return locate(this, offset);
  }

  #editOnce(edit: TextEdit): TextDocument {
    const text = this.text.slice(0, edit.start) + edit.text + this.text.slice(edit.end);
    if (this.keys.isCrowded) return read(text);
    const edited = readEdit(this.reading, edit, text, this.keys);
    const reading = edited ?? readText(text, this.keys);
    const document = new TextDocument(text, this.keys, reading, this.open);
    if (this.#valueIsBuilt) {
      const { firstNew, firstKept } = edited ?? { firstNew: 0, firstKept: reading.table.length };
      const before = { table: this.table, value: this.#value, edit, firstNew, firstKept };
      document.#value = rebuildValue(document, before);
      document.#valueIsBuilt = true;
    }
    return document;
  }

  #buildValue(): JsonValue {
    if (this.table.length === 0) return undefined;
    if (this.faults.length === 0 && this.duplicateKeys.length === 0) {
      return JSON.parse(
        this.text.charCodeAt(0) === BYTE_ORDER_MARK ? this.text.slice(1) : this.text,
      ) as JsonValue;
    }
    return buildValue(this, 0);
  }
}
