import type { Path } from '../../../../engine/core';
import type { JsonDocument, JsonObject, TextEdit } from '../../../../engine/json';
import type { Shape } from '../../../../engine/shape';
import type { Diagnostic } from '../../text/diagnostic';
import { documentOf, type Document } from '../../text/document';
import type { DocumentedFix, FixContext, Problem } from '../../text/fixes';
import type { Guess } from '../completion';

/** A version of a JSON document of some shape, as fixes see it. */
export interface JsonFixContext<Self = unknown> extends FixContext<Self> {
  readonly json: JsonDocument;
  readonly shape: Shape;
  /** Guesses a missing or unreadable value, as completion does. */
  readonly guess: Guess;
  /** Valid words by common alternatives, in lower case. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Returns true if an object without a type could be one of this type at its place. */
  couldBe(owner: JsonObject, type: string): boolean;
}

/** A fix that needs only the shape. */
export type JsonFix = DocumentedFix<JsonFixContext>;
export type JsonProblem = Problem<JsonFixContext>;

/** A JSON document with the language's knowledge that fixes by shape need. */
export interface ShapedFile {
  readonly document: Document;
  readonly shape: Shape;
  readonly guess: Guess;
  readonly diagnose: (document: Document) => readonly Diagnostic[];
}

/** Creates the context of a file of which only the shape is known. */
export class ShapedFixContext implements JsonFixContext<ShapedFixContext> {
  private known: readonly Diagnostic[] | undefined;
  readonly synonyms = new Map<string, readonly string[]>();
  readonly gridWidth = 0;

  constructor(private readonly file: ShapedFile) {}

  get json(): JsonDocument {
    return this.file.document.json;
  }
  get text(): string {
    return this.json.text;
  }
  get shape(): Shape {
    return this.file.shape;
  }
  get guess(): Guess {
    return this.file.guess;
  }
  get diagnostics(): readonly Diagnostic[] {
    return (this.known ??= this.file.diagnose(this.file.document));
  }
  get syntaxErrors(): number {
    return this.json.faults.length;
  }
  couldBe(): boolean {
    return true;
  }
  cellAt(): undefined {
    return undefined;
  }
  pathAt(offset: number): Path {
    return this.json.locate(offset).path;
  }
  edited(edits: readonly TextEdit[]): ShapedFixContext {
    return new ShapedFixContext({ ...this.file, document: documentOf(this.json.edit(edits)) });
  }
}
