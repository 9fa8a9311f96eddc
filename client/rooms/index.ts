/** Rooms and floors beside their text, and levels made of floors. */
import {
  commands,
  EventEmitter,
  Uri,
  ViewColumn,
  window,
  type Event,
  type ExtensionContext,
  type LogOutputChannel,
  type WebviewPanel,
} from 'vscode';
import type { RoomsHostMessage, RoomsPanelMessage } from '../../server/protocol-rooms';
import type { Owned } from '../owned';
import { windowDialogs, type Dialogs } from '../preview/files';
import { pageOptions } from '../preview/page';
import type { LanguageSession } from '../session';
import { registryKey, roomsAddress } from './files';
import { newLevelFromFloor } from './new-level';
import { RoomsPanel, roomsViewType } from './panel';

/** What tests in VS Code get of the panels. Nobody else should rely on it. */
export interface RoomsProbe {
  readonly onMessage: Event<{ readonly uri: Uri; readonly message: RoomsHostMessage | RoomsPanelMessage }>;
  /** Does what the panel of a file would have done by sending this. */
  readonly receive: (uri: Uri, message: RoomsPanelMessage) => void;
  /** Does what VS Code does with a panel that it kept. */
  readonly restore: (shown: WebviewPanel, state: unknown) => void;
  readonly dialogs: Dialogs;
}

/** Sets up the panels, of which a registry has at most one, and their commands. */
export function createRooms(
  context: ExtensionContext,
  session: LanguageSession,
  output: LogOutputChannel,
): { readonly owned: readonly Owned[]; readonly probe: RoomsProbe } {
  const overheard = new EventEmitter<{ uri: Uri; message: RoomsHostMessage | RoomsPanelMessage }>();
  const panels = new Set<RoomsPanel>();
  const dialogs: Dialogs = { ...windowDialogs };
  const extension = context.extensionUri;
  const means = {
    extension,
    session,
    dialogs,
    log: (message: string) => output.error(message),
    overhear: (uri: Uri, message: RoomsHostMessage | RoomsPanelMessage) => overheard.fire({ uri, message }),
  };
  const find = (uri: Uri): RoomsPanel | undefined =>
    [...panels].find((panel) => registryKey(panel.uri) === registryKey(uri));
  const add = (shown: WebviewPanel, uri: Uri): RoomsPanel => {
    const panel = new RoomsPanel(shown, uri, means);
    const picture = (theme: string): Uri => Uri.joinPath(extension, 'media', `rooms-${theme}.svg`);
    shown.iconPath = { light: picture('light'), dark: picture('dark') };
    panels.add(panel);
    panel.onDidEnd(() => panels.delete(panel));
    return panel;
  };
  const open = (uri: Uri): RoomsPanel => {
    const known = find(uri);
    if (known !== undefined) {
      known.bind(uri);
      known.shown.reveal(undefined, true);
      return known;
    }
    const place = { viewColumn: ViewColumn.Beside, preserveFocus: true };
    return add(window.createWebviewPanel(roomsViewType, '', place, pageOptions(extension)), uri);
  };
  const restore = (shown: WebviewPanel, state: unknown): void => {
    const uri = uriOf(state);
    // a registry has one panel
    if (uri === undefined || find(uri) !== undefined) shown.dispose();
    else add(shown, uri);
  };
  return {
    owned: [
      overheard,
      { dispose: () => panels.forEach((panel) => panel.leave()) },
      window.registerWebviewPanelSerializer(roomsViewType, {
        deserializeWebviewPanel: (shown, state) => {
          restore(shown, state);
          return Promise.resolve();
        },
      }),
      commands.registerCommand(
        'reactor.rooms.preview',
        (given?: unknown, floor?: unknown, seed?: unknown) => {
          const uri = roomsAddress(given);
          if (uri === undefined) {
            void window.showInformationMessage(
              'Open a file with rooms first: the panel shows what it holds.',
            );
            return;
          }
          const panel = open(uri);
          if (typeof floor === 'string') panel.show(floor, typeof seed === 'number' ? seed : null);
        },
      ),
      commands.registerCommand(
        'reactor.newLevelFromFloor',
        (given?: unknown, floor?: unknown, seed?: unknown) => {
          const active = [...panels].find(({ shown }) => shown.active)?.uri;
          return newLevelFromFloor(session, roomsAddress(given) ?? active, floor, seed);
        },
      ),
    ],
    probe: {
      onMessage: overheard.event,
      receive: (uri, message) => find(uri)?.receive(message),
      restore,
      dialogs,
    },
  };
}

/** The file of a panel that VS Code kept: its page keeps the address with the view. */
function uriOf(state: unknown): Uri | undefined {
  if (typeof state !== 'object' || state === null || !('uri' in state)) return undefined;
  return typeof state.uri === 'string' ? Uri.parse(state.uri) : undefined;
}
