import type { Cell, Leak } from '../level';
import { carriers, type Carrier } from '../terms';
import { codeOf } from './cell-code';
import { breach } from './invariants';
import { logWrite, type WriteLog } from './explain/write-log';
import type { Machine } from './machine';
import type {
  FiredRule,
  Injection,
  Loss,
  LostRemedies,
  ReadinessChange,
  RejectedEffect,
  ServiceChange,
} from './report';
import type { State } from './state';

/** The next state under construction. Arrays of the previous state are copied on their first write. */
export interface Draft {
  readonly base: State;
  readonly machine: Machine;
  readonly next: { -readonly [K in keyof State]: State[K] };
  /**
   * Cells whose hazards were written by rules or leaks in this turn's simulation. Their values may be outside the
   * clamp.
   */
  readonly written: Cell[];
  readonly notes: Notes;
  /** The log of writes, only in a traced replay: see `replayTraced`. */
  readonly writeLog: WriteLog | undefined;
}

/** The contents of the next report. A list is created when its first entry is added. */
export interface Notes {
  fired: FiredRule[] | undefined;
  rejected: RejectedEffect[] | undefined;
  lostRemedies: LostRemedies[] | undefined;
  warnings: string[] | undefined;
  services: ServiceChange[] | undefined;
  readiness: ReadinessChange[] | undefined;
  injections: Injection[] | undefined;
  loss: Loss | null;
}

export function draftOf(base: State, writeLog?: WriteLog): Draft {
  return {
    base,
    machine: base.machine,
    next: successor(base),
    written: [],
    notes: {
      fired: undefined,
      rejected: undefined,
      lostRemedies: undefined,
      warnings: undefined,
      services: undefined,
      readiness: undefined,
      injections: undefined,
      loss: null,
    },
    writeLog,
  };
}

/**
 * Copies a state in order to change the copy. The members are copied one by one, because a spread costs a small level a
 * fifth of its turn.
 */
function successor(base: State): Draft['next'] {
  return {
    machine: base.machine,
    turn: base.turn,
    actionsLeft: base.actionsLeft,
    moves: base.moves,
    status: base.status,
    lossCause: base.lossCause,
    robot: base.robot,
    inventory: base.inventory,
    heatImmunity: base.heatImmunity,
    allSeeingEye: base.allSeeingEye,
    settings: base.settings,
    leaks: base.leaks,
    severed: base.severed,
    hazards: base.hazards,
    codes: base.codes,
    previous: base.previous,
    blocks: base.blocks,
    flows: base.flows,
    stale: base.stale,
    services: base.services,
    ready: base.ready,
    overheated: base.overheated,
    fired: base.fired,
    activated: base.activated,
    refused: null,
    report: null,
  };
}

/** Returns the index of the rows' marks in `State.codes`: after the cells and one empty row south of the last row. */
export function marksAt({ size, level }: Machine): number {
  return size + level.width + 1;
}

/** Copies the hazards and their codes into the draft before the first write. */
export function ownHazards({ base, next, machine }: Draft): void {
  if (next.hazards !== base.hazards) return;
  next.hazards = machine.arena.floats(base.hazards.length);
  next.hazards.set(base.hazards);
  next.codes = machine.arena.bytes(base.codes.length);
  next.codes.set(base.codes);
}

/** Writes one amount of a cell, and wakes the rows that depend on its code. */
export function writeHazard(draft: Draft, cell: Cell, field: number, value: number): void {
  if (!(value >= 0 && value < Infinity)) throw breach(draft.machine, cell, `a hazard became ${value}`);
  ownHazards(draft);
  const { hazards } = draft.next;
  if (draft.writeLog !== undefined)
    logWrite(draft, 'hazard', cell, field, hazards[4 * cell + field] ?? 0, value);
  hazards[4 * cell + field] = value;
  draft.written.push(cell);
  refreshCode(draft, cell);
}

