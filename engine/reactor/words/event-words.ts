import { counted, decimal, grouped } from '../../core';
import type { Cell, Level } from '../level';
import { isAboveFloor, surfaceReport } from '../simulation/explain/sight';
import { crossingsOf, type BandCrossing, type TurnReport } from '../simulation/report';
import type { Machine } from '../simulation/machine';
import { bands } from '../terms';
import { lossText, positionText } from './forecast-words';
import { stateText } from './state-words';

export type EventKind = 'rule' | 'leak' | 'service' | 'ready' | 'crossing' | 'warning' | 'loss';

/** An event in the simulation of a turn, for people. */
export interface TurnEvent {
  readonly kind: EventKind;
  /** The event and its object: `Fuel leak`. */
  readonly what: string;
  /** The place or the rule; empty if the event concerns the whole level. */
  readonly where: string;
  readonly how: string;
  /** The cells of the event, each once. */
  readonly cells: readonly Cell[];
  /** True if the event is bad for the player: a loss, a warning, a rise into a band, a starved consumer, a reactor that is no longer ready. */
  readonly isBad: boolean;
}

/** The number of cells that are named when the same event happens on many. */
const namedCells = 3;

/**
 * Lists the events of a turn's report in reading order: rules, leaks, services, readiness, bands, warnings, the loss. If
 * the underground is not seen, events and cells that only concern it are left out.
 */
export function eventsOf(machine: Machine, whole: TurnReport, isUndergroundSeen = true): TurnEvent[] {
  const { level } = machine;
  const report = isUndergroundSeen ? whole : surfaceReport(whole);
  return [
    ...ruleEvents(level, report, isUndergroundSeen),
    ...report.injections.map(({ carrier, cell, access, amount }): TurnEvent => {
      const into = access === cell ? '' : ` into ${positionText(level, access)}`;
      return {
        kind: 'leak',
        what: `${carrier} leak`,
        where: positionText(level, cell),
        how: `${decimal(amount)}${into}`,
        cells: access === cell ? [cell] : [cell, access],
        isBad: false,
      };
    }),
    ...report.services.map(({ prop, cell, from, to }): TurnEvent => {
      return {
        kind: 'service',
        what: level.props[prop]?.type ?? '',
        where: positionText(level, cell),
        how: `${from} → ${to}`,
        cells: [cell],
        isBad: to === 'Starved',
      };
    }),
    ...report.readiness.map(({ id, cell, ready }): TurnEvent => {
      const how = ready ? stateText('Ready') : 'no longer ready';
      return { kind: 'ready', what: 'reactor', where: id, how, cells: [cell], isBad: !ready };
    }),
    ...crossingEvents(level, crossingsOf(machine, report)),
    ...report.warnings.map((text): TurnEvent => {
      return { kind: 'warning', what: 'warning', where: '', how: text, cells: [], isBad: true };
    }),
    ...lossEvents(level, report),
  ];
}

function lossEvents(level: Level, { loss }: TurnReport): TurnEvent[] {
  if (loss === null) return [];
  const cells = loss.cell === null ? [] : [loss.cell];
  return [{ kind: 'loss', what: 'lost', where: '', how: lossText(level, loss), cells, isBad: true }];
}

function ruleEvents(
  level: Level,
  { fired, rejected, lostRemedies }: TurnReport,
  isUndergroundSeen: boolean,
): TurnEvent[] {
  const event = (rule: string, how: string, cells: readonly Cell[]): TurnEvent => {
    return { kind: 'rule', what: 'rule', where: rule, how, cells, isBad: false };
  };
  return [
    ...fired.map(({ id, forecast }) =>
      event(id, forecast ?? 'fires', effectCells(level, id, isUndergroundSeen)),
    ),
    ...rejected.map(({ rule, effect }) =>
      event(rule, `${effect.type} has no effect`, 'cell' in effect ? [effect.cell] : []),
    ),
    ...lostRemedies.map(({ rule, remedy, count }) =>
      event(rule, `no room for ${grouped(count)} × ${remedy}`, []),
    ),
  ];
}

function effectCells({ rules }: Level, id: string, isUndergroundSeen: boolean): readonly Cell[] {
  const effects = rules.find((rule) => rule.id === id)?.effects ?? [];
  const seen = effects.filter((effect) => isUndergroundSeen || isAboveFloor(effect));
  return [...new Set(seen.flatMap((effect) => ('cell' in effect ? [effect.cell] : [])))];
}

/** Groups crossings of the same kind. On a large board a fire crosses on hundreds of cells in one turn. */
function crossingEvents(level: Level, crossings: readonly BandCrossing[]): TurnEvent[] {
  const groups = new Map<string, BandCrossing[]>();
  for (const crossing of crossings) {
    const key = `${crossing.field} ${crossing.from} ${crossing.to}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [crossing]);
    else group.push(crossing);
  }
  return [...groups.values()].flatMap((group): TurnEvent[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { field, from, to } = first;
    const named = group.slice(0, namedCells).map(({ cell }) => positionText(level, cell));
    const others = group.length - named.length;
    const more = others > 0 ? ` and ${counted(others, 'more cell')}` : '';
    return [
      {
        kind: 'crossing',
        what: field,
        where: `${named.join(' ')}${more}`,
        how: `${from} → ${to}`,
        cells: group.map(({ cell }) => cell),
        isBad: bands.indexOf(to) > bands.indexOf(from),
      },
    ];
  });
}
