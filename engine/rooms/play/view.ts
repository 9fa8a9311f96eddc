import type { ActionDefinition, TurnView } from '../../core';
import { tileCodes } from '../glyphs';
import type { Creature, ItemInstance, Room } from '../terms';
import { nextFloorFault } from './next-floor';
import type { Run, RunEvent } from './state';
import { isUnmade, steps } from './steps';

/** The part of a run that a player may know. */
export interface RunView extends TurnView {
  readonly floor: number;
  readonly position: readonly [number, number];
  readonly health: number;
  readonly room: Pick<Room, 'prefab' | 'cleared'> | null;
  readonly enemies: readonly Creature[];
  readonly bag: readonly ItemInstance[];
  readonly events: readonly RunEvent[];
}

/** Returns the visible state and the available actions. Only actions that would be accepted are offered. */
export function viewOf(run: Run): RunView {
  const { floor, player, enemies, bag, events, gameOver } = run;
  const room = floor.playerRoom === undefined ? undefined : floor.rooms[floor.playerRoom];
  const isOver = gameOver !== null || isUnmade(run);
  return {
    actions: isOver ? [] : actionsOf(run).map((id): ActionDefinition => ({ id, params: 'none' })),
    status: gameOver?.outcome === 'Won' ? 'won' : isOver ? 'failed' : 'playing',
    // every action is a turn
    hud: { actionsUsed: 0 },
    floor: floor.number,
    position: [player.cell % (floor.width || 1), Math.floor(player.cell / (floor.width || 1))],
    health: player.health,
    room: room === undefined ? null : { prefab: room.prefab, cleared: room.cleared },
    enemies,
    bag,
    events,
  };
}

function actionsOf({ floor, player, enemies, registry }: Run): string[] {
  if (enemies.length > 0) return ['fight'];
  // the outermost cells are walls, so that every neighbor of the player is a cell
  const ways = Object.entries(steps).flatMap(([id, [dx, dy]]) =>
    floor.tiles[player.cell + dy * floor.width + dx] === tileCodes.Wall ? [] : [id],
  );
  const room = floor.playerRoom === undefined ? undefined : floor.rooms[floor.playerRoom];
  if (room?.loot.includes(player.cell) === true) ways.push('pick_up');
  const isDown = floor.tiles[player.cell] === tileCodes.Stairs;
  if (isDown && nextFloorFault(registry, floor.number) === undefined) ways.push('descend');
  return ways;
}
