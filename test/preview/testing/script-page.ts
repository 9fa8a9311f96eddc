/** A page of one of our scripts alone in a browser, which plays VS Code's part. */
import type { Browser, Page } from 'playwright-core';
import { scriptAt } from './scripts';
import { themeClasses, themeVariables, type ThemeName } from './themes';

const address = 'http://panel.test/';

export interface ScriptPageOptions {
  readonly theme?: ThemeName;
  /** What the page kept when it was last open. */
  readonly kept?: unknown;
  readonly size?: { readonly width: number; readonly height: number };
  readonly reducedMotion?: boolean;
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

/** Opens a script of `dist/`, and waits until it listens. `hear` is told at once what it says, besides. */
export async function openScriptPage<H, P extends { readonly type: string }>(
  browser: Browser,
  script: string,
  { theme = 'dark', kept, size = { width: 1100, height: 760 }, reducedMotion = false }: ScriptPageOptions,
  hear?: (message: P) => void,
): Promise<ScriptPage<H, P>> {
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
