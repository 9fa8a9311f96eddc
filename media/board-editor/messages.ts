import { boardVersion, type BoardHostMessage } from '../../protocol/board';
import { dispatcher } from '../shared/page/messages';
import type { Desk } from './desk';
import { changedBoardDocument, readBoardDocument, type BoardDocument } from './draft';
import { takeMends, takeProblems } from './mends/choosing';
import { fitted } from './region/box';
import type { Gestures } from './gestures/gestures';

/** Returns the receiver of the extension's messages. */
export function createMessages(desk: Desk, gestures: Gestures): (message: BoardHostMessage) => void {
  const { now, change, post } = desk;
  return dispatcher<BoardHostMessage>({
    document: (message) => show(desk, readBoardDocument(message)),
    changed(message) {
      const { document } = now();
      const changed = document === null ? undefined : changedBoardDocument(document, message);
      if (changed === undefined) post({ type: 'ready', version: boardVersion });
      else show(desk, changed);
    },
    problems({ version, problems }) {
      if (version === now().document?.version) takeProblems(desk, problems);
    },
    done({ id, version }) {
      const { document, sent } = now();
      const isThere = version <= (document?.version ?? -1);
      change({
        sent: sent.flatMap((one) => (one.id !== id ? [one] : isThere ? [] : [{ ...one, version }])),
      });
    },
    mends: (message) => takeMends(desk, message),
    refused({ id, reason }) {
      change({ sent: now().sent.filter((one) => one.id !== id), notice: { text: reason, isBad: true } });
    },
    judged({ breaks }) {
      if (now().gesture !== null) change({ breaks });
      gestures.judged();
    },
  });
}

/** Shows another version of the document. Sent strokes that it contains are no longer drawn over it. */
function show(desk: Desk, document: BoardDocument): void {
  const sent = desk.now().sent.filter((one) => one.version === null || one.version > document.version);
  desk.change({ document, sent });
  const { width, height } = desk.size();
  if (desk.store.view().cursor >= width * height) desk.goTo(0);
  const { selection } = desk.now();
  if (selection === null) return;
  const [x, y] = fitted({ width, height }, selection, selection.at);
  if (x !== selection.at[0] || y !== selection.at[1]) desk.change({ selection: null });
}
