/**
 * Typed messages between the language server and its client. One constant binds a method to the types of its parameters and
 * its result, so that a wrong pair does not compile. No library is imported: the helpers fit the connections of
 * `vscode-jsonrpc`, `vscode-languageserver` and `vscode-languageclient` alike.
 */

/** A request. `types` is never set; it only carries the types. */
export interface ProtocolRequest<Params, Result> {
  readonly method: string;
  readonly types?: (exactly: readonly [Params, Result]) => readonly [Params, Result];
}

/** A notification; `Params` is `null` if it has none. `types` is never set; it only carries the types. */
export interface ProtocolNotification<Params> {
  readonly method: string;
  readonly types?: (exactly: Params) => Params;
}

/** Declares a request. */
/* @__NO_SIDE_EFFECTS__ */
export function request<Params, Result>(method: string): ProtocolRequest<Params, Result> {
  return { method };
}

/** Declares a notification. */
/* @__NO_SIDE_EFFECTS__ */
export function notification<Params = null>(method: string): ProtocolNotification<Params> {
  return { method };
}

/** Cancels a request, in the form that all libraries of the protocol share. */
export interface Cancellation {
  readonly isCancellationRequested: boolean;
  onCancellationRequested(listener: (event: unknown) => unknown): { dispose(): void };
}

/** The error of a request; `ResponseError` of the libraries is one. */
export interface Failure extends Error {
  readonly code: number;
}

interface RequestSender {
  sendRequest<Result>(method: string, params: unknown, token?: Cancellation): Promise<Result>;
}
interface NotificationSender {
  sendNotification(method: string, params?: unknown): Promise<void>;
}
interface RequestReceiver<Registration> {
  onRequest(method: string, handler: (params: never, token: Cancellation) => unknown): Registration;
}
interface NotificationReceiver<Registration> {
  onNotification(method: string, handler: (params: unknown) => void | Promise<void>): Registration;
}

/** Sends a request and returns its result. */
export function sendRequest<Params, Result>(
  to: RequestSender,
  { method }: ProtocolRequest<Params, Result>,
  params: NoInfer<Params>,
  token?: Cancellation,
): Promise<Result> {
  // the libraries would send an undefined token as a parameter
  return token === undefined
    ? to.sendRequest<Result>(method, params)
    : to.sendRequest<Result>(method, params, token);
}

/** Sends a notification. */
export function sendNotification<Params>(
  to: NotificationSender,
  { method }: ProtocolNotification<Params>,
  ...params: Params extends null ? [] : [params: NoInfer<Params>]
): Promise<void> {
  return to.sendNotification(method, ...params);
}

/** Registers the handler of a request. */
export function onRequest<Params, Result, Registration>(
  from: RequestReceiver<Registration>,
  { method }: ProtocolRequest<Params, Result>,
  handler: (
    params: Params,
    token: Cancellation,
  ) => NoInfer<Result> | Failure | Promise<NoInfer<Result> | Failure>,
): Registration {
  return from.onRequest(method, handler);
}

/** Registers a handler of a notification. */
export function onNotification<Params, Registration>(
  from: NotificationReceiver<Registration>,
  { method }: ProtocolNotification<Params>,
  handler: (params: Params) => void | Promise<void>,
): Registration {
  return from.onNotification(method, (params) => handler(params as Params));
}
