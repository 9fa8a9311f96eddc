import type { JSONDocument, LanguageService, TextDocument } from 'vscode-json-languageservice';
import type { Shape } from '../../engine/shape';
import type { Document, LevelContext } from '../../server/language';
import type { Hole } from './holes';

export const samples = 100;
/** Requests before the measured ones, so that the machine code is compiled. */
export const warmUp = 30;

/** A version of a level that was just edited, as a feature asks about it. */
export interface Asked {
  readonly document: Document;
  readonly level: LevelContext;
  readonly shape: Shape;
  readonly offset: number;
}

/** The same for the JSON language service. */
export interface AskedOther {
  readonly service: LanguageService;
  readonly document: TextDocument;
  readonly json: JSONDocument;
  readonly offset: number;
}

/** A request that is measured directly after an edit. */
export interface FeatureRow {
  readonly name: string;
  /** The edits that come before it, in turn. */
  readonly holes: (text: string) => readonly Hole[];
  readonly ours: (asked: Asked) => unknown;
  /** By which a server is asked the same: `textDocument/…`; absent where only this process is measured. */
  readonly method?: 'completion' | 'hover' | 'documentHighlight' | 'documentSymbol';
  /** The equivalent request to the JSON language service, if it has one. */
  readonly theirs?: (asked: AskedOther) => unknown;
}

/** Places of a row in turn, spread over all of them. */
export function* inTurn({ name, holes }: FeatureRow, text: string): Generator<Hole> {
  const all = holes(text);
  for (let at = 1; ; at++) {
    const hole = all[Math.floor(((at * 0.6180339887498949) % 1) * all.length)];
    if (hole === undefined) throw new Error(`${name} has no place in the level.`);
    yield hole;
  }
}
