import type { Cell, Predicate } from '../level';
import type { Machine, MachineRule } from '../simulation/machine';

/** The inputs of a level's enabled rules, as far as they decide which states have equal futures. */
export interface Reads {
  /** True if rules read the level state as last derived. It depends on the amounts at the end of the previous turn. */
  readonly status: boolean;
  /** True if rules read network values or services from before the simulation. */
  readonly oldNetworks: boolean;
  /** Cells on which a rule checks for the robot. */
  readonly robotCells: readonly Cell[];
  /** True if rules read, give or take what the robot carries. */
  readonly inventory: boolean;
  readonly allSeeingEye: boolean;
  /** Cells whose prop's setting is read. */
  readonly propCells: ReadonlySet<Cell>;
  /** Cells whose network values or service are read. */
  readonly networkCells: ReadonlySet<Cell>;
  /** Rules that read the turn. */
  readonly turns: readonly TurnReading[];
}

/** The turn from which all turn conditions of a rule stay the same. */
export interface TurnReading {
  readonly rule: number;
  readonly once: boolean;
  readonly settledFrom: number;
}

/** Collects the inputs of a level's rules. */
export function readsOf(machine: Machine): Reads {
  const { startRules, endRules, level, propAt } = machine;
  const rules = [...startRules, ...endRules];
  const predicates = rules.flatMap(({ rule }) => rule.predicates);
  const ofType = <T extends Predicate['type']>(type: T) =>
    predicates.filter((predicate): predicate is Extract<Predicate, { type: T }> => predicate.type === type);
  const props = ofType('Prop').filter(({ state, mode }) => state !== undefined || mode !== undefined);
  const isTerminal = (cell: Cell) => level.props[propAt.get(cell) ?? -1]?.type === 'AllSeeingEyeTerminal';
  return {
    status: ofType('LevelState').length > 0,
    oldNetworks: startRules.some(({ rule }) =>
      rule.predicates.some(({ type }) => type === 'ConsumerService' || type === 'NetworkBand'),
    ),
    robotCells: [...new Set(ofType('RobotPosition').map(({ cell }) => cell))],
    inventory:
      ofType('RobotInventory').length > 0 ||
      rules.some(({ rule }) =>
        rule.effects.some(({ type }) => type === 'AddInventory' || type === 'RemoveInventory'),
      ),
    allSeeingEye: ofType('AllSeeingEye').length > 0 || props.some(({ cell }) => isTerminal(cell)),
    propCells: new Set(props.map(({ cell }) => cell)),
    networkCells: new Set([...ofType('ConsumerService'), ...ofType('NetworkBand')].map(({ cell }) => cell)),
    turns: rules.flatMap(turnReading),
  };
}

function turnReading({ rule, index }: MachineRule): TurnReading[] {
  const settled = rule.predicates.flatMap((predicate) => {
    if (predicate.type !== 'Turn') return [];
    const { op, value } = predicate;
    // for whole turns: `< 3` and `>= 3` are settled at 3, the other operators one turn later
    return op === '<' || op === '>=' ? [Math.ceil(value)] : [Math.floor(value) + 1];
  });
  if (settled.length === 0) return [];
  const settledFrom = settled.reduce((most, each) => Math.max(most, each), 0);
  return [{ rule: index, once: rule.trigger === 'Once', settledFrom }];
}

/** Finds the earliest turn that has the same future as this one, all else being equal; 0 if turns do not matter. */
export function turnThatMatters({ turns }: Reads, turn: number, fired: Uint8Array): number {
  let settledFrom = 0;
  for (const reading of turns) {
    if (reading.once && fired[reading.rule] === 1) continue;
    settledFrom = Math.max(settledFrom, reading.settledFrom);
  }
  return Math.min(turn, settledFrom);
}
