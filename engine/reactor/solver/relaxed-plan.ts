import type { Machine, Reactor } from '../simulation/machine';
import { resumeState, startState } from '../simulation/start';
import { settingsOf } from '../simulation/prop-state';
import { carriers } from '../terms';
import type { RelaxedGroup } from './relaxed-changes';
import type { RelaxedFloor } from './relaxed-floor';
import { supplyLine, type Influence, type SupplyLine } from './relaxed-supply';
import { tableSize, type RelaxedCosts } from './relaxed-table';

/** One reactor of the relaxed level. */
export interface RelaxedReactor {
  readonly reactor: Reactor;
  /** The floor of its control. */
  readonly floor: RelaxedFloor;
  /** By carrier. */
  readonly lines: readonly SupplyLine[];
  /** Influences that some rule can set to their best setting. They may be at their best at any time, at no cost. */
  readonly ruled: ReadonlySet<Influence>;
}

/** The greatest number of changes of one line in a table. */
const maxChanges = 12;

/** Returns the costs of the actions that matter in the relaxed level. */
export function relaxedCosts({ balance, actionBudget }: Machine): RelaxedCosts {
  const { MoveRobot, InteractProp, ActivateReactor } = balance.turn.actionCost;
  return { budget: actionBudget, move: MoveRobot, interact: InteractProp, activate: ActivateReactor };
}

/** Builds the relaxed model of a reactor. */
export function relaxedReactor(machine: Machine, reactor: Reactor, floor: RelaxedFloor): RelaxedReactor {
  const lines = carriers.map((carrier, index) =>
    supplyLine(machine, carrier, reactor.consumers[index] ?? -1),
  );
  const ruled = lines.flatMap(({ influences }) => influences.filter((each) => isHelped(machine, each)));
  return { reactor, floor, lines, ruled: new Set(ruled) };
}

/**
 * Distributes a reactor's changes to tables of a limited size: one for all carriers, or one for each. If there are too
 * many changes, some become free: first those that are already made at the start, preferably those that no rule undoes,
 * because these do not weaken the bound as long as the player does not undo them. Returns `undefined` if the floor
 * alone is too large.
 */
export function relaxedGroups(
  machine: Machine,
  { lines, floor, ruled }: RelaxedReactor,
  costs: RelaxedCosts,
  limit: number,
): readonly RelaxedGroup[] | undefined {
  const possible = lines.map(({ influences }) =>
    influences.filter((each) => !ruled.has(each) && (floor.placeAt[each.cell] ?? -1) >= 0),
  );
  const fits = (changes: readonly (readonly Influence[])[]) =>
    changes.every(({ length }) => length <= maxChanges) &&
    tableSize(floor, changes.flat().length, costs) <= limit;
  const group = (
    some: readonly SupplyLine[],
    all: readonly (readonly Influence[])[],
    dropped: readonly Influence[],
  ) => {
    const free = new Set([...ruled, ...dropped]);
    return { lines: some, changes: all.map((each) => each.filter((change) => !free.has(change))), free };
  };
  const whole = group(lines, possible, []);
  if (fits(whole.changes)) return [whole];
  if (!fits([[]])) return undefined;
  const droppable = inOrder(machine, possible.flat());
  for (let count = 1; count <= droppable.made; count++) {
    const less = group(lines, possible, droppable.order.slice(0, count));
    if (fits(less.changes)) return [less];
  }
  return lines.map((line, index) => {
    const own = possible[index] ?? [];
    const order = droppable.order.filter((each) => own.includes(each));
    let count = 0;
    while (!fits(group([line], [own], order.slice(0, count)).changes)) count += 1;
    return group([line], [own], order.slice(0, count));
  });
}

/** Returns true if a rule can set an influence to its best setting. */
function isHelped(machine: Machine, { prop, cell, best }: Influence): boolean {
  return isSet(
    machine,
    cell,
    (state) => settingsOf(machine.level.props[prop]?.type ?? 'Door')[best] === state,
  );
}

function isSet(
  { startRules, endRules }: Machine,
  cell: number,
  matches: (state: string) => boolean,
): boolean {
  return [...startRules, ...endRules].some(({ rule }) =>
    rule.effects.some(
      (effect) => effect.type === 'SetPropState' && effect.cell === cell && matches(effect.state),
    ),
  );
}

/** Sorts influences by the order in which they become free, and counts those that are at their best at the start. */
function inOrder(machine: Machine, influences: readonly Influence[]) {
  const { state } = machine.level;
  const { settings } = state === undefined ? startState(machine) : resumeState(machine, state);
  const isMade = ({ prop, best }: Influence) => settings[prop] === best;
  const rank = (influence: Influence) => {
    if (!isMade(influence)) return 2;
    return isSet(machine, influence.cell, () => true) ? 1 : 0;
  };
  const order = [...influences].sort((a, b) => rank(a) - rank(b) || a.prop - b.prop);
  return { order, made: influences.filter(isMade).length };
}
