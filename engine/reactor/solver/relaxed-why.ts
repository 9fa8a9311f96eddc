import type { CostedAction } from '../balance';
import type { Cell } from '../level';
import type { State } from '../simulation/state';
import type { Carrier } from '../terms';
import { changesLeft } from './relaxed-changes';
import { relaxedFloor } from './relaxed-floor';
import { relaxedCosts, relaxedReactor, type RelaxedReactor } from './relaxed-plan';
import type { SupplyLine } from './relaxed-supply';

/** No floor route leads from the robot to the control. */
export interface ControlOutOfReach {
  readonly kind: 'control-out-of-reach';
  readonly reactor: string;
  readonly robot: Cell;
  readonly control: Cell;
}

/** A necessary action that costs more than the budget of a whole turn. */
export interface TooDear {
  readonly kind: 'too-dear';
  readonly reactor: string;
  readonly action: CostedAction;
  readonly cost: number;
  readonly budget: number;
}

/** A consumer that no setting of flows and junctions supplies. */
export interface NeverSupplied {
  readonly kind: 'never-supplied';
  readonly reactor: string;
  readonly carrier: Carrier;
  readonly consumer: Cell;
  /** The best supply that arrives, with pressure or voltage; 0 if its network does not have a source. */
  readonly amount: number;
  readonly potential: number;
}

/** A consumer that is supplied under some setting, but not under one that the robot can reach, and no rule helps. */
export interface PropsOutOfReach {
  readonly kind: 'props-out-of-reach';
  readonly reactor: string;
  readonly carrier: Carrier;
  readonly consumer: Cell;
  /**
   * Choices of props by their indexes in the level's props. All props of one choice would have to be set, and no floor
   * route leads to any of them. Of very many props only the first are considered.
   */
  readonly choices: readonly (readonly number[])[];
}

/** A condition for activating a reactor that fails even in the relaxed level. */
export type RelaxedFailure = ControlOutOfReach | TooDear | NeverSupplied | PropsOutOfReach;

/**
 * Explains why the relaxed level cannot be won from a state: the failures of each reactor, in the order of the props.
 * Empty if it can be won. Has at least one failure for each reactor if `relaxedBound` returns `null` for a state that
 * is not lost.
 */
export function relaxedWhy(
  state: Pick<State, 'machine' | 'robot' | 'settings' | 'ready'>,
): readonly RelaxedFailure[] {
  const failures = state.machine.reactors.map((_, index) => failuresOf(state, index));
  return failures.some(({ length }) => length === 0) ? [] : failures.flat();
}

function failuresOf(
  { machine, robot, settings, ready }: Pick<State, 'machine' | 'robot' | 'settings' | 'ready'>,
  index: number,
): RelaxedFailure[] {
  const reactor = machine.reactors[index];
  if (reactor === undefined) return [];
  const { id, cell: control } = reactor;
  const floor = relaxedFloor(machine.level, control);
  const failures: RelaxedFailure[] = [];
  if ((floor.placeAt[robot] ?? -1) < 0) {
    failures.push({ kind: 'control-out-of-reach', reactor: id, robot, control });
  }
  let needsChange = false;
  if (ready[index] !== 1) {
    const relaxed = relaxedReactor(machine, reactor, floor);
    for (const line of relaxed.lines) {
      const failure = failureOf(relaxed, line, settings);
      if (failure !== null) failures.push(failure);
      else needsChange ||= !line.isSupplied(helped(relaxed, line, settings));
    }
  }
  const { budget, activate, interact, move } = relaxedCosts(machine);
  const tooDear = (action: CostedAction, cost: number, isNeeded: boolean) => {
    if (isNeeded && cost > budget) failures.push({ kind: 'too-dear', reactor: id, action, cost, budget });
  };
  // a control cannot be set, so a change needs a move too
  tooDear('MoveRobot', move, robot !== control || needsChange);
  tooDear('InteractProp', interact, needsChange);
  tooDear('ActivateReactor', activate, true);
  return failures;
}

/** Returns the settings after rules have set all that they can. */
function helped({ ruled }: RelaxedReactor, { influences }: SupplyLine, settings: Uint8Array): Uint8Array {
  const best = settings.slice();
  for (const influence of influences) if (ruled.has(influence)) best[influence.prop] = influence.best;
  return best;
}

/** The greatest number of unreachable props that are searched for choices. */
const maxChoices = 30;

/** Explains why a consumer cannot be supplied from the reactor's floor. */
function failureOf(
  { reactor: { id: reactor }, floor, ruled }: RelaxedReactor,
  line: SupplyLine,
  settings: Uint8Array,
): NeverSupplied | PropsOutOfReach | null {
  const { carrier, cell: consumer, influences, best } = line;
  if (influences.length === 0) return { kind: 'never-supplied', reactor, carrier, consumer, ...best };
  const outOfReach = influences.filter((each) => !ruled.has(each) && (floor.placeAt[each.cell] ?? -1) < 0);
  const free = new Set(influences.filter((each) => !outOfReach.includes(each)));
  const beyond = outOfReach.slice(0, maxChoices);
  // with all reachable props at their best, these sets of unreachable ones are missing
  const sets = changesLeft({ lines: [line], changes: [beyond], free })(settings);
  if (sets.includes(0)) return null;
  const choices = sets.map((set) => beyond.flatMap(({ prop }, bit) => ((set >> bit) & 1 ? [prop] : [])));
  return { kind: 'props-out-of-reach', reactor, carrier, consumer, choices };
}
