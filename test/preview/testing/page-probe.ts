/**
 * The probe of page tests: the page runs alone in a browser, and the probe takes the role of its extension and of VS Code.
 * Each kind of page adds its documents.
 */
import type { Browser, Page } from 'playwright-core';
import { scriptAt } from './scripts';
import { themeClasses, themeVariables, type ThemeName } from './themes';

const address = 'http://panel.test/';

/** One of the pages of `dist/`. */
interface PageKind {
  readonly script: string;
  /** The element that receives keys. */
  readonly keyboard: string;
}

export interface PageOptions {
  readonly theme?: ThemeName;
  /** The state that the page saved when it was last open. */
  readonly savedState?: unknown;
  readonly size?: { readonly width: number; readonly height: number };
  readonly reducedMotion?: boolean;
}

/** A page in a browser. `H`: messages to the page, `P`: messages from it. */
export interface PageProbe<H, P extends { readonly type: string }> {
  readonly page: Page;
  readonly send: (message: H) => Promise<void>;
  /** All messages of the page. */
  readonly messages: () => Promise<P[]>;
  /** Waits for a message of a type and returns the last one. */
  readonly messageOf: <T extends P['type']>(type: T) => Promise<Extract<P, { type: T }>>;
  /** Waits until the page reports that a version is painted. */
  readonly painted: (version: number) => Promise<void>;
  /** Presses keys on the element that receives them. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Waits until the page asks to save a file of that name. */
  readonly saved: (name: string) => Promise<void>;
  readonly savedState: () => Promise<unknown>;
  readonly theme: (name: ThemeName) => Promise<void>;
  /** Waits until changes are painted. */
  readonly drawn: () => Promise<void>;
  /** Failures of the page: script errors, reported errors, and violations of the content policy. */
  readonly faults: readonly string[];
}

declare const panelMessages: {
  readonly type: string;
  readonly name?: string;
  readonly version?: number;
  readonly revision?: number;
}[];
declare const readSavedState: () => unknown;

/** Opens a script of `dist/` and waits until it is ready. `onMessage` also receives each message immediately. */
export async function openPage<H, P extends { readonly type: string }>(
  browser: Browser,
  { script, keyboard }: PageKind,
  { theme = 'dark', savedState, size = { width: 1100, height: 760 }, reducedMotion = false }: PageOptions,
  onMessage?: (message: P) => void,
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
      : route.fulfill({ contentType: 'text/html', body: pageText(theme, savedState, script) }),
  );
  if (onMessage !== undefined) await page.exposeFunction('onPanelMessage', onMessage);
  await page.goto(address);
  const opened: PageProbe<H, P> = {
    page,
    send: async (message) => {
      await page.evaluate((data) => window.postMessage(data, '*'), message as unknown);
    },
    messages: async () => (await page.evaluate(() => panelMessages)) as unknown as P[],
    async messageOf<T extends P['type']>(type: T) {
      await page.waitForFunction(
        (wanted) => panelMessages.some((message) => message.type === wanted),
        type as string,
      );
      const found = await page.evaluate(
        (wanted) => panelMessages.filter((each) => each.type === wanted).at(-1),
        type as string,
      );
      return found as unknown as Extract<P, { type: T }>;
    },
    async painted(version) {
      await page.waitForFunction(
        (wanted) =>
          panelMessages.some((each) => each.type === 'painted' && (each.version ?? each.revision) === wanted),
        version,
      );
    },
    async press(...keys) {
      await page.focus(keyboard);
      for (const key of keys) await page.keyboard.press(key);
    },
    async saved(name) {
      await page.waitForFunction(
        (wanted) => panelMessages.some((message) => message.type === 'save' && message.name === wanted),
        name,
      );
    },
    savedState: () => page.evaluate(() => readSavedState()),
    theme: (name) => setTheme(page, name),
    drawn: () =>
      page.evaluate(
        () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
      ),
    faults,
  };
  await opened.messageOf('ready');
  return opened;
}

/** Changes the theme as VS Code does. */
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

/** A page that takes the role of VS Code for a script. */
function pageText(theme: ThemeName, savedState: unknown, script: string): string {
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
const panelMessages = [];
var savedData = ${JSON.stringify(savedState ?? null)};
const readSavedState = () => savedData;
function acquireVsCodeApi() {
  return {
    postMessage: (message) => {
      panelMessages.push(message);
      if (message.type === 'failed') console.error(message.message);
      globalThis.onPanelMessage?.(message);
    },
    getState: () => savedData,
    setState: (state) => { savedData = state; },
  };
}
</script>
<script type="module" nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}
