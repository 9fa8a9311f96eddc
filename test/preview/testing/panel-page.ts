/** The webview alone in a browser: a page that plays the extension's part, under as strict a policy. */
import type { Browser, Page } from 'playwright-core';
import { defaultBalance, type Balance } from '../../../engine/reactor';
import type { HostMessage, PanelMessage } from '../../../server/protocol-preview';
import { launchChromium } from '../../../scripts/vscode/chromium';
import { Unavailable } from '../../../scripts/vscode/unavailable';
import { scriptAt } from './scripts';
import { themeClasses, themeVariables, type ThemeName } from './themes';

const address = 'http://preview.test/';

/** A browser, or why there is none here; in CI that is an error. */
export async function openBrowser(): Promise<Browser | string> {
  scriptAt('preview.js');
  try {
    return await launchChromium();
  } catch (error) {
    if (error instanceof Unavailable && process.env['CI'] === undefined) return error.message;
    throw error;
  }
}

export interface PanelOptions {
  readonly text: string;
  readonly name?: string;
  readonly balance?: Balance;
  readonly theme?: ThemeName;
  readonly size?: { readonly width: number; readonly height: number };
  readonly reducedMotion?: boolean;
  /** What the panel kept when it was last open. */
  readonly kept?: unknown;
}

/** A panel in a page. */
export interface PanelPage {
  readonly page: Page;
  readonly send: (message: HostMessage) => Promise<void>;
  /** Sends a new version of the document, and waits until it is on the screen. */
  readonly edit: (text: string, balance?: Balance) => Promise<void>;
  /** All that the panel has said. */
  readonly said: () => Promise<PanelMessage[]>;
  /** Waits until the panel says something of a type; the last such message. */
  readonly heard: <T extends PanelMessage['type']>(type: T) => Promise<Extract<PanelMessage, { type: T }>>;
  readonly kept: () => Promise<unknown>;
  readonly theme: (name: ThemeName) => Promise<void>;
  /** Presses keys on the board. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Waits until the timeline has come to rest and the frame is drawn. */
  readonly settled: () => Promise<void>;
  /** Waits until what has changed is drawn. */
  readonly drawn: () => Promise<void>;
  /** Faults on the page: scripts that failed, and what the content policy forbade. */
  readonly faults: readonly string[];
}

/** Opens a panel on a document, and waits for its board. */
export async function openPanel(browser: Browser, options: PanelOptions): Promise<PanelPage> {
  const { text, theme = 'dark', size = { width: 1100, height: 760 } } = options;
  const context = await browser.newContext({
    viewport: size,
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.route(`${address}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: scriptAt(route.request().url()) })
      : route.fulfill({ contentType: 'text/html', body: pageText(theme, options.kept) }),
  );
  await page.goto(address);
  let version = 1;
  const send = (message: HostMessage): Promise<void> =>
    page.evaluate((data) => window.postMessage(data, '*'), message);
  const show = async (shown: string, balance = options.balance ?? defaultBalance): Promise<void> => {
    const name = options.name ?? 'first-light.reactor.json';
    await send({ type: 'document', uri: `file:///levels/${name}`, name, version, text: shown, balance });
    await page.waitForFunction(
      (painted) => panelSaid.some((message) => message.type === 'painted' && message.version === painted),
      version,
    );
    version += 1;
  };
  const panel: PanelPage = {
    page,
    send,
    edit: show,
    said: () => page.evaluate(() => panelSaid),
    async heard<T extends PanelMessage['type']>(type: T) {
      await page.waitForFunction((wanted) => panelSaid.some((message) => message.type === wanted), type);
      const found = await page.evaluate(
        (wanted) => panelSaid.filter((each) => each.type === wanted).at(-1),
        type,
      );
      return found as Extract<PanelMessage, { type: T }>;
    },
    kept: () => page.evaluate(() => panelKept()),
    theme: (name) => setTheme(page, name),
    async press(...keys) {
      await page.focus('[role=grid]');
      for (const key of keys) await page.keyboard.press(key);
    },
    async settled() {
      // what was done a moment ago shows in the next frame
      await panel.drawn();
      await page.waitForFunction(() => document.querySelector('.panel[data-settled="true"]') !== null);
      await panel.drawn();
    },
    drawn: () =>
      page.evaluate(
        () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
      ),
    faults,
  };
  await panel.heard('ready');
  await show(text);
  await panel.settled();
  return panel;
}

declare const panelSaid: PanelMessage[];
declare const panelKept: () => unknown;

/** Does what VS Code does when a person chooses another theme. */
export function setTheme(page: Page, name: ThemeName): Promise<void> {
  return page.evaluate(
    ([className, variables]) => {
      document.body.className = className;
      for (const [key, value] of Object.entries(variables))
        document.documentElement.style.setProperty(`--vscode-${key}`, value);
    },
    [themeClasses[name], themeVariables[name]] as const,
  );
}

/** A page that plays VS Code's part for a script of ours. */
export function pageText(theme: ThemeName, kept: unknown, script = 'preview.js'): string {
  const nonce = 'cGFuZWw';
  const variables = Object.entries(themeVariables[theme])
    .map(
      ([key, value]) =>
        `document.documentElement.style.setProperty(${JSON.stringify(`--vscode-${key}`)}, ${JSON.stringify(value)});`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'nonce-${nonce}'">
<title>Preview</title>
</head>
<body class="${themeClasses[theme]}">
<script nonce="${nonce}">
${variables}
const panelSaid = [];
let keptState = ${JSON.stringify(kept ?? null)};
const panelKept = () => keptState;
function acquireVsCodeApi() {
  return {
    postMessage: (message) => panelSaid.push(message),
    getState: () => keptState,
    setState: (state) => { keptState = state; },
  };
}
</script>
<script type="module" nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}
