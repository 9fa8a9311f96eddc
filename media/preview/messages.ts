import type { HostMessage } from '../../protocol/preview';
import { dispatcher, type MessageHandlers } from '../shared/page/messages';
import type { CommandContext } from './context';
import { readTranscript } from './modes/replay';
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
  const { store, run } = context;
  const { change } = store;
  let saved = readSaved(savedState);
  const handlers: MessageHandlers<HostMessage> = {
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
    transcript: ({ name, text }) => openTranscript(context, name, text),
    saved({ name }) {
      if (name !== null) change({ type: 'notice', text: `Saved as ${name}.` });
    },
    gone: change,
    caret: change,
    problems: change,
    'solve-progress': change,
    solved: change,
    'solve-failed': change,
  };
  const handle = dispatcher(handlers);
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

function openTranscript({ store }: CommandContext, name: string, text: string): void {
  const transcript = readTranscript(text);
  if (typeof transcript === 'string') {
    store.change({ type: 'notice', text: `${name}: ${transcript}`, isBad: true });
  } else if (store.view().good === null) {
    store.change({ type: 'notice', text: 'A transcript needs a level without errors.', isBad: true });
  } else store.change({ type: 'replay', name, transcript });
}

/** Runs once the frame requested last is on the screen; a hidden page has no frames. */
function afterFrame(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}
