import type { Path } from '../../../../engine/core';
import type { JsonDocument, JsonValue, TextEdit } from '../../../../engine/json';
import { levelShape, type Balance } from '../../../../engine/reactor';
import { membersOf, shapeAt, valueAt } from '../../../../engine/shape';
import { insertElement, noPlace, removeAt, removeElements, setMember } from '../../json/edits';
import { EditComposer } from '../../text/fixes';
import type { Fields } from './stroke';

/** The reason why nothing is written. */
export type Refusal = string;

/**
 * A document that is edited in steps. Each step edits the result of the previous one; all of them form a single list of
 * edits.
 */
export class EditSession {
  private readonly composer: EditComposer;

  /** The last step, which is applied when the text is requested. */
  private pending: readonly TextEdit[] = [];

  constructor(
    private document: JsonDocument,
    private readonly balance: Balance,
  ) {
    this.composer = new EditComposer(document.text.length);
  }

  /** The current text. */
  get json(): JsonDocument {
    if (this.pending.length > 0) this.document = this.document.edit(this.pending);
    this.pending = [];
    return this.document;
  }

  /** All steps as edits of the first text. */
  get edits(): readonly TextEdit[] {
    return this.composer.edits;
  }

  /** Adds a step; returns a refusal if its place does not exist in the text. */
  apply(edits: readonly TextEdit[] | undefined): Refusal | undefined {
    if (edits === undefined) return noPlace;
    if (edits.length === 0) return undefined;
    const { json } = this;
    this.composer.add(edits);
    this.pending = edits;
    this.document = json;
    return undefined;
  }

  /** Sets members of an object, in the order of its shape; `null` removes one. */
  setFields(object: Path, fields: Fields): Refusal | undefined {
    for (const [key, value] of Object.entries(fields)) {
      const refusal = this.setField(object, key, value);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  /** Appends an entry to a list, which is created if missing. */
  append(list: string | Path, value: JsonValue): Refusal | undefined {
    const path = typeof list === 'string' ? [list] : list;
    const old = valueAt(this.json.value, path);
    if (old === undefined) return this.setField(path.slice(0, -1), String(path.at(-1)), [value]);
    return this.apply(insertElement(this.json, path, Array.isArray(old) ? old.length : 0, value));
  }

  /** Removes entries from a list. */
  remove(list: Path, indexes: readonly number[]): Refusal | undefined {
    return indexes.length === 0 ? undefined : this.apply(removeElements(this.json, list, indexes));
  }

  private setField(object: Path, key: string, value: JsonValue): Refusal | undefined {
    const path = [...object, key];
    if (value === null || value === undefined)
      return valueAt(this.json.value, path) === undefined ? undefined : this.apply(removeAt(this.json, path));
    return this.apply(setMember(this.json, object, key, value, { order: this.orderOf(object) }));
  }

  /** Returns the keys that an object can have, in the order of its shape. */
  private orderOf(object: Path): string[] {
    const { value } = this.json;
    const shape = shapeAt(levelShape(this.balance), value, object)?.shape;
    return shape?.kind === 'object' || shape?.kind === 'variant'
      ? Object.keys(membersOf(shape, valueAt(value, object)))
      : [];
  }
}
