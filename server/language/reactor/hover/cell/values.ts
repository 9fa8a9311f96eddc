import { counted } from '../../../../../engine/core';
import { carriers, hazardFields, type Cell } from '../../../../../engine/reactor';
import {
  blockedTurns,
  flowAt,
  hazardsOf,
  heatOf,
  isSevered,
  linesOf,
  settingText,
  type Forecast,
  type State,
} from '../../../../../engine/reactor/simulation';
import { serviceOf } from './service';
import { table } from '../../../json/hover/markdown';
import { hazardText, lineWords, networkText } from '../../../../../engine/reactor/words';
import { quantityName } from '../numbers';

/** A line of the table: name, value now, and value at the end of the forecast. */
type Row = readonly [name: string, now: string, then: string];

/**
 * Returns the values of a cell now and at the end of the forecast, as a table, or a sentence if there are none. "Now"
 * is before the first action or, for a saved game, the saved turn.
 */
export function valuesTable(start: State, { turns }: Forecast, cell: Cell): string {
  const last = turns.at(-1);
  const end = last?.state ?? start;
  const rows = [
    ...networkRows(start, end, cell),
    ...propRows(start, end, cell),
    ...leakRows(start, end, cell),
    ...floorRows(start, end, cell),
  ];
  const isFloor = start.machine.level.floor[cell] === 1;
  if (rows.length === 0) return isFloor ? 'There are no hazards on it, now or within the forecast.' : '';
  if (last === undefined) {
    return table(
      ['', 'Now'],
      rows.map(([name, now]) => [name, now]),
    );
  }
  const lost = end.status === 'Lost' ? ' (lost)' : '';
  return table(['', 'Now', `Turn ${last.report.turn}${lost}`], rows);
}

function networkRows(start: State, end: State, cell: Cell): Row[] {
  const { balance, networks } = start.machine;
  return carriers.flatMap((carrier): Row[] => {
    if ((networks[carrier].nodeAt[cell] ?? -1) < 0) return [];
    return (['amount', 'potential'] as const).map((quantity): Row => {
      const text = (state: State): string =>
        isSevered(state, carrier, cell)
          ? 'cut out'
          : networkText(balance, flowAt(state, carrier, cell)[quantity]);
      return [quantityName(carrier, quantity), text(start), text(end)];
    });
  });
}

function propRows(start: State, end: State, cell: Cell): Row[] {
  const { machine } = start;
  const index = machine.propAt.get(cell);
  const prop = index === undefined ? undefined : machine.level.props[index];
  if (index === undefined || prop === undefined) return [];
  const rows: Row[] = [];
  const both = (name: string, text: (state: State) => string | null): void => {
    const now = text(start);
    if (now !== null) rows.push([name, now, text(end) ?? '']);
  };
  both('mode' in prop ? 'Mode' : 'State', (state) => settingText(state, index));
  both('Service', (state) => serviceOf(state, cell));
  both('Line', (state) => {
    const line = linesOf(state)[machine.consumerAt.get(cell) ?? -1];
    return line == null ? null : lineWords(machine.level, line);
  });
  machine.reactors.forEach((reactor, at) => {
    if (reactor.cell !== cell) return;
    both('Ready', ({ ready }) => (ready[at] === 1 ? 'yes' : 'no'));
    both('Heat of its area', (state) => hazardText(machine.balance, 'Heat', heatOf(state, reactor)));
  });
  return rows;
}

function leakRows(start: State, end: State, cell: Cell): Row[] {
  return carriers.flatMap((carrier): Row[] => {
    const text = ({ leaks }: State): string => {
      const here = leaks.find((leak) => leak.carrier === carrier && leak.cell === cell);
      if (here === undefined) return 'none';
      return here.state === 'Repaired' ? 'repaired' : `severity ${here.severity}`;
    };
    const [now, then] = [text(start), text(end)];
    return now === 'none' && then === 'none' ? [] : [[`${carrier} leak`, now, then]];
  });
}

function floorRows(start: State, end: State, cell: Cell): Row[] {
  const { balance } = start.machine;
  const [now, then] = [hazardsOf(start, cell), hazardsOf(end, cell)];
  const lying = hazardFields.flatMap((field): Row[] => {
    if (now[field] === 0 && then[field] === 0) return [];
    const text = (value: number): string => hazardText(balance, field, value);
    return [[field === 'Heat' ? 'Heat' : `${field} on the floor`, text(now[field]), text(then[field])]];
  });
  const kept = carriers.flatMap((carrier): Row[] => {
    const [before, after] = [blockedTurns(start, carrier, cell), blockedTurns(end, carrier, cell)];
    return before === 0 && after === 0 ? [] : [[`${carrier} kept out`, turnsText(before), turnsText(after)]];
  });
  return [...lying, ...kept];
}

function turnsText(turns: number): string {
  return counted(turns, 'turn');
}
