/**
 * Requests of a page and the extension's replies. A page's interface of requests binds each name to its parameters and
 * its reply; the numbers that pair the two are internal to the channel (`media/shared/page/channel` asks,
 * `client/webview/channel` answers).
 */

/** The types that belong to one request. */
interface RequestTypes {
  readonly params: object;
  readonly reply: unknown;
  /** Reported any number of times before the reply. */
  readonly progress?: unknown;
}

/** An interface of requests by name. */
export type Requests<R> = { readonly [N in keyof R]: RequestTypes };

/** The names of requests, which are the `type` of their messages. */
export type RequestName<R> = keyof R & string;

export type ParamsOf<R extends Requests<R>, N extends keyof R> = R[N]['params'];
export type ReplyOf<R extends Requests<R>, N extends keyof R> = R[N]['reply'];
export type ProgressOf<R extends Requests<R>, N extends keyof R> = R[N]['progress'];

/** A request to the extension. */
export type RequestMessage<R extends Requests<R>, N extends RequestName<R> = RequestName<R>> = {
  readonly [K in N]: { readonly type: K; readonly id: number } & ParamsOf<R, K>;
}[N];

/** Cancels a request. */
export interface CancelMessage {
  readonly type: 'cancel';
  readonly id: number;
}

/** The reply to a request. */
export type ReplyMessage<R extends Requests<R>, N extends RequestName<R> = RequestName<R>> = {
  readonly [K in N]: {
    readonly type: 'reply';
    readonly to: K;
    readonly id: number;
    readonly result: ReplyOf<R, K>;
  };
}[N];

/** Reports progress on a request. */
export type ProgressMessage<R extends Requests<R>, N extends RequestName<R> = RequestName<R>> = {
  readonly [K in N]: {
    readonly type: 'progress';
    readonly to: K;
    readonly id: number;
    readonly progress: ProgressOf<R, K>;
  };
}[N];

/** Replaces the reply to a request that failed. */
export interface FailureMessage {
  readonly type: 'failure';
  readonly id: number;
  readonly message: string;
}

/** Everything that a page sends through its channel. */
export type PageChannelMessage<R extends Requests<R>> = RequestMessage<R> | CancelMessage;

/** Everything that the extension sends through a channel. */
export type HostChannelMessage<R extends Requests<R>> = ReplyMessage<R> | ProgressMessage<R> | FailureMessage;
