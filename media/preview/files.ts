/** Files that the extension saves and reads for the page. */
import type { ParamsOf } from '../../protocol/channel';
import type { Transcript } from '../../protocol/page-files';
import type { PreviewRequests } from '../../protocol/preview';
import { readTranscript } from './modes/replay';
import type { Panel } from './panel';

/** Asks the extension to save a file and shows its name. */
export async function saveFile(
  { channel, store }: Pick<Panel, 'channel' | 'store'>,
  file: ParamsOf<PreviewRequests, 'save'>,
): Promise<void> {
  const { name } = await channel.request('save', file);
  if (name !== null) store.change({ type: 'notice', text: `Saved as ${name}.` });
}

/** Asks for a transcript and replays it. */
export async function chooseTranscript(panel: Pick<Panel, 'channel' | 'store'>): Promise<void> {
  const chosen = await panel.channel.request('choose-transcript', {});
  if (chosen !== null) openTranscript(panel, chosen);
}

/** Replays a transcript on the level, or shows why it cannot. */
export function openTranscript({ store }: Pick<Panel, 'store'>, { name, text }: Transcript): void {
  const transcript = readTranscript(text);
  if (typeof transcript === 'string') {
    store.change({ type: 'notice', text: `${name}: ${transcript}`, isBad: true });
  } else if (store.view().good === null) {
    store.change({
      type: 'notice',
      text: 'Fix the errors in the level to replay a transcript.',
      isBad: true,
    });
  } else store.change({ type: 'replay', name, transcript });
}
