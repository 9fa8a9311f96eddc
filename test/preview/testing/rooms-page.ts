/** The page of the panel of rooms alone in a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { joinRooms, plainRegistry, type PlainRegistry } from '../../../engine/rooms';
import { readDocument } from '../../../server/language';
import { readRoomsText } from '../../../server/language/rooms/analyse';
import type { RoomsHostMessage, RoomsPanelMessage, RoomsShown } from '../../../server/protocol-rooms';
import { pageText } from './panel-page';
import { scriptAt } from './scripts';
import type { ThemeName } from './themes';

const address = 'http://rooms.test/';

/** What texts of files say together. */
export function registryOf(...texts: readonly string[]): PlainRegistry {
  const files = texts.map(
    (text, index) => readRoomsText(`file:///${index}`, readDocument(text), undefined).file,
  );
  return plainRegistry(joinRooms(files).registry);
}

const sample = (name: string): string =>
  readFileSync(join(__dirname, '../../../../samples/rooms', `${name}.rooms.toml`), 'utf8');

/** The sample mod. */
export const samples = registryOf(sample('core'), sample('deeper'));

export interface RoomsPage {
  readonly page: Page;
  readonly send: (message: RoomsHostMessage) => Promise<void>;
  readonly know: (registry: PlainRegistry, errors?: number) => Promise<void>;
  /** What the page has said. */
  readonly said: () => Promise<RoomsPanelMessage[]>;
  readonly heard: <T extends RoomsPanelMessage['type']>(
    type: T,
  ) => Promise<Extract<RoomsPanelMessage, { type: T }>>;
  /** What is on the screen, in short, once all that was done shows. */
  readonly shown: () => Promise<RoomsShown>;
  /** Waits until the page wants a file of that name saved. */
  readonly saved: (name: string) => Promise<void>;
  readonly kept: () => Promise<unknown>;
  /** Presses keys on the cells. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly faults: readonly string[];
}

declare const panelSaid: RoomsPanelMessage[];
declare const panelKept: () => unknown;

export interface RoomsPageOptions {
  readonly registry?: PlainRegistry;
  readonly theme?: ThemeName;
  readonly kept?: unknown;
  readonly size?: { readonly width: number; readonly height: number };
}

/** Opens the page on a registry, and waits until something is shown of it. */
export async function openRoomsPage(
  browser: Browser,
  { registry = samples, theme = 'dark', kept, size = { width: 1100, height: 760 } }: RoomsPageOptions = {},
): Promise<RoomsPage> {
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
      : route.fulfill({ contentType: 'text/html', body: pageText(theme, kept, 'rooms.js') }),
  );
  await page.goto(address);
  let revision = 0;
  const drawn = (): Promise<void> =>
    page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
  const send = (message: RoomsHostMessage): Promise<void> =>
    page.evaluate((data) => window.postMessage(data, '*'), message);
  const opened: RoomsPage = {
    page,
    send,
    async know(known, errors = 0) {
      revision++;
      const uri = 'file:///mod/core.rooms.toml';
      await send({
        type: 'registry',
        uri,
        name: 'core',
        revision,
        registry: known,
        errors,
        firstError: null,
      });
      await page.waitForFunction(
        (wanted) => panelSaid.some((message) => message.type === 'painted' && message.revision === wanted),
        revision,
      );
    },
    said: () => page.evaluate(() => panelSaid),
    async heard<T extends RoomsPanelMessage['type']>(type: T) {
      await page.waitForFunction((wanted) => panelSaid.some((message) => message.type === wanted), type);
      const found = await page.evaluate(
        (wanted) => panelSaid.filter((each) => each.type === wanted).at(-1),
        type,
      );
      return found as Extract<RoomsPanelMessage, { type: T }>;
    },
    async shown() {
      await drawn();
      return (await opened.heard('painted')).shown;
    },
    async saved(name) {
      await page.waitForFunction(
        (wanted) => panelSaid.some((message) => message.type === 'save' && message.name === wanted),
        name,
      );
    },
    kept: () => page.evaluate(() => panelKept()),
    async press(...keys) {
      await page.focus('[role=grid]');
      for (const key of keys) await page.keyboard.press(key);
    },
    faults,
  };
  await opened.heard('ready');
  await opened.know(registry);
  return opened;
}
