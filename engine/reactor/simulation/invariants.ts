import type { Cell } from '../level';
import { carriers, hazardFields } from '../terms';
import { codeOf } from './cell-code';
import type { Machine } from './machine';
import type { State } from './state';

/** Creates the error of an impossible state, which is a bug of the engine and never a fault of the level. */
export function breach({ level }: Machine, cell: Cell, what: string): Error {
  return new Error(
    `Invariant broken at [${cell % level.width}, ${Math.floor(cell / level.width)}]: ${what}.`,
  );
}

/**
 * Checks a whole state (step 2 in full): every value is finite, in range and not -0, walls are empty, codes are up to
 * date, the robot is on floor. Throws an error that names the cell. Runs at the start, on load and in tests; during
 * play each write checks its own value.
 */
export function checkInvariants(state: State): void {
  const { machine, hazards, previous } = state;
  const { balance, level } = machine;
  checkHazards(machine, hazards);
  if (previous !== hazards) checkHazards(machine, previous);
  checkCodes(state);
  for (const carrier of carriers) {
    const { cells } = machine.networks[carrier];
    state.flows[carrier].forEach((value, at) => {
      if (inRange(value, balance.network.max)) return;
      throw breach(machine, cells[at % cells.length] ?? -1, `${carrier} carries ${text(value)}`);
    });
  }
  if (level.floor[state.robot] !== 1) throw breach(machine, state.robot, 'the robot is in a wall');
}

function checkHazards(machine: Machine, values: Float32Array): void {
  const { balance, level } = machine;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    const cell = at >> 2;
    if (inRange(value, level.floor[cell] === 1 ? balance.hazard.max : 0)) continue;
    throw breach(machine, cell, `${hazardFields[at & 3] ?? ''} is ${text(value)}`);
  }
}

function checkCodes({ machine, hazards, codes }: State): void {
  for (let cell = 0; cell < machine.size; cell++) {
    if (codes[cell] !== codeOf(hazards, 4 * cell, machine.thresholds))
      throw breach(machine, cell, 'its code is old');
  }
}

function inRange(value: number, max: number): boolean {
  return value >= 0 && value <= max && !Object.is(value, -0);
}

function text(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}
