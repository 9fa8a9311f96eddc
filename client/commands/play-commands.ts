/** The commands *Play Level* and *Solve Level*, which work on the level in front, whatever shows it. */
import { commands, window, workspace, type Disposable } from 'vscode';
import { commandIds } from '../manifest/command-ids';
import type { FindLevel } from '../documents/front-level';
import { levelName } from '../documents/levels';
import type { LanguageSession } from '../session/session';
import { runOnServer } from './server-command';

/** Registers both commands. */
export function playCommands(session: LanguageSession, find: FindLevel): Disposable[] {
  return [
    commands.registerCommand(commandIds.level.play, async (given?: unknown) => {
      const uri = find(given);
      if (uri !== undefined) await commands.executeCommand(commandIds.preview.openToSide, uri, 'play');
    }),
    commands.registerCommand(commandIds.level.solve, async (given?: unknown) => {
      const uri = find(given);
      if (uri === undefined) return;
      // the server only searches in open documents
      await workspace.openTextDocument(uri);
      const address = uri.toString();
      const result = await runOnServer(session, commandIds.solver.start, address);
      if (typeof result !== 'object' || result === null || !('verdict' in result)) return;
      if (result.verdict !== 'solved') {
        await runOnServer(session, commandIds.solver.explain, address);
        return;
      }
      const replay = 'Replay Win';
      const chosen = await window.showInformationMessage(`${levelName(uri)} can be won.`, replay);
      if (chosen === replay) await commands.executeCommand(commandIds.solver.replayWin, address);
    }),
  ];
}
