/** The page of the panel of scenarios alone in a browser. */
import type { Browser } from 'playwright-core';
import type { LixHostMessage, LixPanelMessage, LixShown } from '../../../protocol/lix';
import { openScriptPage, type ScriptPage, type ScriptPageOptions } from './script-page';

export interface LixPage extends ScriptPage<LixHostMessage, LixPanelMessage> {
  /** Sends a new version of the document, and waits until it is on the screen. */
  readonly edit: (text: string) => Promise<void>;
  /** Puts the text's caret before the first place of some words. */
  readonly caret: (words: string) => Promise<void>;
  /** What is on the screen, in short, once all that was done shows. */
  readonly shown: () => Promise<LixShown | null>;
  /** Presses keys on the lanes. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** What the panel had selected in the text last. */
  readonly selected: () => Promise<string>;
}

declare const panelSaid: LixPanelMessage[];

/** Opens the page on a text, and waits until it is shown. */
export async function openLixPage(
  browser: Browser,
  text: string,
  { name = 'race.lix.json', ...options }: ScriptPageOptions & { readonly name?: string } = {},
): Promise<LixPage> {
  const base = await openScriptPage<LixHostMessage, LixPanelMessage>(browser, 'lix.js', options);
  const { page, send, heard, drawn } = base;
  let [version, now] = [0, ''];
  const opened: LixPage = {
    ...base,
    async edit(next) {
      version++;
      now = next;
      await send({ type: 'document', uri: `file:///lix/${name}`, name, version, text: next });
      await page.waitForFunction(
        (wanted) => panelSaid.some((message) => message.type === 'painted' && message.version === wanted),
        version,
      );
    },
    async caret(words) {
      await send({ type: 'caret', version, offset: now.indexOf(words) });
    },
    async shown() {
      await drawn();
      return (await heard('painted')).shown;
    },
    async press(...keys) {
      await page.focus('.lanes');
      for (const key of keys) await page.keyboard.press(key);
    },
    async selected() {
      const { start, end } = await heard('reveal');
      return now.slice(start, end);
    },
  };
  await opened.edit(text);
  return opened;
}
