/** Rooms and floors beside their text, and levels made of floors. */
import {
  commands,
  EventEmitter,
  window,
  type Event,
  type ExtensionContext,
  type LogOutputChannel,
  type Uri,
  type WebviewPanel,
  type Disposable,
} from 'vscode';
import { commandIds } from '../command-ids';
import type { RoomsHostMessage, RoomsPanelMessage } from '../../protocol/rooms';
import { PanelSet } from '../webview/panel-set';
import { windowFileDialogs, type FileDialogs } from '../webview/files';
import type { LanguageSession } from '../session/session';
import { adoptRoomsDocuments } from './adopt-documents';
import { registryKey, roomsAddress } from './files';
import { newLevelFromFloor } from './new-level';
import { RoomsPanel, roomsViewType } from './panel';
import { replayRun } from './replay-run';

/** What tests in VS Code get of the panels. Nobody else should rely on it. */
export interface RoomsProbe {
  readonly onMessage: Event<{ readonly uri: Uri; readonly message: RoomsHostMessage | RoomsPanelMessage }>;
  /** Does what the panel of a file would have done by sending this. */
  readonly receive: (uri: Uri, message: RoomsPanelMessage) => void;
  /** Does what VS Code does with a panel that it kept. */
  readonly restore: (shown: WebviewPanel, state: unknown) => void;
  readonly dialogs: FileDialogs;
}

/** Sets up the panels, of which a registry has at most one, and their commands. */
export function createRooms(
  context: ExtensionContext,
  session: LanguageSession,
  output: LogOutputChannel,
): { readonly disposables: readonly Disposable[]; readonly probe: RoomsProbe } {
  const overheard = new EventEmitter<{ uri: Uri; message: RoomsHostMessage | RoomsPanelMessage }>();
  const dialogs: FileDialogs = { ...windowFileDialogs };
  const extension = context.extensionUri;
  const services = {
    extension,
    session,
    dialogs,
    log: (message: string) => output.error(message),
    onMessage: (uri: Uri, message: RoomsHostMessage | RoomsPanelMessage) => overheard.fire({ uri, message }),
  };
  const panels = new PanelSet({
    viewType: roomsViewType,
    icon: 'rooms',
    extension,
    key: registryKey,
    make: (shown, uri) => new RoomsPanel(shown, uri, services),
  });
  return {
    disposables: [
      overheard,
      adoptRoomsDocuments(session),
      panels,
      commands.registerCommand(
        commandIds.rooms.openPreview,
        (given?: unknown, floor?: unknown, seed?: unknown) => {
          const uri = roomsAddress(given);
          if (uri === undefined) {
            void window.showInformationMessage(
              'Open a file with rooms first: the panel shows what it holds.',
            );
            return;
          }
          const panel = panels.open(uri);
          if (typeof floor === 'string') panel.show(floor, typeof seed === 'number' ? seed : null);
        },
      ),
      commands.registerCommand(commandIds.rooms.replayTranscript, (given?: unknown) =>
        replayRun((rooms) => panels.open(rooms), given),
      ),
      commands.registerCommand(
        commandIds.level.createFromFloor,
        (given?: unknown, floor?: unknown, seed?: unknown) => {
          return newLevelFromFloor(session, roomsAddress(given) ?? panels.active?.uri, floor, seed);
        },
      ),
    ],
    probe: {
      onMessage: overheard.event,
      receive: (uri, message) => panels.find(uri)?.receive(message),
      restore: (shown, state) => panels.restore(shown, state),
      dialogs,
    },
  };
}
