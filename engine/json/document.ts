import type { Path } from '../core';
import { BYTE_ORDER_MARK } from './characters';
import { KeyTable } from './keys';
import { characterSpanOfNode, duplicateKeys, keySpanOfNode, locate, nodeAt, spanOfNode } from './locate';
import { readText, type Reading } from './read';
import type {
  DuplicateKey,
  JsonArray,
  JsonDocument,
  JsonLocation,
  JsonObject,
  JsonValue,
  Span,
  SyntaxFault,
  TextEdit,
} from './types';
import { buildValue } from './value';

/** Reads a text as JSON. Never throws: what is not JSON is told in `faults`, and everything else is read. */
export function readJson(text: string): JsonDocument {
  const keys = new KeyTable();
  return new TextDocument(text, keys, readText(text, keys), new WeakSet());
}

class TextDocument implements JsonDocument {
  readonly faults: readonly SyntaxFault[];
  readonly table;
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
    let text = this.text;
    for (const { start, end, text: inserted } of [...edits].sort((one, other) => other.start - one.start)) {
      text = text.slice(0, start) + inserted + text.slice(end);
    }
    return readJson(text);
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

  locate(offset: number): JsonLocation {
    return locate(this, offset);
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
