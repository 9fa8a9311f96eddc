import { counted } from '../../core';
import type { Cell } from '../level';
import type { Forecast } from '../simulation/forecast';
import { hazardKeys, carrierKeys } from '../terms';
import type { CellForecasts } from './cell-words';

/** Describes a forecast for each cell: leaks that begin, rises into a band, and reactors that become ready. */
export function cellForecastsOf({ from, turns, summary }: Forecast): CellForecasts {
  const words = new Map<Cell, string[]>();
  const add = (cell: Cell, text: string) => {
    const known = words.get(cell);
    if (known === undefined) words.set(cell, [text]);
    else if (!known.includes(text)) known.push(text);
  };
  let before = from;
  for (const { state, report } of turns) {
    state.leaks.forEach((leak, index) => {
      if (leak.state !== 'Leaking' || before.leaks[index]?.state === 'Leaking') return;
      add(leak.access, `${carrierKeys[leak.carrier]} leak ${within(report.turn - from.turn)}`);
    });
    before = state;
  }
  for (const { cell, field, to, turn } of summary.crossings) {
    add(cell, `${hazardKeys[field]} ${to.toLowerCase()} ${within(turn - from.turn)}`);
  }
  for (const { reactor, when } of summary.ready) {
    const cell = from.machine.reactors.find(({ id }) => id === reactor)?.cell;
    if (typeof when === 'number' && cell !== undefined) add(cell, `ready on turn ${when}`);
  }
  return words;
}

/** Describes a number of turns. The current turn ends in one turn. */
function within(turns: number): string {
  return `in ${counted(turns + 1, 'turn')}`;
}
