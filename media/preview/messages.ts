import type { PreviewHostMessage, PreviewRequests } from '../../protocol/preview';
import { dispatcher } from '../shared/page/messages';
import type { CommandContext } from './context';
import { openTranscript } from './files';
import { readSaved, restored, type SavedState } from './persistence';
import { documentView } from './store/document';

/** The length in characters above which reading a text takes noticeably long. */
const longText = 400_000;

/** The receiver of the extension's messages. */
export interface Messages {
  readonly receive: (message: PreviewHostMessage) => void;
  /** Returns true while the saved state waits for its document. */
  readonly isWaiting: () => boolean;
}

/** Creates the receiver. It calls `onRestored` after the saved state has been restored. */
export function createMessages(
  context: CommandContext,
  savedState: Partial<SavedState> | null,
  onRestored: () => void,
): Messages {
  const { store, channel, run } = context;
  const { change } = store;
  let saved = readSaved(savedState);
  const handle = dispatcher<PreviewHostMessage, PreviewRequests>(channel, {
    document(message) {
      const document = documentView(message);
      change({ type: 'document', document });
      if (saved === null || document.game === null) return;
      if (saved.uri === document.uri) {
        change({ type: 'restore', view: restored(saved, document.game) });
        onRestored();
      }
      saved = null;
    },
    command: ({ command }) => run(command),
    transcript: (transcript) => openTranscript(context, transcript),
    gone: change,
    caret: change,
    problems: change,
  });
  const queue: PreviewHostMessage[] = [];
  /** Shows a message before reading a long text. Messages in between are queued. */
  const receive = (message: PreviewHostMessage): void => {
    if (store.view().isReading) queue.push(message);
    else if (message.type === 'document' && message.text.length > longText) {
      change({ type: 'reading' });
      afterFrame(() => {
        handle(message);
        for (const next of queue.splice(0)) receive(next);
      });
    } else handle(message);
  };
  return { receive, isWaiting: () => saved !== null };
}

/** Calls back after the last requested frame has been painted; immediately on a hidden page, which paints none. */
function afterFrame(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}
