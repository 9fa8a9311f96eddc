/** Shows the win that the solver found for a level. */
import { commands, window, workspace } from 'vscode';
import { winRequest, type WinParams, type WinResult } from '../server/protocol';
import type { Owned } from './owned';
import type { LanguageSession } from './session';

/** The command behind *Replay* over a level: the win as a transcript, in an editor of its own. */
export function replayWinCommand(session: LanguageSession): Owned {
  return commands.registerCommand('reactor.replayWin', async (uri: unknown) => {
    if (typeof uri !== 'string') return;
    const params: WinParams = { uri };
    const win = await session.request<WinResult>(winRequest, params);
    if (win == null) {
      void window.showInformationMessage('No win of this level is known. Ask first whether it can be won.');
      return;
    }
    const document = await workspace.openTextDocument({ language: 'json', content: win.transcript });
    await window.showTextDocument(document);
  });
}
