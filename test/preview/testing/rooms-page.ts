/** The page of the rooms panel in a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { joinRooms, serializeRegistry, type SerializedRegistry } from '../../../engine/rooms';
import { readDocument } from '../../../server/language';
import { readRoomsText } from '../../../server/language/rooms/analyse';
import type { RoomsHostMessage, RoomsPanelMessage, RoomsPanelState } from '../../../protocol/rooms';
import { openPage, type PageProbe, type PageOptions } from './page-probe';

/** The registry of several texts. */
export function registryOf(...texts: readonly string[]): SerializedRegistry {
  const files = texts.map(
    (text, index) => readRoomsText(`file:///${index}`, readDocument(text), undefined).file,
  );
  return serializeRegistry(joinRooms(files).registry);
}

const sample = (name: string): string =>
  readFileSync(join(__dirname, '../../../../samples/rooms', `${name}.rooms.toml`), 'utf8');

/** The sample mod. */
export const samples = registryOf(sample('core'), sample('deeper'));

export interface RoomsPage extends PageProbe<RoomsHostMessage, RoomsPanelMessage> {
  readonly know: (registry: SerializedRegistry, errors?: number) => Promise<void>;
  /** A summary of the screen after all changes are painted. */
  readonly shown: () => Promise<RoomsPanelState>;
}

export interface RoomsPageOptions extends PageOptions {
  readonly registry?: SerializedRegistry;
}

/** Opens the page on a registry and waits until it is painted. */
export async function openRoomsPage(
  browser: Browser,
  { registry = samples, ...options }: RoomsPageOptions = {},
): Promise<RoomsPage> {
  const base = await openPage<RoomsHostMessage, RoomsPanelMessage>(
    browser,
    { script: 'rooms.js', keyboard: '[role=grid]' },
    options,
  );
  const { send, messageOf, painted, drawn } = base;
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
      await painted(revision);
    },
    async shown() {
      await drawn();
      return (await messageOf('painted')).shown;
    },
  };
  await opened.know(registry);
  return opened;
}
