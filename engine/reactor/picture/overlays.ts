import type { Issue, Severity } from '../../core';
import type { Cell } from '../level';
import type { ForecastSummary } from '../simulation/explain/summary';
import type { Machine } from '../simulation/machine';
import { isSevered, type State } from '../simulation/state';
import { carriers } from '../terms';
import type { SceneGhost, SceneProblem, SceneReadyGhost } from './scene';

/** Returns the first rise of each cell in a forecast, in cell order. */
export function ghostsOf({ crossings }: Pick<ForecastSummary, 'crossings'>): SceneGhost[] {
  const first = new Map<Cell, SceneGhost>();
  for (const { cell, field, to, turn } of crossings) {
    const known = first.get(cell);
    if (known === undefined || turn < known.turn) first.set(cell, { cell, field, band: to, turn });
  }
  return [...first.values()].sort((a, b) => a.cell - b.cell);
}

/** Returns the controls of the reactors that become ready in a forecast, in cell order. */
export function readyGhostsOf(
  { reactors }: Machine,
  { ready }: Pick<ForecastSummary, 'ready'>,
): SceneReadyGhost[] {
  return ready
    .flatMap(({ reactor, when }): SceneReadyGhost[] => {
      const cell = reactors.find(({ id }) => id === reactor)?.cell;
      return typeof when !== 'number' || cell === undefined ? [] : [{ cell, turn: when }];
    })
    .sort((a, b) => a.cell - b.cell);
}

const weight = { error: 2, warning: 1, information: 0 } as const satisfies Record<Severity, number>;

/** Returns the worst problem of each cell that issues refer to, in cell order. */
export function problemsOf(issues: readonly Pick<Issue, 'severity' | 'cells'>[]): SceneProblem[] {
  const worst = new Map<Cell, SceneProblem>();
  for (const { severity, cells } of issues) {
    for (const cell of new Set(cells)) {
      const known = worst.get(cell);
      const isWorse = known === undefined || weight[severity] > weight[known.severity];
      worst.set(cell, {
        cell,
        severity: isWorse ? severity : known.severity,
        count: 1 + (known?.count ?? 0),
      });
    }
  }
  return [...worst.values()].sort((a, b) => a.cell - b.cell);
}

/**
 * Returns the cells on which a state visibly differs from an earlier one of the same level: bands of hazards, settings
 * and services of props, leaks, the robot, and cut cells if the underground is seen. In cell order.
 */
export function changedCells(before: State, now: State, isUndergroundSeen: boolean): Cell[] {
  const changed = new Set<Cell>();
  const { machine } = now;
  const { props } = machine.level;
  if (before.codes !== now.codes) {
    for (let cell = 0; cell < machine.size; cell++) {
      if (before.codes[cell] !== now.codes[cell]) changed.add(cell);
    }
  }
  const addProp = (index: number | undefined) => {
    const prop = index === undefined ? undefined : props[index];
    if (prop !== undefined) changed.add(prop.cell);
  };
  now.settings.forEach((setting, prop) => {
    if (setting !== before.settings[prop]) addProp(prop);
  });
  now.services.forEach((service, consumer) => {
    if (service !== before.services[consumer]) addProp(machine.consumerProps[consumer]);
  });
  now.ready.forEach((ready, reactor) => {
    if (ready !== before.ready[reactor]) addProp(machine.reactors[reactor]?.prop);
  });
  if (before.robot !== now.robot) changed.add(before.robot).add(now.robot);
  now.leaks.forEach((leak, index) => {
    const old = before.leaks[index];
    if (old !== leak && (old?.state !== leak.state || old.severity !== leak.severity))
      changed.add(leak.access);
  });
  for (const carrier of isUndergroundSeen ? carriers : []) {
    if (now.severed[carrier] === before.severed[carrier]) continue;
    for (const cell of machine.networks[carrier].cells) {
      if (isSevered(now, carrier, cell) !== isSevered(before, carrier, cell)) changed.add(cell);
    }
  }
  return [...changed].sort((a, b) => a - b);
}
