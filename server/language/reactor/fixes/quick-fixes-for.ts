import { noGuess } from '../../json/completion/draft';
import { jsonFixes, ShapedFixContext } from '../../json/fixes';
import type { Diagnostic } from '../../text/diagnostic';
import type { Document } from '../../text/document';
import { quickFixesOf, type QuickFixes } from '../../text/fixes';
import { analyseConfig } from '../../workspace/config';
import { analyseBalance } from '../balance';
import type { ReactorContext } from '../contexts';
import { transcriptFaults } from '../transcript';
import { LevelFixContext } from './context';
import { levelFixes } from './table';

type FileSource = Pick<ReactorContext, 'document' | 'shape'>;
type LevelSource = Pick<Extract<ReactorContext, { kind: 'level' }>, 'kind' | 'level' | 'shape'>;
type OtherKind = Exclude<ReactorContext['kind'], 'level'>;

/** Returns the fixes of an open level, balance, config or transcript file. */
export function quickFixesFor(source: LevelSource | (FileSource & { readonly kind: OtherKind })): QuickFixes {
  if (source.kind === 'level')
    return quickFixesOf(new LevelFixContext(source.level, source.shape), levelFixes);
  const { document, shape, kind } = source;
  const file = { document, shape, guess: noGuess, diagnose: diagnoses[kind] };
  return quickFixesOf(new ShapedFixContext(file), jsonFixes);
}

const diagnoses: Readonly<Record<OtherKind, (document: Document) => readonly Diagnostic[]>> = {
  balance: (document) => analyseBalance(document).diagnostics,
  config: (document) => analyseConfig(document).diagnostics,
  transcript: transcriptFaults,
};
