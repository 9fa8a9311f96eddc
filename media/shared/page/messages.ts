import type { HostChannelMessage, Requests } from '../../../protocol/channel';
import type { PageChannel } from './channel';

/** A function for each type of message. */
export type MessageHandlers<M extends { readonly type: string }> = {
  readonly [T in M['type']]: (message: Extract<M, { readonly type: T }>) => void;
};

/** Creates a function that passes replies to the channel, and other messages to the handler of their type. */
export function dispatcher<M extends { readonly type: string }, R extends Requests<R>>(
  channel: PageChannel<R>,
  handlers: MessageHandlers<Exclude<M, HostChannelMessage<R>>>,
): (message: M) => void {
  const all: Readonly<Record<string, (message: never) => void>> = handlers;
  return (message) => {
    if (!channel.receive(message)) all[message.type]?.(message as never);
  };
}
