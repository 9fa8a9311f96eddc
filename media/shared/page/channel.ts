/** The page's side of the message channel: sends requests and pairs the replies with them. */
import type {
  HostChannelMessage,
  PageChannelMessage,
  ParamsOf,
  ProgressOf,
  ReplyOf,
  RequestName,
  Requests,
} from '../../../protocol/channel';

interface Message {
  readonly type: string;
}

/** One request, before and after it is sent. */
export interface Call<Params, Reply> {
  /** May be kept with the page's state: a reloaded page opens the call again to get its reply. */
  readonly id: number;
  /** Rejects where the extension fails; never settles once the call was cancelled. */
  readonly reply: Promise<Reply>;
  readonly send: (params: Params) => void;
}

export interface CallOptions<Progress> {
  /** The call of an earlier load of the page; a new one where it is missing. */
  readonly id?: number;
  readonly onProgress?: (progress: Progress) => void;
}

export interface PageChannel<R extends Requests<R>> {
  /** Sends a request; resolves with its reply. */
  readonly request: <N extends RequestName<R>>(name: N, params: ParamsOf<R, N>) => Promise<ReplyOf<R, N>>;
  /** Prepares a request that is sent later, reports progress, or may be cancelled. */
  readonly open: <N extends RequestName<R>>(
    name: N,
    options?: CallOptions<ProgressOf<R, N>>,
  ) => Call<ParamsOf<R, N>, ReplyOf<R, N>>;
  /** Gives a call up: its reply is no longer wanted. */
  readonly cancel: (id: number) => void;
  /** Takes a message if it belongs to the channel; returns whether it does. */
  readonly receive: (message: Message) => message is HostChannelMessage<R>;
}

/** The functions that wait for the reply to a request. */
interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: (progress: unknown) => void;
}

/**
 * Creates the channel of a page. `post` sends a message to the extension. Numbers count from the moment the page was
 * loaded, in milliseconds, so that no reply to an earlier load is taken for one to this.
 */
export function createChannel<R extends Requests<R>>(
  post: (message: PageChannelMessage<R>) => void,
  loadedAt = performance.timeOrigin,
): PageChannel<R> {
  const pending = new Map<number, Pending>();
  let lastId = Math.floor(loadedAt) * 1000;

  const open = <N extends RequestName<R>>(
    name: N,
    { id = (lastId += 1), onProgress = () => undefined }: CallOptions<ProgressOf<R, N>> = {},
  ): Call<ParamsOf<R, N>, ReplyOf<R, N>> => {
    const reply = new Promise<ReplyOf<R, N>>((resolve, reject) => {
      pending.set(id, { resolve, reject, onProgress });
    });
    return {
      id,
      reply,
      send: (params) => post({ ...params, type: name, id }),
    };
  };
  return {
    open,
    request(name, params) {
      const { send, reply } = open(name);
      send(params);
      return reply;
    },
    cancel(id) {
      if (pending.delete(id)) post({ type: 'cancel', id });
    },
    receive(message): message is HostChannelMessage<R> {
      if (!isReply<R>(message)) return false;
      const waiting = pending.get(message.id);
      if (message.type === 'progress') waiting?.onProgress(message.progress);
      else {
        pending.delete(message.id);
        if (message.type === 'failure') waiting?.reject(new Error(message.message));
        else waiting?.resolve(message.result);
      }
      return true;
    },
  };
}

/** Returns why a request failed. */
export function failureOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isReply<R extends Requests<R>>(message: Message): message is HostChannelMessage<R> {
  return ['reply', 'progress', 'failure'].includes(message.type);
}
