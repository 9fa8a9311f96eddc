import type { State } from '../../engine/reactor/simulation';
import { eventsOf, type TurnEvent } from '../../engine/reactor/words';
import { remembering } from '../../engine/core';

/** What the simulation that led to a state reports; nothing where none ran. */
export const stateEvents: (state: State) => readonly TurnEvent[] = remembering(
  ({ machine, report }: State) => (report === null ? [] : eventsOf(machine, report)),
);

/** What happened at a cell, and in which turns. */
export interface Cause {
  /** `Turn 3`, `Turns 1 to 8`. */
  readonly when: string;
  readonly text: string;
}

/** What changed a cell from turn to turn: rules, leaks, services and bands that report it; the same is told once. */
export function causesAt(states: readonly State[], cell: number): Cause[] {
  const turns = new Map<string, number[]>();
  for (const state of states) {
    const { report } = state;
    if (report === null) continue;
    for (const event of stateEvents(state)) {
      if (!event.cells.includes(cell)) continue;
      const text = causeText(event);
      turns.set(text, [...(turns.get(text) ?? []), report.turn]);
    }
  }
  return [...turns].map(([text, list]) => ({ when: turnsText(list), text }));
}

/** `Turn 3`, `Turns 1, 3`, `Turns 1 to 8`. */
export function turnsText(turns: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const turn of turns) {
    const last = runs.at(-1);
    if (last !== undefined && turn <= last.to + 1) last.to = turn;
    else runs.push({ from: turn, to: turn });
  }
  const words = runs.map(({ from, to }) => (from === to ? String(from) : `${from} to ${to}`));
  return `Turn${turns.length === 1 ? '' : 's'} ${words.join(', ')}`;
}

function causeText({ kind, what, where, how }: TurnEvent): string {
  switch (kind) {
    case 'crossing':
      return `${what.toLowerCase()} ${how}`;
    case 'rule':
      return `rule ${where}: ${how}`;
    case 'leak':
      // its amount differs from turn to turn
      return `${what.toLowerCase()} ${where}${how.includes(' ') ? how.slice(how.indexOf(' ')) : ''}`;
    case 'service':
    case 'warning':
    case 'loss':
      return [what, how].join(': ');
  }
}
