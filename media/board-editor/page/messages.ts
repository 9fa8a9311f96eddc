import { boardVersion, type BoardHostMessage, type BoardRequests } from '../../../protocol/board';
import { dispatcher } from '../../shared/page/messages';
import type { Controller } from '../controller/controller';
import { changedBoardDocument, readBoardDocument, type BoardDocument } from '../level/document';
import { receiveProblems } from '../fixes/selected-problem';
import { fitted } from '../level/box';

/** Returns the receiver of the extension's messages. */
export function createMessages(controller: Controller): (message: BoardHostMessage) => void {
  const { now, post, channel } = controller;
  return dispatcher<BoardHostMessage, BoardRequests>(channel, {
    document: (message) => show(controller, readBoardDocument(message)),
    changed(message) {
      const { document } = now();
      const changed = document === null ? undefined : changedBoardDocument(document, message);
      if (changed === undefined) post({ type: 'ready', version: boardVersion });
      else show(controller, changed);
    },
    problems({ version, problems }) {
      if (version === now().document?.version) receiveProblems(controller, problems);
    },
  });
}

/** Shows a new version of the document. Sent strokes that it contains are no longer drawn on top. */
function show(controller: Controller, document: BoardDocument): void {
  const sent = controller.now().sent.filter((one) => one.version === null || one.version > document.version);
  controller.change({ document, sent });
  const { width, height } = controller.size();
  if (controller.store.view().cursor >= width * height) controller.goTo(0);
  const { selection } = controller.now();
  if (selection === null) return;
  const [x, y] = fitted({ width, height }, selection, selection.at);
  if (x !== selection.at[0] || y !== selection.at[1]) controller.change({ selection: null });
}
