/**
 * What the panel of rooms, the extension and the server say to each other. Plain types. The panel is sent the registry of
 * a workspace folder, and makes floors of it and plays on them itself.
 */
import type { PlainRegistry } from '../engine/rooms';
import type { HostChannelMessage, PageChannelMessage } from './channel';
import type { ChooseTranscriptRequest, SaveRequest } from './page-files';
import { notification, request } from './request';
import type { DocumentPosition, TextRange } from './server';
import type { RoomsSpot } from '../server/language/rooms/places';

export type { RoomsSpot } from '../server/language/rooms/places';

/** Returns the registry that a file belongs to, built from the current text of its files; `null` if the file defines no rooms. */
export const roomsRegistryRequest = request<RoomsRegistryParams, RoomsRegistryResult>(
  'reactor/rooms/registry',
);
export interface RoomsRegistryParams {
  readonly uri: string;
}
export type RoomsRegistryResult = {
  /** The file that was asked about, or another one of its registry where that one is gone. */
  readonly uri: string;
  /** Another one whenever something in the files is another. */
  readonly revision: number;
  readonly registry: PlainRegistry;
  /** What has them is left out of the registry. */
  readonly errors: number;
  readonly firstError: RoomsRange | null;
} | null;

/** A place of a file. */
export interface RoomsRange {
  readonly uri: string;
  readonly range: TextRange;
}

/** Returns whether a file defines rooms, by its name or because a config file lists it. */
export const isRoomsRequest = request<IsRoomsParams, IsRoomsResult>('reactor/rooms/is');
export interface IsRoomsParams {
  readonly uri: string;
}
export type IsRoomsResult = boolean;

/** Returns the prefab or floor at the caret; `null` if there is none, or the document has another version. */
export const roomsAtRequest = request<RoomsAtParams, RoomsAtResult>('reactor/rooms/at');
export type RoomsAtParams = DocumentPosition;
export type RoomsAtResult = RoomsSpot | null;

/** Returns the range that defines an entry of a registry; `null` if there is none, or the registry has another revision. */
export const roomsPlaceRequest = request<RoomsPlaceParams, RoomsPlaceResult>('reactor/rooms/place');
export interface RoomsPlaceParams {
  /** Of any file of the registry. */
  readonly uri: string;
  readonly revision: number;
  readonly at: RoomsSpot;
}
export type RoomsPlaceResult = RoomsRange | null;

/** Returns the text of a reactor level on the map of a generated floor, or why there is none. */
export const roomsLevelRequest = request<RoomsLevelParams, RoomsLevelResult>('reactor/rooms/level');
export interface RoomsLevelParams {
  readonly uri: string;
  readonly floor: string;
  readonly seed: number;
}
export type RoomsLevelResult = { readonly text: string } | { readonly fault: string };

/** Sent whenever registries may have changed. */
export const roomsChangedNotification = notification('reactor/rooms/changed');

/** Raised whenever a message changes its meaning. A panel that was restored by another version is made anew. */
export const roomsPanelVersion = 3;

/** Requests of the panel. */
export interface RoomsRequests {
  readonly save: SaveRequest<'png' | 'svg' | 'text' | 'transcript'>;
  /** Of a run, to be played. */
  readonly 'choose-transcript': ChooseTranscriptRequest;
}

/** From the extension to the panel. */
export type RoomsHostMessage =
  | HostChannelMessage<RoomsRequests>
  /** The registry as it now is. The first one answers `ready`. */
  | ({
      readonly type: 'registry';
      readonly name: string;
    } & NonNullable<RoomsRegistryResult>)
  /** There is no registry: a sentence that says why. */
  | { readonly type: 'gone'; readonly message: string }
  /** What the caret is about; `null` where that is nothing. */
  | { readonly type: 'caret'; readonly at: RoomsSpot | null }
  /** Show a floor, as somebody asked for it. */
  | { readonly type: 'show'; readonly floor: string; readonly seed: number | null }
  /** Play a transcript of a run. */
  | { readonly type: 'replay'; readonly name: string; readonly text: string };

/** From the panel to the extension. */
export type RoomsPanelMessage =
  | PageChannelMessage<RoomsRequests>
  /** The panel listens. Nothing is sent before it. */
  | { readonly type: 'ready'; readonly version: number }
  /** A picture of this revision of the registry is on the screen. */
  | { readonly type: 'painted'; readonly revision: number; readonly shown: RoomsShown }
  /** Show where the text says what is to be seen. */
  | { readonly type: 'reveal'; readonly revision: number; readonly at: RoomsSpot; readonly focus: boolean }
  | { readonly type: 'reveal-error' }
  | { readonly type: 'new-level'; readonly floor: string; readonly seed: number }
  /** Something failed inside of the panel. */
  | { readonly type: 'failed'; readonly message: string };

/** What a panel shows, in short. */
export type RoomsShown =
  | { readonly kind: 'prefab'; readonly id: string }
  | { readonly kind: 'floor'; readonly id: string; readonly seed: number; readonly hash: string | null }
  | { readonly kind: 'run'; readonly floor: number; readonly turn: number; readonly status: string }
  | { readonly kind: 'nothing' };
