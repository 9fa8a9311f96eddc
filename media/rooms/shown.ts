import {
  cellsOfSpot,
  drawnSpot,
  floorPicture,
  generateFloor,
  prefabPicture,
  roomsGame,
  waitingCells,
  type Floor,
  type Generated,
  type Picture,
  type Prefab,
  type Registry,
  type Run,
  type VariantBlock,
} from '../../engine/rooms';
import type { RoomsTarget } from '../../protocol/rooms';
import type { Play } from './play';
import type { View } from './view';

/** The content of the stage. */
export type Shown =
  | {
      readonly kind: 'prefab';
      readonly prefab: Prefab;
      readonly picture: Picture;
      readonly blocks: readonly VariantBlock[];
    }
  | { readonly kind: 'floor'; readonly made: Generated; readonly floor: Floor; readonly picture: Picture }
  | {
      readonly kind: 'run';
      /** All states from the start to the current one. */
      readonly runs: readonly Run[];
      /** The number of actions, including undone ones. */
      readonly count: number;
      readonly run: Run;
      readonly floor: Floor;
      readonly picture: Picture;
    }
  /** A floor that cannot be generated. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'nothing'; readonly message: string };

/** Creates a function that computes the content of the stage, cached until the view changes. */
export function createShownOf(): (view: View) => Shown {
  let key: readonly unknown[] = [];
  let shown: Shown = { kind: 'nothing', message: '' };
  const runsOf = createRunsOf();
  return (view) => {
    const { known, gone, tab, prefab, floor, seed, play } = view;
    const next = [known, gone, tab, tab === 'prefabs' ? prefab : floor, seed, play];
    if (next.every((one, index) => one === key[index]) && key.length > 0) return shown;
    key = next;
    shown = work(view, runsOf);
    return shown;
  };
}

function work({ known, gone, tab, prefab, floor, seed, play }: View, runsOf: RunsOf): Shown {
  if (known === null) return { kind: 'nothing', message: gone ?? 'Loading the rooms…' };
  const { registry } = known;
  if (tab === 'prefabs') {
    const drawn = prefab === null ? undefined : registry.prefabs.get(prefab);
    if (drawn === undefined) return { kind: 'nothing', message: 'There is no valid prefab to show.' };
    const { blocks, ...picture } = prefabPicture(drawn);
    return { kind: 'prefab', prefab: drawn, picture, blocks };
  }
  if (floor === null) return { kind: 'nothing', message: 'There is no valid floor to show.' };
  if (play !== null) {
    const all = runsOf(registry, play);
    const runs = all.slice(0, play.at + 1);
    const run = runs.at(-1);
    if (run !== undefined && run.floor.tiles.length > 0) {
      const waiting = waitingCells(registry, run.floor, run.enemies.length);
      const picture = { ...floorPicture(run.floor, waiting), player: run.player.cell };
      return { kind: 'run', runs, count: all.length - 1, run, floor: run.floor, picture };
    }
  }
  const result = generateFloor(registry, floor, seed);
  if (!result.ok) return { kind: 'failed', message: result.fault.message };
  const { made } = result;
  const picture = floorPicture(made.floor, waitingCells(registry, made.floor));
  return { kind: 'floor', made, floor: made.floor, picture };
}

type RunsOf = (registry: Registry, play: Play) => readonly Run[];

/** Replays actions up to the first impossible one. States of unchanged actions are reused. */
function createRunsOf(): RunsOf {
  let from: {
    readonly registry: Registry;
    readonly start: string;
    readonly actions: readonly string[];
  } | null = null;
  let runs: Run[] = [];
  return (registry, { floor, seed, cell, actions }) => {
    const start = JSON.stringify([floor, seed, cell]);
    const isSame = from?.registry === registry && from.start === start;
    if (!isSame)
      runs = registry.floors.has(floor) ? [roomsGame.init({ registry, from: { floor, cell } }, seed)] : [];
    else {
      const { actions: before } = from ?? { actions: [] };
      const other = actions.findIndex((action, index) => action !== before[index]);
      runs = runs.slice(0, (other < 0 ? actions.length : other) + 1);
    }
    from = { registry, start, actions };
    while (runs.length > 0 && runs.length <= actions.length) {
      const [last, id] = [runs.at(-1), actions[runs.length - 1]];
      const next = last && id !== undefined ? acted(last, id) : undefined;
      if (next?.refused !== null) break;
      runs.push(next);
    }
    return [...runs];
  };
}

function acted(run: Run, id: string): Run | undefined {
  try {
    return roomsGame.apply(run, { id });
  } catch {
    // the saved actions may be invalid
    return undefined;
  }
}

/** The source of a cell: its room or variant, and the position in its prefab. */
export interface CellPlace {
  readonly at: RoomsTarget;
  /** The index of the room on a floor. */
  readonly room?: number;
  readonly block?: VariantBlock;
}

export function placeOfCell(shown: Shown, registry: Registry, cell: number): CellPlace | undefined {
  if (!('picture' in shown)) return undefined;
  const x = cell % shown.picture.width;
  const y = Math.floor(cell / shown.picture.width);
  const isIn = (rect: { x: number; y: number; width: number; height: number }): boolean =>
    x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height;
  if (shown.kind === 'prefab') {
    const block = shown.blocks.find(isIn);
    if (block === undefined) return undefined;
    const spot = drawnSpot({ x: x - block.x, y: y - block.y }, block, block.number);
    return { at: { kind: 'prefab', id: shown.prefab.id, spot }, block };
  }
  const { rooms, plan } = shown.floor;
  const index = rooms.findIndex(({ rect }) => isIn(rect));
  const room = rooms[index];
  if (room === undefined || !registry.prefabs.has(room.prefab)) return { at: { kind: 'floor', id: plan } };
  const { rect, variant, prefab } = room;
  const spot = drawnSpot({ x: x - rect.x, y: y - rect.y }, rect, variant);
  return { at: { kind: 'prefab', id: prefab, spot }, room: index };
}

/** The cells and rooms that correspond to the text's caret. */
export function marksOf(
  shown: Shown,
  { caret, known }: View,
): { readonly cells: readonly number[]; readonly rooms: readonly number[] } {
  const none = { cells: [], rooms: [] };
  if (caret?.kind !== 'prefab' || known === null || !('picture' in shown)) return none;
  const { width } = shown.picture;
  const prefab = known.registry.prefabs.get(caret.id);
  if (prefab === undefined) return none;
  const spot = (places: readonly { x: number; y: number; number: number }[]): number[] =>
    caret.spot === undefined ? [] : cellsOfSpot(width, prefab, places, caret.spot);
  if (shown.kind === 'prefab')
    return shown.prefab.id === caret.id ? { cells: spot(shown.blocks), rooms: [] } : none;
  const rooms = [...shown.floor.rooms.keys()].filter(
    (index) => shown.floor.rooms[index]?.prefab === caret.id,
  );
  const places = rooms.flatMap((index) => {
    const room = shown.floor.rooms[index];
    return room === undefined ? [] : [{ x: room.rect.x, y: room.rect.y, number: room.variant }];
  });
  return { cells: spot(places), rooms };
}
