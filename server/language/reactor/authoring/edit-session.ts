import type { Path } from '../../../../engine/core';
import type { JsonDocument, JsonValue, TextEdit } from '../../../../engine/json';
import { levelShape, type Balance } from '../../../../engine/reactor';
import { membersOf, shapeAt, valueAt } from '../../../../engine/shape';
import { insertElement, noPlace, removeAt, removeElements, setMember } from '../../json/edits';
import { EditComposer } from '../../text/fixes';
import type { Fields } from './stroke';

/** The reason why nothing is written. */
export type Refusal = string;

/** A document under change: each step is an edit of what the one before it left, and all together are one. */
export class EditSession {
  private readonly composer: EditComposer;

  /** The last step, while nobody has asked for the text after it. */
  private pending: readonly TextEdit[] = [];

  constructor(
    private document: JsonDocument,
    private readonly balance: Balance,
  ) {
    this.composer = new EditComposer(document.text.length);
  }

  /** The text as it is by now. */
  get json(): JsonDocument {
    if (this.pending.length > 0) this.document = this.document.edit(this.pending);
    this.pending = [];
    return this.document;
  }

  /** All steps as edits of the first text. */
  get edits(): readonly TextEdit[] {
    return this.composer.edits;
  }

  /** Takes a step; a refusal where the text has no place for it. */
  apply(edits: readonly TextEdit[] | undefined): Refusal | undefined {
    if (edits === undefined) return noPlace;
    if (edits.length === 0) return undefined;
    const { json } = this;
    this.composer.add(edits);
    this.pending = edits;
    this.document = json;
    return undefined;
  }

  /** Gives an object members, in the order of its shape; `null` takes one away. */
  setFields(object: Path, fields: Fields): Refusal | undefined {
    for (const [key, value] of Object.entries(fields)) {
      const refusal = this.setField(object, key, value);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  /** Puts an entry at the end of a list; a list that is not there is made. */
  append(list: string | Path, value: JsonValue): Refusal | undefined {
    const path = typeof list === 'string' ? [list] : list;
    const old = valueAt(this.json.value, path);
    if (old === undefined) return this.setField(path.slice(0, -1), String(path.at(-1)), [value]);
    return this.apply(insertElement(this.json, path, Array.isArray(old) ? old.length : 0, value));
  }

  /** Takes entries out of a list. */
  remove(list: Path, indexes: readonly number[]): Refusal | undefined {
    return indexes.length === 0 ? undefined : this.apply(removeElements(this.json, list, indexes));
  }

  private setField(object: Path, key: string, value: JsonValue): Refusal | undefined {
    const path = [...object, key];
    if (value === null || value === undefined)
      return valueAt(this.json.value, path) === undefined ? undefined : this.apply(removeAt(this.json, path));
    return this.apply(setMember(this.json, object, key, value, { order: this.orderOf(object) }));
  }

  /** The keys that an object may have, in the order of its shape. */
  private orderOf(object: Path): string[] {
    const { value } = this.json;
    const shape = shapeAt(levelShape(this.balance), value, object)?.shape;
    return shape?.kind === 'object' || shape?.kind === 'variant'
      ? Object.keys(membersOf(shape, valueAt(value, object)))
      : [];
  }
}
