/** A function for each type of message. */
export type MessageHandlers<M extends { readonly type: string }> = {
  readonly [T in M['type']]: (message: Extract<M, { readonly type: T }>) => void;
};

/** Returns a function that passes a message to the handler of its type. */
export function dispatcher<M extends { readonly type: string }>(
  handlers: MessageHandlers<M>,
): (message: M) => void {
  return (message) => handlers[message.type as M['type']](message as never);
}
