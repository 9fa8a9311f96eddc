/** The extension's side of the message channel: answers the requests of a page. */
import type {
  CancelMessage,
  HostChannelMessage,
  ParamsOf,
  ProgressMessage,
  ProgressOf,
  ReplyMessage,
  ReplyOf,
  RequestMessage,
  RequestName,
  Requests,
} from '../../protocol/channel';

/** Passed to a handler in addition to the parameters. */
export interface RequestContext<Progress> {
  /** Aborted when the page cancels the request, or is closed. */
  readonly signal: AbortSignal;
  readonly report: (progress: Progress) => void;
}

/** One handler for each request of a page. A handler that rejects sends a failure. */
export type RequestHandlers<R extends Requests<R>> = {
  readonly [N in RequestName<R>]: (
    params: ParamsOf<R, N>,
    context: RequestContext<ProgressOf<R, N>>,
  ) => Promise<ReplyOf<R, N>>;
};

interface Message {
  readonly type: string;
}

/** Handles requests until the panel is closed, across reloads of the page. */
export class RequestChannel<R extends Requests<R>> {
  private readonly running = new Map<number, AbortController>();

  constructor(
    private readonly handlers: RequestHandlers<R>,
    private readonly send: (message: HostChannelMessage<R>) => void,
  ) {}

  /**
   * Handles a message and returns true if it belongs to the channel. A running request is not started twice, because a
   * reloaded page may repeat its pending requests.
   */
  receive(message: Message): boolean {
    if (isCancel(message)) {
      this.abort(message.id);
      return true;
    }
    if (!this.isRequest(message)) return false;
    if (!this.running.has(message.id)) void this.answer(message);
    return true;
  }

  /** Aborts all work. */
  dispose(): void {
    for (const id of [...this.running.keys()]) this.abort(id);
  }

  private isRequest(message: Message): message is RequestMessage<R> {
    return 'id' in message && Object.hasOwn(this.handlers, message.type);
  }

  private abort(id: number): void {
    this.running.get(id)?.abort();
    this.running.delete(id);
  }

  private async answer<N extends RequestName<R>>(message: RequestMessage<R, N>): Promise<void> {
    const { type: to, id } = message;
    const controller = new AbortController();
    const { signal } = controller;
    const reply = (answer: HostChannelMessage<R>): void => {
      if (!signal.aborted) this.send(answer);
    };
    this.running.set(id, controller);
    try {
      const report = (progress: ProgressOf<R, N>): void =>
        reply({ type: 'progress', to, id, progress } as ProgressMessage<R, N>);
      const result = await this.handlers[to](message, { signal, report });
      reply({ type: 'reply', to, id, result } as ReplyMessage<R, N>);
    } catch (error) {
      reply({ type: 'failure', id, message: error instanceof Error ? error.message : String(error) });
    } finally {
      if (this.running.get(id) === controller) this.running.delete(id);
    }
  }
}

function isCancel(message: Message): message is CancelMessage {
  return message.type === 'cancel' && 'id' in message;
}
