import { registryFrom, type Id, type Registry } from '../../engine/rooms';
import type { HostChannelMessage } from '../../protocol/channel';
import type { RoomsHostMessage, RoomsRequests, RoomsSpot } from '../../protocol/rooms';
import type { Play } from './play';
import { replayOf } from './replay';

export const tabs = ['prefabs', 'floors'] as const;
export type Tab = (typeof tabs)[number];

/** What the panel shows. Immutable. */
export interface View {
  readonly known: {
    readonly uri: string;
    readonly name: string;
    readonly revision: number;
    readonly registry: Registry;
    readonly errors: number;
  } | null;
  /** A transcript that is played as soon as there is something to play it on. */
  readonly replay: { readonly name: string; readonly text: string } | null;
  /** Why there is nothing to show. */
  readonly gone: string | null;
  readonly tab: Tab;
  readonly prefab: Id | null;
  readonly floor: Id | null;
  readonly seed: number;
  readonly play: Play | null;
  /** -1 before anybody has moved it: it is where one would look first. */
  readonly cursor: number;
  /** The side of a cell in pixels; `null` where the picture fits. */
  readonly cell: number | null;
  /** What the text's caret is about. */
  readonly caret: RoomsSpot | null;
  /** Whether nothing has been chosen yet, so that the first caret does. */
  readonly isFresh: boolean;
  readonly notice: { readonly text: string; readonly isBad: boolean };
}

export const firstView: View = {
  known: null,
  replay: null,
  gone: null,
  tab: 'prefabs',
  prefab: null,
  floor: null,
  seed: 1,
  play: null,
  cursor: -1,
  cell: null,
  caret: null,
  isFresh: true,
  notice: { text: '', isBad: false },
};

/** Seeds are whole numbers of 32 bits. */
export const seedLimit = 2 ** 32;

/** The floors, in the order of their numbers. */
export function floorsOf(registry: Registry): Id[] {
  return [...registry.floors.values()]
    .sort((one, other) => one.number - other.number || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id);
}

/** What comes of a message of the extension. */
export function received(
  view: View,
  message: Exclude<RoomsHostMessage, HostChannelMessage<RoomsRequests>>,
): View {
  switch (message.type) {
    case 'registry': {
      const { uri, name, revision, errors } = message;
      const registry = registryFrom(message.registry);
      return replayed(chosen({ ...view, gone: null, known: { uri, name, revision, errors, registry } }));
    }
    case 'gone':
      return { ...view, gone: message.message, known: null };
    case 'caret':
      return pointed(view, message.at);
    case 'show': {
      const { floor, seed } = message;
      const next: View = {
        ...view,
        tab: 'floors',
        floor,
        seed: seed ?? view.seed,
        play: null,
        isFresh: false,
      };
      return { ...next, notice: { text: '', isBad: false }, cursor: -1 };
    }
    case 'replay': {
      const { name, text } = message;
      return replayed({ ...view, replay: { name, text } });
    }
  }
}

/** A view in which the transcript that was to be played is. */
function replayed(view: View): View {
  const { replay, known } = view;
  if (replay === null || known === null) return view;
  const { play, text, isBad } = replayOf(replay, known.registry, floorsOf(known.registry)[0]);
  const notice = { text, isBad };
  const next: View = { ...view, replay: null, notice };
  if (play === null) return next;
  return {
    ...next,
    tab: 'floors',
    floor: play.floor,
    seed: play.seed,
    play: { ...play, verdict: notice },
    cursor: -1,
    isFresh: false,
  };
}

/** A view that shows something that there is. */
function chosen(view: View): View {
  const { known } = view;
  if (known === null) return view;
  const { prefabs } = known.registry;
  const floors = floorsOf(known.registry);
  return {
    ...view,
    prefab: view.prefab !== null && prefabs.has(view.prefab) ? view.prefab : ([...prefabs.keys()][0] ?? null),
    // a floor that has an error for a moment is waited for
    floor: view.floor ?? floors[0] ?? null,
  };
}

function pointed(view: View, caret: RoomsSpot | null): View {
  const next = { ...view, caret };
  if (caret === null) return next;
  const tab: Tab = view.isFresh && caret.kind === 'floor' ? 'floors' : view.tab;
  const isOther = caret.kind === 'prefab' ? caret.id !== view.prefab : caret.id !== view.floor;
  const isFollowed =
    isOther && view.play === null && tab === (caret.kind === 'prefab' ? 'prefabs' : 'floors');
  const part = isFollowed ? { [caret.kind]: caret.id, cursor: -1 } : {};
  return chosen({ ...next, tab, ...part, isFresh: false });
}
