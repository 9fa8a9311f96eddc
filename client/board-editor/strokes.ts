/** Writes strokes into a document. */
import type { TextDocument } from 'vscode';
import { strokeRequest, type BoardRequests, type Stroke, type StrokeAnswer } from '../../protocol/board';
import type { ReplyOf } from '../../protocol/channel';
import { withTimeout } from '../session/with-timeout';
import { reopen } from '../documents/reopen';
import type { LanguageSession } from '../session/session';
import { applyEdits, unwritableWords } from './apply-edits';

/** Milliseconds that the server may take for a stroke: later work, such as a save, waits no longer. */
const timeout = 15_000;
/** A stroke is built again on a text that changed in the meantime, up to this number of times. */
const maxTries = 10;

/** Writes a stroke as one edit. Where another edit comes first it is built again on the new text. */
export async function writeStroke(
  session: LanguageSession,
  drawnOn: TextDocument,
  width: number,
  stroke: Stroke,
): Promise<ReplyOf<BoardRequests, 'stroke'>> {
  for (let tries = 0; tries < maxTries; tries++) {
    // a stroke counts even where the board is closed at once
    const document = await reopen(drawnOn);
    if (document === undefined) return { refused: 'The file is gone.' };
    const { version } = document;
    const answer = await ask(session, document, width, stroke, false);
    if (answer === undefined) return { refused: 'The language server does not answer. Restart it first.' };
    if (answer === null || document.version !== version) continue;
    if ('refused' in answer) return answer;
    if (answer.edits.length === 0) return { version };
    const applied = await applyEdits(document, answer.edits);
    if (applied === 'made') return { version: document.version };
    if (applied === 'unwritable') return { refused: unwritableWords };
  }
  return { refused: 'The text changed too often. Draw it again.' };
}

/** Asks the server for the edits of a stroke on the current text; `undefined` where it does not answer. */
export async function ask(
  session: LanguageSession,
  document: TextDocument,
  width: number,
  stroke: Stroke,
  judge: boolean,
): Promise<StrokeAnswer | undefined> {
  const params = {
    uri: document.uri.toString(),
    version: document.version,
    width,
    stroke,
    judge,
  };
  return withTimeout(session.request(strokeRequest, params), timeout);
}
