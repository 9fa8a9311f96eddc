/** The page of the scenario panel in a browser. */
import type { Browser } from 'playwright-core';
import type { LixHostMessage, LixPanelMessage, LixPanelState } from '../../../protocol/lix';
import { openPage, type PageProbe, type PageOptions } from './page-probe';

export interface LixPage extends PageProbe<LixHostMessage, LixPanelMessage> {
  /** Sends a new version of the document and waits until it is painted. */
  readonly edit: (text: string) => Promise<void>;
  /** Moves the text's caret to the first occurrence of a string. */
  readonly caret: (words: string) => Promise<void>;
  /** A summary of the screen after all changes are painted. */
  readonly shown: () => Promise<LixPanelState | null>;
  /** The text that the panel last selected. */
  readonly selected: () => Promise<string>;
}

/** Opens the page on a text and waits until it is painted. */
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
  const { send, messageOf, painted, drawn } = base;
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
      return (await messageOf('painted')).shown;
    },
    async selected() {
      const { start, end } = await messageOf('reveal');
      return now.slice(start, end);
    },
  };
  await opened.edit(text);
  return opened;
}
