/**
 * Messages between the rooms panel, the extension and the server, as plain types. The panel receives the registry of a
 * workspace folder, and generates floors and plays on them itself.
 */
import type { SerializedRegistry } from '../engine/rooms';
import type { HostChannelMessage, PageChannelMessage } from './channel';
import type { ChooseTranscriptRequest, SaveRequest } from './page-files';
import { notification, request } from './request';
import type { DocumentPosition, TextRange } from './server';
import type { RoomsTarget } from '../server/language/rooms/places';

export type { RoomsTarget } from '../server/language/rooms/places';

/** Returns the registry that a file belongs to, built from the current text of its files; `null` if the file defines no rooms. */
export const roomsRegistryRequest = request<RoomsRegistryParams, RoomsRegistryResult>(
  'reactor/rooms/registry',
);
export interface RoomsRegistryParams {
  readonly uri: string;
}
export type RoomsRegistryResult = {
  /** The requested file, or another file of its registry if that one was deleted. */
  readonly uri: string;
  /** Changes with every change of the files. */
  readonly revision: number;
  readonly registry: SerializedRegistry;
  /** Number of errors. Faulty definitions are not in the registry. */
  readonly errors: number;
  readonly firstError: RoomsRange | null;
} | null;

/** A range in a file. */
export interface RoomsRange {
  readonly uri: string;
  readonly range: TextRange;
}

/** Returns whether a file defines rooms, by its name or because a config file lists it. */
export const isRoomsFileRequest = request<IsRoomsParams, IsRoomsResult>('reactor/rooms/is');
export interface IsRoomsParams {
  readonly uri: string;
}
export type IsRoomsResult = boolean;

/** Returns the prefab or floor at the caret; `null` if there is none, or the document has another version. */
export const roomsAtRequest = request<RoomsAtParams, RoomsAtResult>('reactor/rooms/at');
export type RoomsAtParams = DocumentPosition;
export type RoomsAtResult = RoomsTarget | null;

/** Returns the range that defines an entry of a registry; `null` if there is none, or the registry has another revision. */
export const roomsPlaceRequest = request<RoomsPlaceParams, RoomsPlaceResult>('reactor/rooms/place');
export interface RoomsPlaceParams {
  /** URI of any file of the registry. */
  readonly uri: string;
  readonly revision: number;
  readonly at: RoomsTarget;
}
export type RoomsPlaceResult = RoomsRange | null;

/** Returns the text of a reactor level on the map of a generated floor, or the reason why there is none. */
export const roomsLevelRequest = request<RoomsLevelParams, RoomsLevelResult>('reactor/rooms/level');
export interface RoomsLevelParams {
  readonly uri: string;
  readonly floor: string;
  readonly seed: number;
}
export type RoomsLevelResult = { readonly text: string } | { readonly fault: string };

/** Sent whenever registries may have changed. */
export const roomsChangedNotification = notification('reactor/rooms/changed');

/** Increased when the meaning of a message changes. A panel restored from another version is reloaded. */
export const roomsPanelVersion = 3;

/** Requests of the panel. */
export interface RoomsRequests {
  readonly save: SaveRequest<'png' | 'svg' | 'text' | 'transcript'>;
  /** Lets the user choose a transcript of a run to replay. */
  readonly 'choose-transcript': ChooseTranscriptRequest;
}

/** Messages from the extension to the panel. */
export type RoomsHostMessage =
  | HostChannelMessage<RoomsRequests>
  /** The current registry. The first one answers `ready`. */
  | ({
      readonly type: 'registry';
      readonly name: string;
    } & NonNullable<RoomsRegistryResult>)
  /** There is no registry; the message gives the reason. */
  | { readonly type: 'gone'; readonly message: string }
  /** The prefab or floor at the caret, or `null`. */
  | { readonly type: 'caret'; readonly at: RoomsTarget | null }
  /** Shows a floor on request. */
  | { readonly type: 'show'; readonly floor: string; readonly seed: number | null }
  /** Plays a transcript of a run. */
  | { readonly type: 'replay'; readonly name: string; readonly text: string };

/** Messages from the panel to the extension. */
export type RoomsPanelMessage =
  | PageChannelMessage<RoomsRequests>
  /** The panel can receive messages. Nothing is sent before. */
  | { readonly type: 'ready'; readonly version: number }
  /** This revision of the registry was drawn. */
  | { readonly type: 'painted'; readonly revision: number; readonly shown: RoomsPanelState }
  /** Show the range of the text that defines the shown prefab or floor. */
  | { readonly type: 'reveal'; readonly revision: number; readonly at: RoomsTarget; readonly focus: boolean }
  | { readonly type: 'reveal-error' }
  | { readonly type: 'new-level'; readonly floor: string; readonly seed: number }
  /** An error occurred in the panel. */
  | { readonly type: 'failed'; readonly message: string };

/** Summarizes what a panel shows. */
export type RoomsPanelState =
  | { readonly kind: 'prefab'; readonly id: string }
  | { readonly kind: 'floor'; readonly id: string; readonly seed: number; readonly hash: string | null }
  | { readonly kind: 'run'; readonly floor: number; readonly turn: number; readonly status: string }
  | { readonly kind: 'nothing' };
