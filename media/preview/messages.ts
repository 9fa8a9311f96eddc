import type { HostMessage, PreviewRequests } from '../../protocol/preview';
import { dispatcher } from '../shared/page/messages';
import type { CommandContext } from './context';
import { openTranscript } from './files';
import { readSaved, restored, type SavedState } from './persistence';
import { documentView } from './store/document';

/** A text longer than this, in characters, takes noticeably long to read. */
const longText = 400_000;

/** Receives the messages of the extension. */
export interface Messages {
  readonly receive: (message: HostMessage) => void;
  /** Whether the saved state still waits for a document to be restored on. */
  readonly isWaiting: () => boolean;
}

/** Creates the receiver. `onRestored` is called once the saved state is part of the view. */
export function createMessages(
  context: CommandContext,
  savedState: Partial<SavedState> | null,
  onRestored: () => void,
): Messages {
  const { store, channel, run } = context;
  const { change } = store;
  let saved = readSaved(savedState);
  const handle = dispatcher<HostMessage, PreviewRequests>(channel, {
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
  const queue: HostMessage[] = [];
  /** Shows that a long text is being read before reading it; messages in between are queued. */
  const receive = (message: HostMessage): void => {
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

/** Runs once the frame requested last is on the screen; a hidden page has no frames. */
function afterFrame(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}
