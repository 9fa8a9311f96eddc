import type { Cell } from '../level';
import { carriers, hazardFields } from '../terms';
import { codeOf } from './cell-code';
import type { Machine } from './machine';
import type { State } from './state';

/** The error of a state that cannot be: a bug of the engine, never a level's fault. */
export function breach({ level }: Machine, cell: Cell, what: string): Error {
  return new Error(
    `Invariant broken at [${cell % level.width}, ${Math.floor(cell / level.width)}]: ${what}.`,
  );
}

/**
 * Checks all of a state (step 2 in full): every value finite, in range and not -0, walls bare, codes up to date, the
 * robot on floor. Throws, naming the cell. Done at the start, on load and in tests; in play what is written is checked
 * where it is written.
 */
export function checkInvariants(state: State): void {
  const { machine, hazards, previous, codes } = state;
  const { balance, level, size } = machine;
  for (const values of [hazards, previous]) {
    values.forEach((value, at) => {
      const cell = at >> 2;
      const max = level.floor[cell] === 1 ? balance.hazard.max : 0;
      if (!inRange(value, max))
        throw breach(machine, cell, `${hazardFields[at & 3] ?? ''} is ${text(value)}`);
    });
  }
  for (let cell = 0; cell < size; cell++) {
    if (codes[cell] !== codeOf(hazards, 4 * cell, machine.thresholds))
      throw breach(machine, cell, 'its code is old');
  }
  for (const carrier of carriers) {
    const { cells } = machine.networks[carrier];
    state.flows[carrier].forEach((value, at) => {
      if (inRange(value, balance.network.max)) return;
      throw breach(machine, cells[at % cells.length] ?? -1, `${carrier} carries ${text(value)}`);
    });
  }
  if (level.floor[state.robot] !== 1) throw breach(machine, state.robot, 'the robot is in a wall');
}

function inRange(value: number, max: number): boolean {
  return value >= 0 && value <= max && !Object.is(value, -0);
}

function text(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}
