/** The commands of preview panels, including those that the panel's keys run. */
import { commands, Uri, ViewColumn, window, type Disposable, type QuickPickItem } from 'vscode';
import { commandIds } from '../manifest/command-ids';
import { winRequest } from '../../protocol/server';
import { previewCommands, type PreviewCommand } from '../../protocol/preview';
import type { LanguageSession } from '../session/session';
import { levelFinder } from '../documents/front-level';
import { levelName } from '../documents/levels';
import type { PreviewPanels } from './panels';
import { replayTranscript } from './replay-transcript';

/** The formats of an exported board. */
const exportFormats: readonly (QuickPickItem & { readonly command: PreviewCommand })[] = [
  { label: 'PNG', detail: 'The board as a picture', command: 'exportPng' },
  { label: 'SVG', detail: 'The board as a scalable drawing', command: 'exportSvg' },
  { label: 'GIF', detail: 'All turns of the timeline as an animation', command: 'exportGif' },
  { label: 'Text', detail: 'The board in characters', command: 'exportText' },
];

/** Registers all of them. */
export function registerPreviewCommands(panels: PreviewPanels, session: LanguageSession): Disposable[] {
  const find = levelFinder(() => panels.activeUri);
  const open = (column: ViewColumn) => (given?: unknown, mode?: unknown) => {
    const uri = find(given);
    if (uri === undefined) return;
    const panel = panels.open(uri, column);
    const command = previewCommands.find((name) => name === mode);
    if (command !== undefined) panel.run(command);
  };
  return [
    commands.registerCommand(commandIds.preview.open, open(ViewColumn.Active)),
    commands.registerCommand(commandIds.preview.openToSide, open(ViewColumn.Beside)),
    ...[true, false].map((isPinned) =>
      commands.registerCommand(
        isPinned ? commandIds.preview.pin : commandIds.preview.unpin,
        (given?: unknown) =>
          panels.pin(isPinned, given instanceof Uri && given.scheme !== 'webview-panel' ? given : undefined),
      ),
    ),
    commands.registerCommand(commandIds.solver.replayWin, (uri: unknown) =>
      typeof uri === 'string' ? replayWin(panels, session, uri) : undefined,
    ),
    commands.registerCommand(commandIds.preview.export, async () => {
      const chosen = await window.showQuickPick(exportFormats, { placeHolder: 'Select a format' });
      if (chosen !== undefined) panels.run(chosen.command);
    }),
    commands.registerCommand(commandIds.transcript.replay, (uri?: unknown) => replayTranscript(panels, uri)),
    ...previewCommands.map((name) =>
      commands.registerCommand(commandIds.preview.ofKey(name), () => {
        panels.run(name);
      }),
    ),
  ];
}

/** Plays the win that the solver found for a level. */
async function replayWin(panels: PreviewPanels, session: LanguageSession, uri: string): Promise<void> {
  const params = { uri };
  const win = await session.request(winRequest, params);
  if (win == null) {
    void window.showInformationMessage('No win is known for this level. Run "Can it be won?" first.');
    return;
  }
  const level = Uri.parse(uri, true);
  panels.open(level, ViewColumn.Beside).replay(`Win of ${levelName(level)}`, win.transcript);
}
