import type { Carrier } from '../../terms';
import { flowAt, type State } from '../state';

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
