import type { Carrier, HazardField } from '../../terms';
import { fieldIndex } from '../cell-code';
import { flowAt, hazardAt, type State } from '../state';

/**
 * Draws a network, one line for each row: amounts (or potentials) rounded to integers, `.` where there is no network
 * cell.
 */
export function drawFlow(
  state: State,
  carrier: Carrier,
  quantity: 'amount' | 'potential' = 'amount',
): string[] {
  const { nodeAt } = state.machine.networks[carrier];
  return draw(state, (cell) =>
    (nodeAt[cell] ?? -1) < 0 ? '.' : rounded(flowAt(state, carrier, cell)[quantity]),
  );
}

/** Draws one field of the floor: amounts to one decimal, `.` where there is none, `#` for walls. */
export function drawHazard(state: State, field: HazardField): string[] {
  const { floor } = state.machine.level;
  return draw(state, (cell) => {
    const value = hazardAt(state, cell, fieldIndex[field]);
    if (floor[cell] !== 1) return '#';
    return value === 0 ? '.' : rounded(value);
  });
}

function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function draw(state: State, text: (cell: number) => string): string[] {
  const { width, height } = state.machine.level;
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => text(y * width + x)),
  );
  return rows.map((row) => row.join(' '));
}
