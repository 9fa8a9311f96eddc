import {
  balanceIn,
  canonical,
  faultsOf,
  levelOfFloor,
  placeOfEntry,
  RoomsLanguage,
  roomsAt,
  type RoomsRegistry,
  type RoomsSpan,
} from '../../language';
import { serializeRegistry } from '../../../engine/rooms';
import {
  isRoomsFileRequest,
  roomsAtRequest,
  roomsChangedNotification,
  roomsLevelRequest,
  roomsPlaceRequest,
  roomsRegistryRequest,
  type RoomsRange,
} from '../../../protocol/rooms';
import type { ServiceHost } from '../host';

/** Serves the requests of the rooms panel, and notifies it when registries may have changed. */
export function serveRooms(host: ServiceHost): void {
  const { project } = host;
  const registryOf = async (uri: string): Promise<RoomsRegistry | undefined> => {
    if (!host.isChecked(uri)) return undefined;
    // only query files that belong to the language, or did before they were deleted
    const report = await project.report(uri);
    const language = project.languageOf(RoomsLanguage);
    if (report === undefined ? language?.kindOf(canonical(uri)) !== 'rooms' : report.kind !== 'rooms')
      return undefined;
    const registry = await language?.registryFor(canonical(uri));
    return registry?.texts.length === 0 ? undefined : registry;
  };
  /** Returns the URI in the editor's spelling. */
  const shownUri = (file: string): string => project.openDocument(file)?.uri ?? file;
  const rangeOf = ({ file, document, span }: RoomsSpan): RoomsRange => ({
    uri: shownUri(file),
    range: document.lines.rangeOf(span),
  });
  host.onRequest(roomsRegistryRequest, async ({ uri }) => {
    const registry = await registryOf(uri);
    if (registry === undefined) return null;
    const { count, first } = faultsOf(registry);
    const isThere = registry.texts.some(({ file }) => file.file === canonical(uri));
    return {
      uri: isThere ? uri : shownUri(registry.texts[0]?.file.file ?? uri),
      revision: registry.revision,
      registry: serializeRegistry(registry.registry),
      errors: count,
      firstError: first === undefined ? null : rangeOf(first),
    };
  });
  host.onRequest(isRoomsFileRequest, async ({ uri }) => {
    await project.whenScanned();
    return host.isChecked(uri) && project.languageOf(RoomsLanguage)?.kindOf(canonical(uri)) === 'rooms';
  });
  host.onRequest(roomsAtRequest, async ({ uri, version, position }) => {
    const registry = await registryOf(uri);
    const open = project.openDocument(uri);
    const text = registry?.texts.find(({ file }) => file.file === canonical(uri));
    // a text read from disk is kept while the same text is opened
    if (open?.version !== version || text?.document.text !== open.document.text) return null;
    return roomsAt(text, text.document.lines.offsetAt(position)) ?? null;
  });
  host.onRequest(roomsPlaceRequest, async ({ uri, revision, at }) => {
    const registry = await registryOf(uri);
    const place = registry?.revision === revision ? placeOfEntry(registry, at) : undefined;
    return place === undefined ? null : rangeOf(place);
  });
  host.onRequest(roomsLevelRequest, async ({ uri, floor, seed }) => {
    const registry = await registryOf(uri);
    return registry === undefined
      ? { fault: 'This file defines no rooms.' }
      : levelOfFloor(registry.registry, floor, seed, balanceIn(await project.settingsFor(uri)));
  });
  project.onChange((change) => {
    const language = project.languageOf(RoomsLanguage);
    const ours =
      change === 'everything' ? [] : change.uris.filter((uri) => language?.kindOf(uri) !== undefined);
    if (change !== 'everything' && ours.length === 0) return;
    if (host.isOwnClient) host.notify(roomsChangedNotification);
    // names and shares depend on all files, so decorations of the other open files must be refreshed
    const others = ours.flatMap((uri) => language?.dependenciesOf(uri) ?? []);
    if (change === 'everything' || others.some((uri) => project.openDocument(uri) !== undefined))
      host.refreshDecorations();
  });
}
