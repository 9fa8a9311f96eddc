import { MalformedAction, type SubmittedAction, type TurnReducer } from '../../core';
import { randomStateFromSeed } from '../../core/xoshiro';
import { generateFrom } from '../generator/generate';
import { tileCodes } from '../glyphs';
import type { FloorPlan } from '../terms';
import { enter } from './enter';
import { exchange } from './fight';
import { pickUp } from './loot';
import { runRules } from './rules';
import type { Outcome, Run, RunLevel, RunRefusal } from './state';
import { faultyFloorBefore, nextFloorFault, planOf } from './next-floor';
import { isUnmade, steps } from './steps';
import { viewOf, type RunView } from './view';

/**
 * A run through the floors of a registry, in the order of their numbers. The first floor equals the result of
 * `generateFloor` with the same seed.
 */
export const roomsGame: TurnReducer<RunLevel, Run, RunView> = {
  init: start,
  apply: (run, action) => {
    const act = actionOf(action);
    if (run.gameOver !== null || isUnmade(run)) return refuse(run, 'game-over');
    if (run.enemies.length > 0 && action.id !== 'fight') return refuse(run, 'in-fight');
    return act({ ...run, events: [], refused: null, fault: null });
  },
  view: viewOf,
};

function start({ registry, from }: RunLevel, seed: number): Run {
  const empty: Run = {
    registry,
    floor: {
      plan: '',
      number: 0,
      tiles: new Uint8Array(0),
      width: 0,
      height: 0,
      rooms: [],
      playerRoom: undefined,
    },
    player: { cell: 0, health: runRules.health },
    enemies: [],
    bag: [],
    chance: randomStateFromSeed(seed),
    turn: 0,
    gameOver: null,
    events: [],
    refused: null,
    fault: null,
  };
  const numbers = [...registry.floors.values()].map(({ number }) => number);
  const lowest = Math.min(...numbers);
  const faulty = from === undefined ? faultyFloorBefore(registry, lowest) : undefined;
  if (faulty !== undefined) return { ...empty, fault: faulty };
  const first = from === undefined ? planOf(registry, lowest) : registry.floors.get(from.floor);
  const named = from === undefined ? '' : ` ${JSON.stringify(from.floor)}`;
  const there = [...registry.floors.keys()].sort().join(', ');
  const message = `There is no floor${named} without errors to begin with.${there === '' ? '' : ` There are ${there}.`}`;
  return first === undefined
    ? { ...empty, fault: { code: 'unknown-floor', message } }
    : arrive(empty, first, from?.cell);
}

function actionOf({ id }: SubmittedAction): (run: Run) => Run {
  const step = Object.hasOwn(steps, id) ? steps[id] : undefined;
  if (step !== undefined) return (run) => walk(run, step);
  switch (id) {
    case 'fight':
      return (run) => (run.enemies.length === 0 ? refuse(run, 'no-fight') : accept(exchange(run)));
    case 'pick_up':
      return (run) => {
        const picked = pickUp(run);
        return picked === undefined ? refuse(run, 'nothing-here') : accept(picked);
      };
    case 'descend':
      return descend;
    default: {
      const known = [...Object.keys(steps), 'fight', 'pick_up', 'descend'].map((each) =>
        JSON.stringify(each),
      );
      throw new MalformedAction(
        `There is no action ${JSON.stringify(id)}. Write one of ${known.join(', ')}.`,
      );
    }
  }
}

function walk(run: Run, [dx, dy]: readonly [number, number]): Run {
  const { width, height, tiles } = run.floor;
  const x = (run.player.cell % width) + dx;
  const y = Math.floor(run.player.cell / width) + dy;
  const cell = y * width + x;
  const isInside = x >= 0 && y >= 0 && x < width && y < height;
  if (!isInside || tiles[cell] === tileCodes.Wall) return refuse(run, 'blocked');
  return accept(enter({ ...run, player: { ...run.player, cell } }));
}

/**
 * Descends to the floor with the next number. The rules have no last number: without a next floor the run is won. A next
 * floor with an error is not the end.
 */
function descend(run: Run): Run {
  if (run.floor.tiles[run.player.cell] !== tileCodes.Stairs) return refuse(run, 'no-stairs');
  const { registry, floor } = run;
  const fault = nextFloorFault(registry, floor.number);
  if (fault !== undefined) return { ...refuse(run, 'floor-cannot-be-made'), fault };
  const next = planOf(registry, floor.number + 1);
  if (next !== undefined) {
    const arrived = arrive(run, next);
    return arrived.fault === null
      ? accept(arrived)
      : { ...refuse(run, 'floor-cannot-be-made'), fault: arrived.fault };
  }
  const outcome: Outcome = 'Won';
  return accept({ ...run, gameOver: { outcome }, events: [{ event: 'game_over', outcome }] });
}

/**
 * Generates a floor and puts the player, healed, on a cell of it, or at its entrance if that cell is not walkable. The
 * previous floor is not kept.
 */
function arrive(run: Run, plan: FloorPlan, wanted = -1): Run {
  const result = generateFrom(run.registry, plan, run.chance);
  if (!result.ok) return { ...run, fault: result.fault };
  const { floor, chance } = result.made;
  const isFree = (floor.tiles[wanted] ?? tileCodes.Wall) !== tileCodes.Wall;
  const cell = isFree ? wanted : floor.tiles.indexOf(tileCodes.Entrance);
  return enter({
    ...run,
    floor,
    chance,
    player: { cell, health: runRules.health },
    events: [{ event: 'floor_entered', number: floor.number }],
  });
}

function accept(run: Run): Run {
  return { ...run, turn: run.turn + 1 };
}

function refuse(run: Run, refused: RunRefusal): Run {
  return { ...run, refused, events: [] };
}
