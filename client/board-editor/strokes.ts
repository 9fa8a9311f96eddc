/** Writes strokes into a document. */
import type { TextDocument } from 'vscode';
import { strokeRequest, type BoardRequests, type Stroke, type StrokeAnswer } from '../../protocol/board';
import type { ReplyOf } from '../../protocol/channel';
import { withTimeout } from '../session/with-timeout';
import { reopen } from '../documents/reopen';
import type { LanguageSession } from '../session/session';
import { applyEdits, unwritableWords } from './apply-edits';

/** Milliseconds after which a stroke is given up, so that it does not block later work such as a save. */
const timeout = 15_000;
/** Maximum number of attempts to write a stroke into a text that keeps changing. */
const maxTries = 10;

/** Writes a stroke as one edit. If the text changes first, requests the edits again for the new text. */
export async function writeStroke(
  session: LanguageSession,
  drawnOn: TextDocument,
  width: number,
  stroke: Stroke,
): Promise<ReplyOf<BoardRequests, 'stroke'>> {
  for (let tries = 0; tries < maxTries; tries++) {
    // the stroke is written even if the editor was closed right after it
    const document = await reopen(drawnOn);
    if (document === undefined) return { refused: 'The file no longer exists.' };
    const { version } = document;
    const answer = await ask(session, document, width, stroke, false);
    if (answer === undefined)
      return { refused: 'The language server does not respond. Restart it and try again.' };
    if (answer === null || document.version !== version) continue;
    if ('refused' in answer) return answer;
    if (answer.edits.length === 0) return { version };
    const applied = await applyEdits(document, answer.edits);
    if (applied === 'made') return { version: document.version };
    if (applied === 'unwritable') return { refused: unwritableWords };
  }
  return { refused: 'The text keeps changing. Draw the stroke again.' };
}

/** Requests the edits of a stroke on the current text; `undefined` if the server does not respond. */
export async function ask(
  session: LanguageSession,
  document: TextDocument,
  width: number,
  stroke: Stroke,
  check: boolean,
): Promise<StrokeAnswer | undefined> {
  const params = {
    uri: document.uri.toString(),
    version: document.version,
    width,
    stroke,
    check,
  };
  return withTimeout(session.request(strokeRequest, params), timeout);
}
