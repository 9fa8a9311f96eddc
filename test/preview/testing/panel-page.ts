/** The webview alone in a browser: a page that plays the extension's part, under as strict a policy. */
import type { Browser } from 'playwright-core';
import { defaultBalance, type Balance } from '../../../engine/reactor';
import type { HostMessage, PanelMessage } from '../../../protocol/preview';
import { openScriptPage, type ScriptPage, type ScriptPageOptions } from './script-page';

export interface PanelOptions extends ScriptPageOptions {
  readonly text: string;
  readonly name?: string;
  readonly balance?: Balance;
}

/** A panel in a page. */
export interface PanelPage extends ScriptPage<HostMessage, PanelMessage> {
  /** Sends a new version of the document, and waits until it is on the screen. */
  readonly edit: (text: string, balance?: Balance) => Promise<void>;
  /** Presses keys on the board. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Waits until the timeline has come to rest and the frame is drawn. */
  readonly settled: () => Promise<void>;
}

declare const panelSaid: PanelMessage[];

/** Opens a panel on a document, and waits for its board. */
export async function openPanel(
  browser: Browser,
  { text, name = 'first-light.reactor.json', balance: first = defaultBalance, ...options }: PanelOptions,
): Promise<PanelPage> {
  const base = await openScriptPage<HostMessage, PanelMessage>(browser, 'preview.js', options);
  const { page, send, drawn } = base;
  let version = 1;
  const panel: PanelPage = {
    ...base,
    async edit(shown, balance = first) {
      await send({ type: 'document', uri: `file:///levels/${name}`, name, version, text: shown, balance });
      await page.waitForFunction(
        (painted) => panelSaid.some((message) => message.type === 'painted' && message.version === painted),
        version,
      );
      version += 1;
    },
    async press(...keys) {
      await page.focus('[role=grid]');
      for (const key of keys) await page.keyboard.press(key);
    },
    async settled() {
      // what was done a moment ago shows in the next frame
      await drawn();
      await page.waitForFunction(() => document.querySelector('.panel[data-settled="true"]') !== null);
      await drawn();
    },
  };
  await panel.edit(text);
  await panel.settled();
  return panel;
}
