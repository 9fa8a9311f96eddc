/** The webview in a browser: a page that takes the role of the extension, with the same strict policy. */
import type { Browser } from 'playwright-core';
import { defaultBalance, type Balance } from '../../../engine/reactor';
import type { PreviewHostMessage, PreviewPanelMessage } from '../../../protocol/preview';
import { openPage, type PageProbe, type PageOptions } from './page-probe';

export interface PanelOptions extends PageOptions {
  readonly text: string;
  readonly name?: string;
  readonly balance?: Balance;
}

/** A panel in a page. */
export interface PanelPage extends PageProbe<PreviewHostMessage, PreviewPanelMessage> {
  /** Sends a new version of the document and waits until it is painted. */
  readonly edit: (text: string, balance?: Balance) => Promise<void>;
  /** Waits until the timeline has settled and the frame is painted. */
  readonly settled: () => Promise<void>;
}

/** Opens a panel on a document and waits for its board. */
export async function openPanel(
  browser: Browser,
  { text, name = 'first-light.reactor.json', balance: first = defaultBalance, ...options }: PanelOptions,
): Promise<PanelPage> {
  const base = await openPage<PreviewHostMessage, PreviewPanelMessage>(
    browser,
    { script: 'preview.js', keyboard: '[role=grid]' },
    options,
  );
  const { page, send, painted, drawn } = base;
  let version = 1;
  const panel: PanelPage = {
    ...base,
    async edit(shown, balance = first) {
      await send({ type: 'document', uri: `file:///levels/${name}`, name, version, text: shown, balance });
      await painted(version);
      version += 1;
    },
    async settled() {
      // recent changes are painted in the next frame
      await drawn();
      await page.waitForFunction(() => document.querySelector('.panel[data-settled="true"]') !== null);
      await drawn();
    },
  };
  await panel.edit(text);
  await panel.settled();
  return panel;
}
