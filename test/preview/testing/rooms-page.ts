/** The page of the panel of rooms alone in a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { joinRooms, plainRegistry, type PlainRegistry } from '../../../engine/rooms';
import { readDocument } from '../../../server/language';
import { readRoomsText } from '../../../server/language/rooms/analyse';
import type { RoomsHostMessage, RoomsPanelMessage, RoomsShown } from '../../../protocol/rooms';
import { openScriptPage, type ScriptPage, type ScriptPageOptions } from './script-page';

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

export interface RoomsPage extends ScriptPage<RoomsHostMessage, RoomsPanelMessage> {
  readonly know: (registry: PlainRegistry, errors?: number) => Promise<void>;
  /** What is on the screen, in short, once all that was done shows. */
  readonly shown: () => Promise<RoomsShown>;
  /** Presses keys on the cells. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
}

declare const panelSaid: RoomsPanelMessage[];

export interface RoomsPageOptions extends ScriptPageOptions {
  readonly registry?: PlainRegistry;
}

/** Opens the page on a registry, and waits until something is shown of it. */
export async function openRoomsPage(
  browser: Browser,
  { registry = samples, ...options }: RoomsPageOptions = {},
): Promise<RoomsPage> {
  const base = await openScriptPage<RoomsHostMessage, RoomsPanelMessage>(browser, 'rooms.js', options);
  const { page, send, heard, drawn } = base;
  let revision = 0;
  const opened: RoomsPage = {
    ...base,
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
    async shown() {
      await drawn();
      return (await heard('painted')).shown;
    },
    async press(...keys) {
      await page.focus('[role=grid]');
      for (const key of keys) await page.keyboard.press(key);
    },
  };
  await opened.know(registry);
  return opened;
}
