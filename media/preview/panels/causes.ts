import { changesAt, lossFields, stepOf, type Change, type State } from '../../../engine/reactor/simulation';
import type { HazardField } from '../../../engine/reactor/terms';
import { causeLabel, changeText, eventsOf, type TurnEvent } from '../../../engine/reactor/words';
import { memoize } from '../../../engine/core';
import type { Frame } from '../modes/frames';

/** The events of the simulation that led to a state; empty if none ran. */
export const stateEvents: (state: State) => readonly TurnEvent[] = memoize(({ machine, report }: State) =>
  report === null ? [] : eventsOf(machine, report),
);

/** Something that happened at a cell, with its turns. */
export interface Cause {
  /** `Turn 3`, `Turns 1 to 8`. */
  readonly when: string;
  readonly text: string;
}

/** Computes the changes between consecutive frames from one frame on. Returns a function that lists those of a cell. */
function changesFrom(frames: readonly Frame[], at: number): (cell: number) => Change[][] {
  // actions since the last turn affect the networks
  let first = Math.max(1, at);
  while (first > 1 && frames[first]?.state.report === null) first--;
  const steps = frames.slice(first).map(({ state, action }, index) => {
    const before = frames[first + index - 1]?.state ?? state;
    return stepOf(before, action ?? { id: 'EndTurn' }, state);
  });
  return (cell) => changesAt(steps, cell).slice(at + 1 - first);
}

/** The causes of changes to a cell from a frame to the last one. Equal causes are merged and their amounts added. */
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
    const known = new Set<string>();
    for (const change of changes) {
      const { what, amount } = change;
      if (what.endsWith('network') && !isUndergroundSeen) continue;
      const label = causeLabel(state.machine, change, cell);
      known.add(label);
      const amounts = add(label, turn);
      amounts.set(what, (amounts.get(what) ?? 0) + amount);
    }
    for (const event of stateEvents(state)) {
      const [label = '', ...rest] = causeText(event);
      if (event.cells.includes(cell) && !known.has(label)) add([label, ...rest].join(''), turn);
    }
  });
  return [...found].map(([label, { turns, amounts }]) => {
    const all = [...amounts].map(([what, amount]) => changeText({ what, amount })).join(', ');
    const total = turns.length > 1 && /\d/.test(all) ? ' in total' : '';
    return { when: turnsText(turns), text: `${label}${all === '' ? '' : ': '}${all}${total}` };
  });
}

/** The maximum number of cells that are examined for the reason of an event. */
const maxCells = 500;

const reasons = new WeakMap<TurnEvent, string>();

/** The reason of an event of a frame: for a rise or fall, a service or a loss; otherwise empty. */
export function reasonOf(frames: readonly Frame[], index: number, event: TurnEvent): string {
  const state = frames[index]?.state;
  if (state === undefined || !['crossing', 'service', 'loss'].includes(event.kind)) return '';
  let reason = reasons.get(event);
  if (reason === undefined) {
    // include the player's actions in this turn
    let from = index - 1;
    while (from > 0 && frames[from]?.state.report === null) from--;
    const changes = changesFrom(frames.slice(0, index + 1), from);
    const fields = lossFields(state);
    const labels = event.cells.slice(0, maxCells).flatMap((cell) =>
      changes(cell)
        .flat()
        .filter((change) => isReason(change, event, fields))
        .map((change) => causeLabel(state.machine, change)),
    );
    const more = event.cells.length > maxCells ? ['…'] : [];
    reason = [...new Set(labels), ...more].join(', ');
    reasons.set(event, reason);
  }
  return reason;
}

/** Returns true if a change contributed to an event. */
function isReason(
  { what, amount }: Change,
  { kind, what: name, isBad }: TurnEvent,
  deadly: readonly HazardField[],
): boolean {
  if (kind === 'service') return what === 'prop' || what === `${name.replace('Consumer', '')} network`;
  const isAbout = kind === 'loss' ? deadly.some((field) => field === what) : what === name;
  return isAbout && (isBad ? amount > 0 : amount < 0);
}

/** Formats turns: `Turn 3`, `Turns 1, 3`, `Turns 1 to 8`. */
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

/** Describes an event of a cell: its cause, then its effect. */
function causeText({ kind, what, where, how }: TurnEvent): readonly string[] {
  switch (kind) {
    case 'crossing':
      return [`${what.toLowerCase()} ${how}`];
    case 'rule':
      return [`rule ${where}`, `: ${how}`];
    case 'leak':
      // its amount differs between turns
      return [`${what.toLowerCase()} ${where}`, how.includes(' ') ? how.slice(how.indexOf(' ')) : ''];
    case 'service':
    case 'warning':
    case 'loss':
      return [what, `: ${how}`];
  }
}
