import type { State } from '../../engine/reactor/simulation';
import { eventsOf, type TurnEvent } from '../../engine/reactor/words';
import { remembering } from '../../engine/core';

/** What the simulation that led to a state reports; nothing where none ran. */
export const stateEvents: (state: State) => readonly TurnEvent[] = remembering(
  ({ machine, report }: State) => (report === null ? [] : eventsOf(machine, report)),
);

/** What happened at a cell in a turn. */
export interface Cause {
  readonly turn: number;
  readonly text: string;
}

/** What changed a cell from turn to turn: rules, leaks, services and bands that report it. */
export function causesAt(states: readonly State[], cell: number): Cause[] {
  return states.flatMap((state) => {
    const { report } = state;
    if (report === null) return [];
    return stateEvents(state)
      .filter(({ cells }) => cells.includes(cell))
      .map((event) => ({ turn: report.turn, text: causeText(event) }));
  });
}

function causeText({ kind, what, where, how }: TurnEvent): string {
  switch (kind) {
    case 'crossing':
      return `${what.toLowerCase()} ${how}`;
    case 'rule':
      return `rule ${where}: ${how}`;
    case 'leak':
      return `${what.toLowerCase()} ${where} lets out ${how}`;
    case 'service':
    case 'warning':
    case 'loss':
      return [what, how].join(': ');
  }
}
