import type { Diagnostic } from '../text/diagnostic';
import type { Span, TextEdit } from '../../../engine/json';
import type { CompletionList } from '../json/completion';
import type { QuickFixes } from '../text/fixes';
import type { FormatOptions } from '../json/format';
import type { SemanticToken } from '../json/tokens';
import type { Fold } from '../text/fold';
import type { Lines, Range } from '../text/lines';

/**
 * The features of a language for one version of an open document. Each member is a request of an editor, and is left
 * out if the language does not support it. Offsets and spans are in UTF-16 units of that version. Members never throw,
 * whatever the text is.
 */
export interface LanguageFeatures {
  /** Completes at an offset. `typed` is the trigger character, if any. */
  complete?(offset: number, typed: string | undefined): CompletionList;
  /** Returns the documentation of a proposal's cells, on request. Markdown. */
  describeCells?(cells: readonly number[]): string;
  hover?(offset: number, options: HoverOptions): Hover | undefined;
  /** The outline. */
  symbols?(): readonly OutlineSymbol[];
  definitions?(offset: number): readonly DefinitionTarget[];
  /** Returns every place that names the thing at an offset. `isDeclared` includes its definition. */
  references?(offset: number, isDeclared: boolean): readonly FileSpan[];
  highlights?(offset: number): readonly Highlight[];
  renamable?(offset: number): RenameTarget | undefined;
  /** Returns the edits that rename the thing everywhere, or a sentence about why it cannot be renamed. */
  rename?(offset: number, name: string): readonly FileEdits[] | Refusal;
  folds?(): readonly Fold[];
  /** Returns the selection ranges, the smallest first. */
  selections?(offset: number): readonly Span[];
  format?(options: FormatOptions): readonly TextEdit[];
  formatRange?(range: Span, options: FormatOptions): readonly TextEdit[];
  formatOnType?(offset: number, typed: string, options: FormatOptions): readonly TextEdit[];
  tokens?(range: Span): readonly SemanticToken[];
  hints?(range: Span, kinds: HintKinds): InlayHints;
  lenses?(): readonly Lens[];
  /** The fixes of single diagnostics, of all of a code, and of the whole file, found in steps. */
  quickFixes?(): QuickFixes;
  /** Hints about the events in the level of the document. They take far longer to compute than diagnostics. */
  readonly forecast?: Forecast;
  /** Starts the work that a partial result has left out, to be run in slices; `undefined` if it was started before. */
  remainingWork?(): Generator<void, object | null> | undefined;
}

/** A finding that is not a problem. Editors show it faintly. */
export type Hint = Omit<Diagnostic, 'severity'>;

/** A forecast of one version of a document. */
export interface Forecast {
  /** The same object as long as the document and all that it depends on are the same. */
  readonly subject: object;
  /** The same object as in the report of the version. */
  key(): object;
  /** Computes the hints in steps. */
  steps(): Generator<void, readonly Hint[]>;
}

/** The text of a hover. */
export interface Hover {
  /** Markdown. Texts of the file are escaped in it; nothing else in it comes from the file. */
  readonly markdown: string;
  readonly span: Span;
  /** True if something was left out that is still being computed; the same request has it later. */
  readonly isPartial: boolean;
}

export interface HoverOptions {
  readonly manual: ManualLink;
  readonly patience: Patience;
}

/** Returns the address of a code's chapter in the manual; `undefined` if there is none that could be opened. */
export type ManualLink = ((code: string) => string) | undefined;

/** True if a request may wait for a long computation. */
export type Patience = 'patient' | 'prompt';

/** A place to highlight: text, or a name that is used or given there. */
export interface Highlight extends Span {
  readonly kind: 'text' | 'read' | 'write';
}

/** The characters to edit for a rename, and the current name. */
export interface RenameTarget extends Span {
  readonly name: string;
}

/** A few words that an editor shows in a text without their being part of it. */
export interface InlayHint {
  readonly offset: number;
  readonly label: string;
  /** The side of the offset on which it is shown. */
  readonly side: 'before' | 'after';
}

/** The kinds of hints, each of which can be switched off. */
export interface HintKinds {
  /** The contents of a position. */
  readonly positions: boolean;
  /** The turns in which a rule fires. */
  readonly rules: boolean;
  /** The numbers of a grid's rows. */
  readonly rows: boolean;
  /** In files with rooms: sizes, shares of weights, replaced entries. Shown if the setting is absent. */
  readonly rooms?: boolean;
}

export interface InlayHints {
  /** In text order. */
  readonly hints: readonly InlayHint[];
  /** True if some were left out that are still being computed. */
  readonly isPartial: boolean;
}

/** A file that a result refers to, besides the one of the request. */
export interface ResultFile {
  /** As the editor spells it, if it is open. */
  readonly uri: string;
  readonly lines: Lines;
}

/** A place of some file. */
export interface FileSpan extends ResultFile {
  readonly span: Span;
}

/** The target of a definition request: its whole span, and the part to select. */
export interface DefinitionTarget extends ResultFile {
  /** The span that was asked about, in the document of the request. */
  readonly from: Span;
  readonly whole: Span;
  readonly at: Span;
}

/** Edits of one file, in coordinates of its current text, and not overlapping. */
export interface FileEdits extends ResultFile {
  /** The editor's version of an open document; `null` for a file on disk. */
  readonly version: number | null;
  readonly edits: readonly TextEdit[];
}

/** The reason why something was not done, in a sentence. */
export interface Refusal {
  readonly refused: string;
}

/** The icon of a symbol. The names are those of the protocol. */
export type Icon =
  | 'array'
  | 'boolean'
  | 'class'
  | 'constant'
  | 'enumMember'
  | 'event'
  | 'field'
  | 'function'
  | 'interface'
  | 'key'
  | 'method'
  | 'module'
  | 'namespace'
  | 'number'
  | 'object'
  | 'operator'
  | 'property'
  | 'struct'
  | 'variable';

/** A part of a document as an outline shows it. */
export interface OutlineSymbol {
  readonly name: string;
  readonly detail: string;
  readonly icon: Icon;
  /** All of it, key included. */
  readonly span: Span;
  /** Its name in the text; within `span`. */
  readonly at: Span;
  readonly children: readonly OutlineSymbol[];
}

/** A named thing of a workspace. */
export interface WorkspaceSymbol {
  readonly name: string;
  readonly icon: Icon;
  readonly uri: string;
  readonly range: Range;
  /** The name of its container. */
  readonly container: string;
}

/** Something to click on above a line. */
export interface Lens {
  readonly span: Span;
  readonly title: string;
  readonly tooltip?: string;
  /**
   * A command of the client of this project; other editors do not get the lens. `undefined` if the lens is only text.
   */
  readonly command?: { readonly name: string; readonly arguments: readonly unknown[] };
}
