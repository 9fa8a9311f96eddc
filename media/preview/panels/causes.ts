import { changesAt, lossFields, stepOf, type Change, type State } from '../../../engine/reactor/simulation';
import { carrierKeys, type HazardField } from '../../../engine/reactor';
import { causeLabel, changeText, eventsOf, type TurnEvent } from '../../../engine/reactor/words';
import { memoize } from '../../../engine/core';
import type { Frame } from '../modes/frames';

/** The events of the simulation that led to a state, as far as they are seen; empty if none ran. */
export const stateEvents = memoize(
  ({ machine, report }: State, isUndergroundSeen: boolean): readonly TurnEvent[] =>
    report === null ? [] : eventsOf(machine, report, isUndergroundSeen),
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

/** A change with its cause in words. */
interface NamedChange {
  readonly label: string;
  readonly what: Change['what'];
  /** `null` if it is not seen. */
  readonly amount: number | null;
}

/**
 * Names the causes of a cell's changes that led to a state. If the underground is not seen, networks are left out, a leak
 * is named by its visible face without what it lets out, from which the pressure would follow, and rules without ids.
 */
function namedChanges(
  state: State,
  changes: readonly Change[],
  cell: number,
  isUndergroundSeen: boolean,
  labelOf: (change: Change) => string,
): NamedChange[] {
  const named = ({ what, amount }: Change, label: string) => ({ label, what, amount });
  if (isUndergroundSeen) return changes.map((change) => named(change, labelOf(change)));
  const leaks = state.leaks.filter((leak) => leak.access === cell && leak.state === 'Leaking');
  const seen = changes.filter(({ by, what }) => {
    if (by.kind === 'leak' || by.kind === 'limit' || what.endsWith('network')) return false;
    return what !== 'leak' || state.machine.level.floor[cell] === 1;
  });
  return [
    ...leaks.map(({ carrier }) => ({ label: `${carrierKeys[carrier]} leak`, what: carrier, amount: null })),
    ...seen.map((change) => named(change, change.by.kind === 'rule' ? 'a rule' : labelOf(change))),
  ];
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
    const labelOf = (change: Change) => causeLabel(state.machine, change, cell);
    for (const { label, what, amount } of namedChanges(state, changes, cell, isUndergroundSeen, labelOf)) {
      known.add(label);
      const amounts = add(label, turn);
      if (amount !== null) amounts.set(what, (amounts.get(what) ?? 0) + amount);
    }
    for (const event of stateEvents(state, isUndergroundSeen)) {
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
export function reasonOf(
  frames: readonly Frame[],
  index: number,
  event: TurnEvent,
  isUndergroundSeen: boolean,
): string {
  const state = frames[index]?.state;
  if (state === undefined || !['crossing', 'service', 'loss'].includes(event.kind)) return '';
  let reason = reasons.get(event);
  if (reason === undefined) {
    // include the player's actions in this turn
    let from = index - 1;
    while (from > 0 && frames[from]?.state.report === null) from--;
    const changes = changesFrom(frames.slice(0, index + 1), from);
    const fields = lossFields(state);
    const labelOf = (change: Change) => causeLabel(state.machine, change);
    const labels = event.cells.slice(0, maxCells).flatMap((cell) =>
      namedChanges(state, changes(cell).flat(), cell, isUndergroundSeen, labelOf)
        .filter((change) => isReason(change, event, fields))
        .map(({ label }) => label),
    );
    const more = event.cells.length > maxCells ? ['…'] : [];
    reason = [...new Set(labels), ...more].join(', ');
    reasons.set(event, reason);
  }
  return reason;
}

/** Returns true if a change contributed to an event. */
function isReason(
  { what, amount }: NamedChange,
  { kind, what: name, isBad }: TurnEvent,
  deadly: readonly HazardField[],
): boolean {
  if (kind === 'service') return what === 'prop' || what === `${name.replace('Consumer', '')} network`;
  const isAbout = kind === 'loss' ? deadly.some((field) => field === what) : what === name;
  return isAbout && (isBad ? amount === null || amount > 0 : amount !== null && amount < 0);
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
    case 'ready':
    case 'warning':
    case 'loss':
      return [what, `: ${how}`];
  }
}
