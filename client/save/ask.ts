/** Whether a level has errors, as the server knows it. */
import type { TextDocument } from 'vscode';
import { errorsRequest } from '../../protocol/server';
import { withTimeout } from '../session/with-timeout';
import type { LanguageSession } from '../session/session';
import type { Errors } from './words';

/** Milliseconds that a check may hold up a save. The largest levels take less than a tenth of it. */
const timeout = 5_000;
/** A document that changes all the time is not asked about for ever. */
const maxTries = 5;

/** The errors of a document as it now is; `undefined` where nobody can tell. */
export async function errorsOf(
  session: LanguageSession,
  document: TextDocument,
): Promise<Errors | undefined> {
  for (let tries = 0; tries < maxTries && !document.isClosed; tries++) {
    const { version } = document;
    const params = { uri: document.uri.toString(), version };
    const answer = await withTimeout(session.request(errorsRequest, params), timeout);
    if (answer === undefined) return undefined;
    if (answer !== null && document.version === version) return answer;
  }
  return undefined;
}
