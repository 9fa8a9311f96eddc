import type { SubmittedAction } from '../../../core';
import type { Cell } from '../../level';
import { carriers, hazardFields, type HazardField } from '../../terms';
import { replayTraced } from '../apply';
import {
  newWriteLog,
  switches,
  writesTo,
  type WriteLog,
  type Step,
  type Write,
  type Writer,
} from './write-log';
import { networkWrites } from './network-causes';
import { amountsAt, pairShares } from './pair-causes';
import { type State } from '../state';
import { service } from '../service';

/** The cause of a change at a cell. */
export type Cause =
  | Writer
  /** A field that flowed from or to a neighboring cell. */
  | { readonly kind: 'spread'; readonly cell: Cell }
  /** A field of the cell with one of the same or another cell. */
  | { readonly kind: 'pair'; readonly here: HazardField; readonly there: HazardField; readonly cell: Cell }
  /** The minimum or the maximum of a cell's amount. */
  | { readonly kind: 'limit' }
  /** The end of an effect that lasts for a number of turns. */
  | { readonly kind: 'end' }
  /** A consumer that a reactor needs, or the heat in a reactor's area. */
  | { readonly kind: 'consumer'; readonly cell: Cell }
  | { readonly kind: 'heat'; readonly cell: Cell };

/** A change of a cell: an amount on the floor, or anything else. */
export interface Change {
  readonly by: Cause;
  /** The thing that changed: a field, the prop on the cell, the network of a carrier, … */
  readonly what: HazardField | 'prop' | 'leak' | 'block' | 'reactor' | `${(typeof carriers)[number]} network`;
  /** The difference of an amount on the floor; 0 for all other changes. */
  readonly amount: number;
}

const writeLogs = new WeakMap<State, WriteLog>();

/** Returns the writes of the action that led to a state. The action is replayed on the first request. */
export function stepOf(before: State, action: SubmittedAction, after: State): Step {
  let writeLog = writeLogs.get(after);
  if (writeLog === undefined) {
    replayTraced(before, action, (writeLog = newWriteLog()));
    writeLogs.set(after, writeLog);
  }
  return { before, after, writeLog };
}

/**
 * Lists the changes of a cell, step by step. A network changes in a turn's simulation because of earlier writes, so the
 * steps have to begin right after a simulation or at the first state.
 */
export function changesAt(steps: readonly Step[], cell: Cell): Change[][] {
  let earlier: Write[] = [];
  return steps.map((step) => {
    const { writeLog } = step;
    const found = [
      ...writesAt(step, cell),
      ...pairsAt(step, cell),
      ...[...networkWrites(step, cell, earlier)].flatMap(([index, list]) =>
        list.map(({ by }): Change => ({ by, what: `${carriers[index] ?? 'Fuel'} network`, amount: 0 })),
      ),
      ...readyAt(step, cell),
    ];
    const later = switches(writeLog).filter(({ at }) => at >= writeLog.supplyAt);
    earlier = writeLog.supplyAt < 0 ? [...earlier, ...later] : later;
    return found;
  });
}

/** Lists the writes of players, rules and leaks, and the effects that ended. */
function writesAt({ before, after, writeLog }: Step, cell: Cell): Change[] {
  const { machine } = before;
  const type = machine.level.props[machine.propAt.get(cell) ?? -1]?.type;
  const isEye = type === 'AllSeeingEyeTerminal';
  const list = isEye
    ? writeLog.writes.filter((write) => write.what === 'eye' || write.cell === cell)
    : writesTo(writeLog, cell);
  const found = list.flatMap(({ by, what, key, from, to }): Change[] => {
    switch (what) {
      case 'hazard':
        return [{ by, what: hazardFields[key] ?? 'Heat', amount: to - from }];
      case 'network':
        return [{ by, what: `${carriers[key] ?? 'Fuel'} network`, amount: 0 }];
      case 'eye':
        return [{ by, what: 'prop', amount: 0 }];
      default:
        return [{ by, what, amount: 0 }];
    }
  });
  const isAged = writeLog.blocks.some((block) => block.cell === cell);
  if (isAged) found.push({ by: { kind: 'end' }, what: 'block', amount: 0 });
  const isWorn = before.robot === cell && after.robot === cell && after.heatImmunity < before.heatImmunity;
  if (isWorn) found.push({ by: { kind: 'end' }, what: 'prop', amount: 0 });
  return found;
}

/** Lists the changes by pairs and by the limits. */
function pairsAt(step: Step, cell: Cell): Change[] {
  const shares = pairShares(step, cell);
  const found = shares.map(({ here, there, other, field, amount }): Change => {
    const by: Cause =
      here === there
        ? { kind: 'spread', cell: other }
        : {
            kind: 'pair',
            here: hazardFields[here] ?? 'Heat',
            there: hazardFields[there] ?? 'Heat',
            cell: other,
          };
    return { by, what: hazardFields[field] ?? 'Heat', amount };
  });
  if (step.writeLog.pairsAt < 0) return found;
  const { max } = step.before.machine.balance.hazard;
  const from = amountsAt(step, cell, step.writeLog.pairsAt);
  const to = settledAt(step, cell);
  hazardFields.forEach((what, field) => {
    const free = shares.reduce(
      (sum, each) => (each.field === field ? sum + each.amount : sum),
      from[field] ?? 0,
    );
    const amount = (to[field] ?? 0) - free;
    // a rounding error does not count as a limit
    if ((free > max || free < 0) && Math.abs(amount) > 1e-4)
      found.push({ by: { kind: 'limit' }, what, amount });
  });
  return found;
}

/** Returns the amounts of a cell before the rules at the end of a turn wrote to it. */
function settledAt({ after, writeLog }: Step, cell: Cell): Float32Array {
  const amounts = after.hazards.slice(4 * cell, 4 * cell + 4);
  for (const { what, at, key, from } of [...writesTo(writeLog, cell)].reverse())
    if (what === 'hazard' && at >= writeLog.pairsAt) amounts[key] = from;
  return amounts;
}

/** Lists the changes that made the reactor of a cell ready or not ready. */
function readyAt(step: Step, cell: Cell): Change[] {
  const { before, after } = step;
  const { machine } = before;
  const index = machine.reactors.findIndex((reactor) => reactor.cell === cell);
  const reactor = machine.reactors[index];
  if (reactor === undefined || before.ready[index] === after.ready[index]) return [];
  const changed = reactor.consumers.filter(
    (consumer) =>
      (before.services[consumer] === service.producing) !== (after.services[consumer] === service.producing),
  );
  const { readyBelow } = machine.balance.reactor;
  const isHot = (amounts: (at: Cell) => number): Cell | undefined =>
    reactor.area.find((at) => amounts(at) >= readyBelow);
  const hot = isHot((at) => settledAt(step, at)[3] ?? 0) ?? isHot((at) => before.hazards[4 * at + 3] ?? 0);
  const change = (by: Cause): Change => ({ by, what: 'reactor', amount: 0 });
  return [
    ...changed.map((consumer) =>
      change({
        kind: 'consumer',
        cell: machine.level.props[machine.consumerProps[consumer] ?? -1]?.cell ?? cell,
      }),
    ),
    ...(hot === undefined ? [] : [change({ kind: 'heat', cell: hot })]),
  ];
}
