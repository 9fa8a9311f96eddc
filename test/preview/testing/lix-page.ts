/** The page of the panel of scenarios alone in a browser. */
import type { Browser } from 'playwright-core';
import type { LixHostMessage, LixPanelMessage, LixShown } from '../../../protocol/lix';
import { openPage, type PageProbe, type PageOptions } from './page-probe';

export interface LixPage extends PageProbe<LixHostMessage, LixPanelMessage> {
  /** Sends a new version of the document, and waits until it is on the screen. */
  readonly edit: (text: string) => Promise<void>;
  /** Puts the text's caret before the first place of some words. */
  readonly caret: (words: string) => Promise<void>;
  /** What is on the screen, in short, once all that was done shows. */
  readonly shown: () => Promise<LixShown | null>;
  /** What the panel had selected in the text last. */
  readonly selected: () => Promise<string>;
}

/** Opens the page on a text, and waits until it is shown. */
export async function openLixPage(
  browser: Browser,
  text: string,
  { name = 'race.lix.json', ...options }: PageOptions & { readonly name?: string } = {},
): Promise<LixPage> {
  const base = await openPage<LixHostMessage, LixPanelMessage>(
    browser,
    { script: 'lix.js', keyboard: '.lanes' },
    options,
  );
  const { send, heard, painted, drawn } = base;
  let [version, now] = [0, ''];
  const opened: LixPage = {
    ...base,
    async edit(next) {
      version++;
      now = next;
      await send({ type: 'document', uri: `file:///lix/${name}`, name, version, text: next });
      await painted(version);
    },
    async caret(words) {
      await send({ type: 'caret', version, offset: now.indexOf(words) });
    },
    async shown() {
      await drawn();
      return (await heard('painted')).shown;
    },
    async selected() {
      const { start, end } = await heard('reveal');
      return now.slice(start, end);
    },
  };
  await opened.edit(text);
  return opened;
}
