/**
 * The probe that page tests look into a page with: the page is alone in a browser, and the probe is its extension and its
 * VS Code. Each kind of page adds the documents that it shows.
 */
import type { Browser, Page } from 'playwright-core';
import { scriptAt } from './scripts';
import { themeClasses, themeVariables, type ThemeName } from './themes';

const address = 'http://panel.test/';

/** One of the pages of `dist/`. */
interface PageKind {
  readonly script: string;
  /** The element that takes the keyboard. */
  readonly keyboard: string;
}

export interface PageOptions {
  readonly theme?: ThemeName;
  /** What the page kept when it was last open. */
  readonly kept?: unknown;
  readonly size?: { readonly width: number; readonly height: number };
  readonly reducedMotion?: boolean;
}

/** A page in a browser. `H`: messages to the page, `P`: messages from it. */
export interface PageProbe<H, P extends { readonly type: string }> {
  readonly page: Page;
  readonly send: (message: H) => Promise<void>;
  /** All that the page has said. */
  readonly said: () => Promise<P[]>;
  /** Waits until the page says something of a type; the last such message. */
  readonly heard: <T extends P['type']>(type: T) => Promise<Extract<P, { type: T }>>;
  /** Waits until the page reports a version of what it was sent as painted. */
  readonly painted: (version: number) => Promise<void>;
  /** Presses keys on the element that takes the keyboard. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Waits until the page wants a file of that name saved. */
  readonly saved: (name: string) => Promise<void>;
  readonly kept: () => Promise<unknown>;
  readonly theme: (name: ThemeName) => Promise<void>;
  /** Waits until what has changed is drawn. */
  readonly drawn: () => Promise<void>;
  /** Faults of the page: errors of its scripts, errors that it reports, and violations of the content policy. */
  readonly faults: readonly string[];
}

declare const panelSaid: {
  readonly type: string;
  readonly name?: string;
  readonly version?: number;
  readonly revision?: number;
}[];
declare const panelKept: () => unknown;

/** Opens a script of `dist/`, and waits until it listens. `hear` is told at once what it says, besides. */
export async function openPage<H, P extends { readonly type: string }>(
  browser: Browser,
  { script, keyboard }: PageKind,
  { theme = 'dark', kept, size = { width: 1100, height: 760 }, reducedMotion = false }: PageOptions,
  hear?: (message: P) => void,
): Promise<PageProbe<H, P>> {
  const context = await browser.newContext({
    viewport: size,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
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
      : route.fulfill({ contentType: 'text/html', body: pageText(theme, kept, script) }),
  );
  if (hear !== undefined) await page.exposeFunction('panelSays', hear);
  await page.goto(address);
  const opened: PageProbe<H, P> = {
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
    async painted(version) {
      await page.waitForFunction(
        (wanted) =>
          panelSaid.some((each) => each.type === 'painted' && (each.version ?? each.revision) === wanted),
        version,
      );
    },
    async press(...keys) {
      await page.focus(keyboard);
      for (const key of keys) await page.keyboard.press(key);
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

/** Does what VS Code does when a person chooses another theme. */
function setTheme(page: Page, name: ThemeName): Promise<void> {
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
function pageText(theme: ThemeName, kept: unknown, script: string): string {
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
<title>Panel</title>
</head>
<body class="${themeClasses[theme]}">
<script nonce="${nonce}">
${variables}
const panelSaid = [];
var keptState = ${JSON.stringify(kept ?? null)};
const panelKept = () => keptState;
function acquireVsCodeApi() {
  return {
    postMessage: (message) => {
      panelSaid.push(message);
      if (message.type === 'failed') console.error(message.message);
      globalThis.panelSays?.(message);
    },
    getState: () => keptState,
    setState: (state) => { keptState = state; },
  };
}
</script>
<script type="module" nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}
