import { perCarrier } from '../terms';
import { endTurn } from '../simulation/apply';
import { harm, harmAt } from '../simulation/derive';
import type { Draft } from '../simulation/draft';
import type { Machine } from '../simulation/machine';
import type { State } from '../simulation/state';
import { mixedHash, type Hash } from './interner';
import { createInterners, nameOf, partsOf } from './interners';
import { readsOf, turnThatMatters, type Reads } from './reads';
import { createScratch } from './scratch';
import type { RobotRead, TurnEnd, World, Worlds } from './world';

/**
 * The approximate size in bytes of a world without its arrays (its state, its members, its name), and of a link to
 * another one.
 */
const worldBytes = 900;
const linkBytes = 200;

/** Creates the collection of the worlds of a machine. The machine's own arena is not used. */
export function createWorlds(given: Machine, hash: Hash = mixedHash): Worlds {
  const stateBytes = 17 * given.size;
  const scratch = createScratch(stateBytes);
  const machine: Machine = { ...given, arena: scratch };
  const reads = readsOf(machine);
  const known = new Map<string, World>();
  let bytes = 0;
  let simulated = 0;
  const grew = (more: number) => (bytes += more);
  const interners = createInterners(stateBytes, hash, grew);
  const isHarmless = isEmptyHarmless(machine);

  const worldOf = (state: State, from: World | null): World => {
    const parts = partsOf(state, from, interners);
    const turn = turnThatMatters(reads, state.turn, state.fired);
    const name = nameOf(state, parts, turn, reads, interners);
    const met = known.get(name);
    if (met !== undefined) return met;
    const hazards = parts.hazards.array;
    const kept: State = {
      ...state,
      turn,
      hazards,
      codes: interners.codes(parts.hazards, state.codes),
      previous: reads.status ? interners.hazards(state.previous).array : hazards,
      settings: parts.settings.array,
      severed: perCarrier((carrier) => parts.severed[carrier].array),
      flows: perCarrier((carrier) => interners.flows(state.flows[carrier]).array),
      services: interners.bytes(state.services).array,
      ready: parts.ready.array,
      overheated: interners.bytes(state.overheated).array,
      fired: parts.fired.array,
      refused: null,
      report: null,
    };
    const world: World = { id: known.size, worlds, state: kept, parts, acted: undefined, ended: undefined };
    known.set(name, world);
    grew(worldBytes + 2 * name.length);
    return world;
  };

  const simulate = (world: World, { robot, inventory }: RobotRead): TurnEnd => {
    simulated += 1;
    grew(linkBytes);
    const met: { harms: Uint8Array | null } = { harms: null };
    const after = endTurn({ ...world.state, robot, inventory }, ({ next }) => {
      met.harms = harmsOf(next, isHarmless);
    });
    const loss = after.report?.loss ?? null;
    if (loss !== null) return { loss };
    return {
      loss,
      world: worldOf(after, world),
      harms: met.harms === null ? null : interners.bytes(met.harms).array,
      inventory: reads.inventory ? after.inventory : null,
    };
  };

  const worlds: Worlds = {
    machine,
    reads,
    of: (state) => {
      const world = worldOf(state, null);
      scratch.clear();
      return world;
    },
    after: (world, { next }, { id, index }) => {
      if (isUntouched(world.state, next)) return world;
      const name = `${next.robot} ${id} ${index ?? ''}`;
      world.acted ??= new Map();
      let after = world.acted.get(name);
      if (after === undefined) {
        after = worldOf(next, world);
        world.acted.set(name, after);
        grew(linkBytes);
      }
      scratch.clear();
      return after;
    },
    end: (world, robot) => {
      const name = readOf(reads, robot);
      world.ended ??= new Map();
      let end = world.ended.get(name);
      if (end === undefined) {
        world.ended.set(name, (end = simulate(world, robot)));
        scratch.clear();
      }
      return end;
    },
    grown: () => {
      const grown = bytes;
      bytes = 0;
      return grown;
    },
    counts: () => ({ worlds: known.size, simulated }),
  };
  return worlds;
}

/** Returns true if an action left the world unchanged. An action can change only these parts of it. */
function isUntouched(before: State, after: Draft['next']): boolean {
  return (
    before.settings === after.settings &&
    before.leaks === after.leaks &&
    before.hazards === after.hazards &&
    before.blocks === after.blocks &&
    before.allSeeingEye === after.allSeeingEye
  );
}

/** Returns a name for the parts of a robot that the rules read. */
function readOf({ robotCells, inventory: isRead }: Reads, { robot, inventory }: RobotRead): string {
  if (robotCells.length === 0 && !isRead) return '';
  return `${robotCells.indexOf(robot)} ${isRead ? inventory.join() : ''}`;
}

/** Returns true if a robot on an empty cell is safe. A balance can make an amount of 0 unsafe. */
function isEmptyHarmless({ balance }: Machine): boolean {
  return Object.values(balance.robot.unsafe).every((unsafe) => unsafe > 0);
}

function harmsOf(next: Draft['next'], isHarmless: boolean): Uint8Array | null {
  const { size, level } = next.machine;
  let harms: Uint8Array | null = null;
  for (let cell = 0; cell < size; cell++) {
    if (level.floor[cell] !== 1 || (isHarmless && next.codes[cell] === 0)) continue;
    const found = harmAt(next, cell);
    if (found === harm.none) continue;
    harms ??= new Uint8Array(size);
    harms[cell] = found;
  }
  return harms;
}
