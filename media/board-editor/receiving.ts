import { boardVersion, type BoardHostMessage } from '../../protocol/board';
import type { Desk } from './desk';
import { changedBoardDocument, readBoardDocument, type BoardDocument } from './draft';
import { takeMends, takeProblems } from './mends/choosing';
import { fitted } from './region/box';
import type { Stroking } from './stroking';

/** Takes a message of the extension. */
export function receive(desk: Desk, stroking: Stroking, message: BoardHostMessage): void {
  const { document, sent, gesture } = desk.now();
  switch (message.type) {
    case 'document':
      take(desk, readBoardDocument(message));
      return;
    case 'changed': {
      const changed = document === null ? undefined : changedBoardDocument(document, message);
      if (changed === undefined) desk.post({ type: 'ready', version: boardVersion });
      else take(desk, changed);
      return;
    }
    case 'problems':
      if (message.version === document?.version) takeProblems(desk, message.problems);
      return;
    case 'done': {
      const { id, version } = message;
      const isThere = version <= (document?.version ?? -1);
      desk.change({
        sent: sent.flatMap((one) => (one.id !== id ? [one] : isThere ? [] : [{ ...one, version }])),
      });
      return;
    }
    case 'mends':
      takeMends(desk, message);
      return;
    case 'refused':
      desk.change({
        sent: sent.filter(({ id }) => id !== message.id),
        notice: { text: message.reason, isBad: true },
      });
      return;
    case 'judged':
      if (gesture !== null) desk.change({ breaks: message.breaks });
      stroking.judged();
      return;
  }
}

/** Draws another version of the document. What of the strokes that were sent is in it is not drawn over it any more. */
function take(desk: Desk, document: BoardDocument): void {
  const sent = desk.now().sent.filter((one) => one.version === null || one.version > document.version);
  desk.change({ document, sent });
  const { width, height } = desk.size();
  if (desk.store.view().cursor >= width * height) desk.goTo(0);
  const { selection } = desk.now();
  if (selection === null) return;
  const [x, y] = fitted({ width, height }, selection, selection.at);
  if (x !== selection.at[0] || y !== selection.at[1]) desk.change({ selection: null });
}
