import type { Path } from '../../../../engine/core';
import type { JsonDocument, JsonObject, TextEdit } from '../../../../engine/json';
import { defaultBalance, type Balance, type Carrier, type Cell } from '../../../../engine/reactor';
import type { Shape } from '../../../../engine/shape';
import { couldLeak, fittingCells, guessFor, noGuess, type Guess } from '../completion';
import type { Diagnostic } from '../../text/diagnostic';
import { documentOf, type Document } from '../../text/document';
import { cellAt, LevelContext, sketchLevel, type LevelSketch, type Mention } from '../../reactor/level';
import { originalSeverities } from '../../text/severity';

/** What mends ask of a document, whatever kind of file it is; and what becomes of it by their edits. */
export interface Subject {
  readonly document: Document;
  readonly json: JsonDocument;
  readonly shape: Shape;
  readonly balance: Balance;
  /** Of a file that is no level it is empty. */
  readonly sketch: LevelSketch;
  readonly mentions: readonly Mention[];
  readonly diagnostics: readonly Diagnostic[];
  /** What most likely belongs where nothing is, or nothing that can be read: the same that completion writes there. */
  readonly guess: Guess;
  /** Tells the cells that fit a position in an object: the same that completion lists there. */
  fitting(path: Path, owner: JsonObject): (cell: Cell) => boolean;
  /** Whether a carrier's network can leak at a cell. */
  couldLeak(carrier: Carrier, cell: Cell): boolean;
  /** The cell that is named at an offset; `undefined` where none is. */
  cellAt(offset: number): Cell | undefined;
  /** The document after edits, in old coordinates and not overlapping. Only what they touch is read again. */
  edited(edits: readonly TextEdit[]): Subject;
}

/** What is known of an open document, as far as mends need it. A `DocumentContext` is one. */
export type SubjectSource = {
  readonly document: Document;
  readonly shape: Shape;
} & (
  | { readonly kind: 'level'; readonly level: LevelContext }
  | {
      readonly kind: 'balance' | 'config' | 'transcript';
      /** Checks a document of this kind. */
      readonly diagnose: (document: Document) => readonly Diagnostic[];
    }
);

/** A document as mends ask about it. */
export function subjectOf(source: SubjectSource): Subject {
  return source.kind === 'level'
    ? new LevelSubject(source.level, source.shape)
    : shapedSubject({ ...source, guess: noGuess });
}

/** A file that is no level, as far as mends that only a shape drives need it. */
export interface ShapedFile {
  readonly document: Document;
  readonly shape: Shape;
  readonly guess: Guess;
  readonly diagnose: (document: Document) => readonly Diagnostic[];
}

export function shapedSubject(file: ShapedFile): Subject {
  return new ShapedSubject(file);
}

/** A level without a config file around it. */
export function levelSubject(document: Document, balance: Balance, shape: Shape): Subject {
  return new LevelSubject(new LevelContext(document, { balance, severityOf: originalSeverities }), shape);
}

function editedDocument({ json }: Document, edits: readonly TextEdit[]): Document {
  const after = json.edit(edits);
  return documentOf(after);
}

class LevelSubject implements Subject {
  constructor(
    private readonly level: LevelContext,
    readonly shape: Shape,
  ) {}

  get document(): Document {
    return this.level.document;
  }
  get json(): JsonDocument {
    return this.level.document.json;
  }
  get balance(): Balance {
    return this.level.balance;
  }
  get sketch(): LevelSketch {
    return this.level.sketch;
  }
  get mentions(): readonly Mention[] {
    return this.level.mentions;
  }
  get diagnostics(): readonly Diagnostic[] {
    return this.level.analysis.diagnostics;
  }
  get guess(): Guess {
    return guessFor(this.level);
  }
  fitting(path: Path, owner: JsonObject): (cell: Cell) => boolean {
    return fittingCells(this.level, path, owner);
  }
  couldLeak(carrier: Carrier, cell: Cell): boolean {
    return couldLeak(this.level, carrier, cell);
  }
  cellAt(offset: number): Cell | undefined {
    return cellAt(this.level, offset)?.cell;
  }
  edited(edits: readonly TextEdit[]): Subject {
    return new LevelSubject(this.level.withDocument(editedDocument(this.document, edits)), this.shape);
  }
}

class ShapedSubject implements Subject {
  private known: readonly Diagnostic[] | undefined;
  readonly balance = defaultBalance;
  readonly sketch = sketchLevel(undefined);
  readonly mentions = [];

  constructor(private readonly file: ShapedFile) {}

  get document(): Document {
    return this.file.document;
  }
  get json(): JsonDocument {
    return this.document.json;
  }
  get shape(): Shape {
    return this.file.shape;
  }
  get guess(): Guess {
    return this.file.guess;
  }
  get diagnostics(): readonly Diagnostic[] {
    return (this.known ??= this.file.diagnose(this.document));
  }
  fitting(): () => boolean {
    return () => false;
  }
  couldLeak(): boolean {
    return false;
  }
  cellAt(): undefined {
    return undefined;
  }
  edited(edits: readonly TextEdit[]): Subject {
    return new ShapedSubject({ ...this.file, document: editedDocument(this.document, edits) });
  }
}
