/** Opens VS Code in a headless browser, for pictures and for tests that drive its real user interface. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchChromium } from './chromium';
import { limits } from './limits';
import { obtainNpmServer } from './npm-server-install';
import { startServer } from './npm-server';
import { pageAddress } from './page-address';
import { setDefaults } from './page-settings';
import { repositoryRoot } from './paths';
import { chooseTheme, type ThemeName } from './themes';

export interface OpenOptions {
  /** The workspace folder, an absolute path. */
  readonly folder: string;
  /** A file to open in it, an absolute path. */
  readonly file?: string;
  /** The line of it to show, from 1. */
  readonly line?: number;
  readonly theme?: ThemeName;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The extension under development; this repository unless given. */
  readonly extension?: string;
  /** Size of the page, in CSS pixels. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Device pixels per CSS pixel, for sharper pictures. */
  readonly scale?: number;
  /** Called with messages of the installation of VS Code. */
  readonly say?: (line: string) => void;
}

/** A workbench in a page; `end` closes the browser and the server. */
export interface OpenedVsCode {
  readonly page: Page;
  /** Absolute path of VS Code's backups of unsaved documents. */
  readonly backups: string;
  readonly end: () => Promise<void>;
}

/** Settings that hide the trust prompt and the secondary side bar. */
const calmSettings = {
  'security.workspace.trust.enabled': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.iconTheme': 'vs-seti',
} as const;

/** Opens a folder in VS Code with the extension; resolves when the workbench is ready and `file` is shown. */
export async function openVsCode(options: OpenOptions): Promise<OpenedVsCode> {
  const npmServer = await obtainNpmServer(options.say ?? (() => undefined));
  const browser = await launchChromium();
  try {
    const server = await startServer(npmServer);
    const end = async (): Promise<void> => {
      await browser.close();
      await server.end();
    };
    try {
      const page = await browser.newPage({
        viewport: options.size ?? { width: 1280, height: 800 },
        deviceScaleFactor: options.scale ?? 1,
      });
      page.setDefaultTimeout(limits.workbench);
      await setDefaults(page, {
        ...calmSettings,
        ...options.settings,
      });
      const { file } = options;
      await page.goto(pageAddress(server.authority, { extension: repositoryRoot, ...options }));
      await page.waitForSelector('.monaco-workbench .part.editor');
      if (file !== undefined) await page.waitForSelector('.editor-instance .view-lines .view-line');
      await chooseTheme(page, options.theme ?? 'dark');
      return { page, backups: join(server.dataFolder, 'data', 'User', 'Backups'), end };
    } catch (error) {
      await server.end();
      throw error;
    }
  } catch (error) {
    await browser.close();
    throw error;
  }
}
