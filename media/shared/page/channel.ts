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
  /** May be saved with the page's state: a reloaded page reopens the call to get its reply. */
  readonly id: number;
  /** Rejects if the extension fails; never settles after the call is cancelled. */
  readonly reply: Promise<Reply>;
  readonly send: (params: Params) => void;
}

export interface CallOptions<Progress> {
  /** The id of a call of an earlier load of the page; by default a new one. */
  readonly id?: number;
  readonly onProgress?: (progress: Progress) => void;
}

export interface PageChannel<R extends Requests<R>> {
  /** Sends a request and resolves with its reply. */
  readonly request: <N extends RequestName<R>>(name: N, params: ParamsOf<R, N>) => Promise<ReplyOf<R, N>>;
  /** Prepares a request that is sent later, reports progress or can be cancelled. */
  readonly open: <N extends RequestName<R>>(
    name: N,
    options?: CallOptions<ProgressOf<R, N>>,
  ) => Call<ParamsOf<R, N>, ReplyOf<R, N>>;
  /** Cancels a call. Its reply is ignored. */
  readonly cancel: (id: number) => void;
  /** Handles a message. Returns false if it does not belong to the channel. */
  readonly receive: (message: Message) => message is HostChannelMessage<R>;
}

/** The callbacks of a pending request. */
interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: (progress: unknown) => void;
}

/**
 * Creates the channel of a page. `post` sends a message to the extension. Request ids start at the time at which the page
 * was loaded, in milliseconds, so that replies to an earlier load do not match.
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
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isReply<R extends Requests<R>>(message: Message): message is HostChannelMessage<R> {
  return ['reply', 'progress', 'failure'].includes(message.type);
}
