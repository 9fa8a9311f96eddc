/** Requests the errors of a level. */
import type { TextDocument } from 'vscode';
import { errorsRequest } from '../../protocol/server';
import { withTimeout } from '../session/with-timeout';
import type { LanguageSession } from '../session/session';
import type { Errors } from './words';

/** Maximum delay of a save by its check, in milliseconds. The largest levels take less than a tenth of it. */
const timeout = 5_000;
/** Number of requests after which a document that keeps changing is given up. */
const maxTries = 5;

/** Returns the errors of a document's current text; `undefined` if the server does not respond. */
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
