import type { CodeLens } from 'vscode-languageserver';
import { transcriptIn, transcriptLens, type DocumentContext } from '../../language';
import { reactorCommands } from '../../language/reactor/commands';
import type { Services } from './feature';

/** Over a level's first line: what opens its board. The lens of the forecast opens the third mode. */
const modes = [
  { title: 'Preview', mode: 'inspect', tooltip: 'Shows the board beside the text.' },
  { title: 'Play', mode: 'play', tooltip: 'Plays the level, without saving anything.' },
] as const;

const start = { line: 0, character: 0 };
const range = { start, end: start };

export function previewLenses({ uri }: DocumentContext, { client, settings }: Services): CodeLens[] {
  if (!client.isOwn || !settings.current.codeLenses.preview) return [];
  return modes.map(({ title, mode, tooltip }) => ({
    range,
    command: { title, tooltip, command: reactorCommands.client.openPreviewToSide, arguments: [uri, mode] },
  }));
}

/** Over a transcript's first line: *Replay*, and whether it still holds. */
export async function transcriptLenses(
  { uri }: DocumentContext,
  { client, project }: Services,
): Promise<CodeLens[]> {
  const transcript = transcriptIn(await project.report(uri));
  const title = transcript === undefined ? undefined : transcriptLens(transcript);
  const replay = {
    title: 'Replay',
    tooltip: 'Plays it on the board of its level.',
    command: reactorCommands.client.replayTranscript,
  };
  return [
    ...(client.isOwn ? [{ range, command: { ...replay, arguments: [uri] } }] : []),
    ...(title === undefined ? [] : [{ range, command: { title, command: '' } }]),
  ];
}
