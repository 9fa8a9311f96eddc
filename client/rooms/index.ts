/**
 * The rooms preview, and the command that creates a level from a floor. `panel.ts` is the panel of a registry, the other
 * files are commands. Only the server reads rooms files.
 */
import { commands, window, type Disposable } from 'vscode';
import type { RoomsHostMessage, RoomsPanelMessage } from '../../protocol/rooms';
import { commandIds } from '../manifest/command-ids';
import type { LanguageSession } from '../session/session';
import { pageServices, probeOf, type PanelProbe, type SharedServices } from '../webview/services';
import { SidePanels } from '../webview/side-panels';
import { adoptRoomsDocuments } from './adopt-documents';
import { registryKey, roomsAddress } from './files';
import { newLevelFromFloor } from './new-level';
import { RoomsPanel, roomsViewType } from './panel';
import { replayRun } from './replay-run';

export type RoomsProbe = PanelProbe<SidePanels<RoomsPanel>, RoomsHostMessage | RoomsPanelMessage>;

/** Sets up the panels, at most one for each registry, and their commands. */
export function createRooms(
  shared: SharedServices,
  session: LanguageSession,
): { readonly disposables: readonly Disposable[]; readonly probe: RoomsProbe } {
  const services = { ...pageServices<RoomsHostMessage | RoomsPanelMessage>(shared), session };
  const panels = new SidePanels<RoomsPanel>({
    viewType: roomsViewType,
    icon: 'rooms',
    extension: shared.extension,
    key: registryKey,
    make: (shown, uri) => new RoomsPanel(shown, uri, services),
  });
  return {
    disposables: [
      services.messages,
      adoptRoomsDocuments(session),
      panels,
      commands.registerCommand(
        commandIds.rooms.openPreview,
        (given?: unknown, floor?: unknown, seed?: unknown) => {
          const uri = roomsAddress(given);
          if (uri === undefined) {
            void window.showInformationMessage('Open a rooms file first.');
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
    probe: probeOf(panels, services),
  };
}