/** Updates the code of a cell after its amounts changed. */
export function refreshCode({ next, machine }: Draft, cell: Cell): void {
  const code = codeOf(next.hazards, 4 * cell, machine.thresholds);
  if (next.codes[cell] === code) return;
  next.codes[cell] = code;
  const row = marksAt(machine) + Math.floor(cell / machine.level.width);
  next.codes[row] = 0;
  next.codes[row + 1] = 0;
}

/** Sets a prop, and marks its network to be recomputed. */
export function writeSetting(draft: Draft, prop: number, setting: number): void {
  const { base, next, machine } = draft;
  if (next.settings[prop] === setting) return;
  if (next.settings === base.settings) next.settings = base.settings.slice();
  logWrite(draft, 'prop', machine.level.props[prop]?.cell ?? -1, prop, next.settings[prop] ?? 0, setting);
  next.settings[prop] = setting;
  const carrier = machine.carrierOf[prop];
  if (carrier !== undefined) markStale(next, carrier);
}

function markStale(next: Draft['next'], carrier: Carrier): void {
  if (!next.stale[carrier]) next.stale = { ...next.stale, [carrier]: true };
}

/** Cuts out or restores a network cell. */
export function writeSevered(draft: Draft, carrier: Carrier, cell: Cell, severed: boolean): void {
  const { base, next, machine } = draft;
  const { nodeAt, cells } = machine.networks[carrier];
  const node = nodeAt[cell] ?? -1;
  const now = next.severed[carrier];
  if (node < 0 || (now[node] === 1) === severed) return;
  if (now === base.severed[carrier]) {
    const copy = new Uint8Array(cells.length);
    copy.set(now);
    next.severed = { ...next.severed, [carrier]: copy };
  }
  logWrite(draft, 'network', cell, carriers.indexOf(carrier), severed ? 0 : 1, severed ? 1 : 0);
  next.severed[carrier][node] = severed ? 1 : 0;
  markStale(next, carrier);
}

/** Replaces a leak, or appends it to the list. */
export function writeLeak(draft: Draft, index: number, leak: Leak): void {
  const { next } = draft;
  if (draft.writeLog !== undefined) logLeak(draft, next.leaks[index], leak);
  const leaks = [...next.leaks];
  leaks[index] = leak;
  next.leaks = leaks;
}

/** Logs the change of a leak at its cell and at its access. */
function logLeak(draft: Draft, before: Leak | undefined, leak: Leak): void {
  const flowing = (of: Leak | undefined): number => (of?.state === 'Leaking' ? of.severity : 0);
  for (const cell of new Set([leak.cell, leak.access, before?.access ?? leak.access]))
    logWrite(draft, 'leak', cell, 0, flowing(before), flowing(leak));
}

/** Sets the number of turns for which an element is kept out of a cell. */
export function writeBlock(draft: Draft, carrier: Carrier, cell: Cell, turns: number): void {
  const { next } = draft;
  logWrite(draft, 'block', cell, 0, 0, turns);
  const others = next.blocks.filter((block) => block.cell !== cell || block.carrier !== carrier);
  if (turns === 0) {
    next.blocks = others;
    return;
  }
  next.blocks = sortedBlocks([...others, { cell, carrier, turns }]);
}

/** Sorts blocks by cell, then by carrier. */
export function sortedBlocks(blocks: State['blocks']): State['blocks'] {
  const order = { Fuel: 0, Coolant: 1, Electricity: 2 } as const;
  return [...blocks].sort((a, b) => a.cell - b.cell || order[a.carrier] - order[b.carrier]);
}

/** Changes the number of a remedy that the robot carries. */
export function writeInventory({ next }: Draft, remedy: number, count: number): void {
  const inventory = [...next.inventory];
  inventory[remedy] = count;
  next.inventory = inventory;
}

/** Marks the level as lost. The first cause is kept. */
export function lose({ next, notes }: Draft, loss: Loss): void {
  next.status = 'Lost';
  if (next.lossCause !== null) return;
  next.lossCause = loss.cause;
  notes.loss = loss;
}
