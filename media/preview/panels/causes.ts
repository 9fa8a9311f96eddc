import { changesAt, lossFields, stepOf, type Change, type State } from '../../../engine/reactor/simulation';
import type { HazardField } from '../../../engine/reactor/terms';
import { causeLabel, changeText, eventsOf, type TurnEvent } from '../../../engine/reactor/words';
import { memoize } from '../../../engine/core';
import type { Frame } from '../modes/frames';

/** What the simulation that led to a state reports; nothing where none ran. */
export const stateEvents: (state: State) => readonly TurnEvent[] = memoize(({ machine, report }: State) =>
  report === null ? [] : eventsOf(machine, report),
);

/** What happened at a cell, and in which turns. */
export interface Cause {
  /** `Turn 3`, `Turns 1 to 8`. */
  readonly when: string;
  readonly text: string;
}

/** What changed cells from each of some frames to the next, from one frame on: tells it of any cell. */
function changesFrom(frames: readonly Frame[], at: number): (cell: number) => Change[][] {
  // networks change by what was done since the last turn
  let first = Math.max(1, at);
  while (first > 1 && frames[first]?.state.report === null) first--;
  const steps = frames.slice(first).map(({ state, action }, index) => {
    const before = frames[first + index - 1]?.state ?? state;
    return stepOf(before, action ?? { id: 'EndTurn' }, state);
  });
  return (cell) => changesAt(steps, cell).slice(at + 1 - first);
}

/** What changed a cell from a frame to the last one; the same is told once, with what it did in all. */
export function causesAt(
  frames: readonly Frame[],
  at: number,
  cell: number,
  isUndergroundSeen: boolean,
): Cause[] {
  const found = new Map<string, { turns: number[]; amounts: Map<Change['what'], number> }>();
  const add = (text: string, turn: number): Map<Change['what'], number> => {
    const known = found.get(text) ?? { turns: [], amounts: new Map<Change['what'], number>() };
    if (known.turns.at(-1) !== turn) known.turns.push(turn);
    found.set(text, known);
    return known.amounts;
  };
  changesFrom(
    frames,
    at,
  )(cell).forEach((changes, index) => {
    const state = frames[at + 1 + index]?.state;
    if (state?.report === undefined || state.report === null) return;
    const { turn } = state.report;
    const told = new Set<string>();
    for (const change of changes) {
      const { what, amount } = change;
      if (what.endsWith('network') && !isUndergroundSeen) continue;
      const label = causeLabel(state.machine, change, cell);
      told.add(label);
      const amounts = add(label, turn);
      amounts.set(what, (amounts.get(what) ?? 0) + amount);
    }
    for (const event of stateEvents(state)) {
      const [label = '', ...rest] = causeText(event);
      if (event.cells.includes(cell) && !told.has(label)) add([label, ...rest].join(''), turn);
    }
  });
  return [...found].map(([label, { turns, amounts }]) => {
    const all = [...amounts].map(([what, amount]) => changeText({ what, amount })).join(', ');
    const inAll = turns.length > 1 && /\d/.test(all) ? ' in total' : '';
    return { when: turnsText(turns), text: `${label}${all === '' ? '' : ': '}${all}${inAll}` };
  });
}

/** Of so many cells at most it is found out what changed them, for one event. */
const mostCells = 500;

const reasons = new WeakMap<TurnEvent, string>();

/** What brought a rise or fall, a service or a loss about, of an event that is reported of a frame; else nothing. */
export function reasonOf(frames: readonly Frame[], index: number, event: TurnEvent): string {
  const state = frames[index]?.state;
  if (state === undefined || !['crossing', 'service', 'loss'].includes(event.kind)) return '';
  let reason = reasons.get(event);
  if (reason === undefined) {
    // what the player did in the turn counts too
    let from = index - 1;
    while (from > 0 && frames[from]?.state.report === null) from--;
    const changes = changesFrom(frames.slice(0, index + 1), from);
    const fields = lossFields(state);
    const labels = event.cells.slice(0, mostCells).flatMap((cell) =>
      changes(cell)
        .flat()
        .filter((change) => isReason(change, event, fields))
        .map((change) => causeLabel(state.machine, change)),
    );
    const more = event.cells.length > mostCells ? ['…'] : [];
    reason = [...new Set(labels), ...more].join(', ');
    reasons.set(event, reason);
  }
  return reason;
}

/** Whether a change is one that an event tells of. */
function isReason(
  { what, amount }: Change,
  { kind, what: name, isBad }: TurnEvent,
  deadly: readonly HazardField[],
): boolean {
  if (kind === 'service') return what === 'prop' || what === `${name.replace('Consumer', '')} network`;
  const isAbout = kind === 'loss' ? deadly.some((field) => field === what) : what === name;
  return isAbout && (isBad ? amount > 0 : amount < 0);
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

/** An event of a cell, from its cause to what that did. */
function causeText({ kind, what, where, how }: TurnEvent): readonly string[] {
  switch (kind) {
    case 'crossing':
      return [`${what.toLowerCase()} ${how}`];
    case 'rule':
      return [`rule ${where}`, `: ${how}`];
    case 'leak':
      // its amount differs from turn to turn
      return [`${what.toLowerCase()} ${where}`, how.includes(' ') ? how.slice(how.indexOf(' ')) : ''];
    case 'service':
    case 'warning':
    case 'loss':
      return [what, `: ${how}`];
  }
}
