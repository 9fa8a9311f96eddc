import { noGuess } from '../../json/completion/draft';
import { jsonFixes, ShapedFixContext } from '../../json/fixes';
import { quickFixesOf, type QuickFixes } from '../../text/fixes';
import type { ReactorContext } from '../documents';
import { LevelFixContext } from './context';
import { levelFixes } from './table';

type LevelFile = Pick<Extract<ReactorContext, { kind: 'level' }>, 'kind' | 'level' | 'shape'>;
type OtherFile = Pick<Exclude<ReactorContext, { kind: 'level' }>, 'kind' | 'document' | 'shape' | 'diagnose'>;

/** Returns the fixes of an open level, balance, config or transcript file. */
export function quickFixesFor(file: LevelFile | OtherFile): QuickFixes {
  return file.kind === 'level'
    ? quickFixesOf(new LevelFixContext(file.level, file.shape), levelFixes)
    : quickFixesOf(new ShapedFixContext({ ...file, guess: noGuess }), jsonFixes);
}
