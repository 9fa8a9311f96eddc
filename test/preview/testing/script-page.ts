/** A page of one of our scripts alone in a browser, which plays VS Code's part. */
import type { Browser, Page } from 'playwright-core';
import { pageText, setTheme } from './panel-page';
import { scriptAt } from './scripts';
import type { ThemeName } from './themes';

const address = 'http://panel.test/';

export interface ScriptPageOptions {
  readonly theme?: ThemeName;
  /** What the page kept when it was last open. */
  readonly kept?: unknown;
  readonly size?: { readonly width: number; readonly height: number };
}

/** `H`: what the extension says to the page, `P`: what that says. */
export interface ScriptPage<H, P extends { readonly type: string }> {
  readonly page: Page;
  readonly send: (message: H) => Promise<void>;
  /** All that the page has said. */
  readonly said: () => Promise<P[]>;
  /** Waits until the page says something of a type; the last such message. */
  readonly heard: <T extends P['type']>(type: T) => Promise<Extract<P, { type: T }>>;
  /** Waits until the page wants a file of that name saved. */
  readonly saved: (name: string) => Promise<void>;
  readonly kept: () => Promise<unknown>;
  readonly theme: (name: ThemeName) => Promise<void>;
  /** Waits until what has changed is drawn. */
  readonly drawn: () => Promise<void>;
  /** Faults on the page: scripts that failed, and what the content policy forbade. */
  readonly faults: readonly string[];
}

declare const panelSaid: { readonly type: string; readonly name?: string }[];
declare const panelKept: () => unknown;

/** Opens a script of `dist/`, and waits until it listens. */
export async function openScriptPage<H, P extends { readonly type: string }>(
  browser: Browser,
  script: string,
  { theme = 'dark', kept, size = { width: 1100, height: 760 } }: ScriptPageOptions,
): Promise<ScriptPage<H, P>> {
  const context = await browser.newContext({ viewport: size });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.route(`${address}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: scriptAt(route.request().url()) })
      : route.fulfill({ contentType: 'text/html', body: pageText(theme, kept, script) }),
  );
  await page.goto(address);
  const opened: ScriptPage<H, P> = {
    page,
    send: async (message) => {
      await page.evaluate((data) => window.postMessage(data, '*'), message as unknown);
    },
    said: async () => (await page.evaluate(() => panelSaid)) as unknown as P[],
    async heard<T extends P['type']>(type: T) {
      await page.waitForFunction(
        (wanted) => panelSaid.some((message) => message.type === wanted),
        type as string,
      );
      const found = await page.evaluate(
        (wanted) => panelSaid.filter((each) => each.type === wanted).at(-1),
        type as string,
      );
      return found as unknown as Extract<P, { type: T }>;
    },
    async saved(name) {
      await page.waitForFunction(
        (wanted) => panelSaid.some((message) => message.type === 'save' && message.name === wanted),
        name,
      );
    },
    kept: () => page.evaluate(() => panelKept()),
    theme: (name) => setTheme(page, name),
    drawn: () =>
      page.evaluate(
        () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
      ),
    faults,
  };
  await opened.heard('ready');
  return opened;
}
