import { transcriptIn, transcriptLens, type DocumentContext, type Lens } from '../../language';
import { reactorCommands } from '../../language/reactor/commands';
import type { ServiceHost } from '../host';
import { firstLine } from './first-line';

/** The modes of the preview that have lenses here; the forecast lens opens the third mode. */
const modes = [
  { title: 'Preview', mode: 'inspect', tooltip: 'Open the board beside the text' },
  { title: 'Play', mode: 'play', tooltip: 'Play the level without saving anything' },
] as const;

/** The lenses of a level that open its preview. */
export function previewLenses({ uri }: DocumentContext, { isOwnClient, settings }: ServiceHost): Lens[] {
  if (!isOwnClient || !settings.current.codeLenses.preview) return [];
  return modes.map(({ title, mode, tooltip }) => ({
    span: firstLine,
    title,
    tooltip,
    command: { name: reactorCommands.client.openPreviewToSide, arguments: [uri, mode] },
  }));
}

/** The lenses of a transcript: *Replay*, and the result of its verification. */
export async function transcriptLenses(
  { uri }: DocumentContext,
  { isOwnClient, project }: ServiceHost,
): Promise<Lens[]> {
  const transcript = transcriptIn(await project.report(uri));
  const title = transcript === undefined ? undefined : transcriptLens(transcript);
  const replay: Lens = {
    span: firstLine,
    title: 'Replay',
    tooltip: 'Replay the transcript on the board of its level',
    command: { name: reactorCommands.client.replayTranscript, arguments: [uri] },
  };
  return [...(isOwnClient ? [replay] : []), ...(title === undefined ? [] : [{ span: firstLine, title }])];
}
