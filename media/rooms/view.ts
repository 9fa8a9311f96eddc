import { deserializeRegistry, type Id, type Registry } from '../../engine/rooms';
import type { HostChannelMessage } from '../../protocol/channel';
import type { RoomsHostMessage, RoomsRequests, RoomsTarget } from '../../protocol/rooms';
import type { Play } from './play';
import { replayOf } from './replay';

export const tabs = ['prefabs', 'floors'] as const;
export type Tab = (typeof tabs)[number];

/** The state of the panel. Immutable. */
export interface View {
  readonly known: {
    readonly uri: string;
    readonly name: string;
    readonly revision: number;
    readonly registry: Registry;
    readonly errors: number;
  } | null;
  /** A transcript to replay once the rooms have arrived. */
  readonly replay: { readonly name: string; readonly text: string } | null;
  /** The reason why there is nothing to show. */
  readonly gone: string | null;
  readonly tab: Tab;
  readonly prefab: Id | null;
  readonly floor: Id | null;
  readonly seed: number;
  readonly play: Play | null;
  /** -1 until it is first moved: it is then at a default position. */
  readonly cursor: number;
  /** The size of a cell in pixels; `null` fits the picture. */
  readonly cell: number | null;
  /** The object at the text's caret. */
  readonly caret: RoomsTarget | null;
  /** True until something is chosen: then the first caret selects what is shown. */
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

/** Seeds are 32-bit integers. */
export const seedLimit = 2 ** 32;

/** The ids of the floors in the order of their numbers. */
export function floorsOf(registry: Registry): Id[] {
  return [...registry.floors.values()]
    .sort((one, other) => one.number - other.number || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id);
}

/** Returns the view after a message of the extension. */
export function received(
  view: View,
  message: Exclude<RoomsHostMessage, HostChannelMessage<RoomsRequests>>,
): View {
  switch (message.type) {
    case 'registry': {
      const { uri, name, revision, errors } = message;
      const registry = deserializeRegistry(message.registry);
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

/** Replays the pending transcript. */
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

/** Replaces missing selections by existing ones. */
function chosen(view: View): View {
  const { known } = view;
  if (known === null) return view;
  const { prefabs } = known.registry;
  const floors = floorsOf(known.registry);
  return {
    ...view,
    prefab: view.prefab !== null && prefabs.has(view.prefab) ? view.prefab : ([...prefabs.keys()][0] ?? null),
    // keep a floor that has an error for the moment
    floor: view.floor ?? floors[0] ?? null,
  };
}

function pointed(view: View, caret: RoomsTarget | null): View {
  const next = { ...view, caret };
  if (caret === null) return next;
  const tab: Tab = view.isFresh && caret.kind === 'floor' ? 'floors' : view.tab;
  const isOther = caret.kind === 'prefab' ? caret.id !== view.prefab : caret.id !== view.floor;
  const isFollowed =
    isOther && view.play === null && tab === (caret.kind === 'prefab' ? 'prefabs' : 'floors');
  const part = isFollowed ? { [caret.kind]: caret.id, cursor: -1 } : {};
  return chosen({ ...next, tab, ...part, isFresh: false });
}
