/** Services that all panels share, and the messages of one kind of panel. */
import { EventEmitter, type Event, type Uri } from 'vscode';
import type { FileDialogs } from './file-dialogs';

/** Shared by every kind of panel. */
export interface SharedServices {
  /** The folder of the extension. */
  readonly extension: Uri;
  readonly dialogs: FileDialogs;
  readonly log: (message: string) => void;
}

/** A message between the extension and the panel of a file, either way. */
export interface AddressedMessage<M> {
  readonly uri: Uri;
  readonly message: M;
}

/** Shared by all panels of a kind. `M`: the messages between the extension and their pages. */
export interface PageServices<M> extends SharedServices {
  readonly messages: EventEmitter<AddressedMessage<M>>;
}

/** Access to the panels of a kind for the tests that run in VS Code. Product code must not rely on it. */
export interface PanelProbe<Panels, M> {
  readonly panels: Panels;
  readonly onMessage: Event<AddressedMessage<M>>;
}

export function pageServices<M>(shared: SharedServices): PageServices<M> {
  return { ...shared, messages: new EventEmitter<AddressedMessage<M>>() };
}

export function probeOf<Panels, M>(panels: Panels, { messages }: PageServices<M>): PanelProbe<Panels, M> {
  return { panels, onMessage: messages.event };
}
