import type { Cell, Predicate } from '../level';
import type { Machine, MachineRule } from '../simulation/machine';

/** What the enabled rules of a level look at, as far as it decides which states have equal futures. */
export interface Reads {
  /** The level state as last derived, and with it how amounts were at the end of the turn before. */
  readonly status: boolean;
  /** Network values or services as they stood before the simulation. */
  readonly oldNetworks: boolean;
  /** Cells on which a rule looks for the robot. */
  readonly robotCells: readonly Cell[];
  /** What the robot carries; also where a rule gives or takes it. */
  readonly inventory: boolean;
  readonly allSeeingEye: boolean;
  /** Cells whose prop's setting is looked at. */
  readonly propCells: ReadonlySet<Cell>;
  /** Cells whose network values or service are looked at. */
  readonly networkCells: ReadonlySet<Cell>;
  /** Rules that look at the turn. */
  readonly turns: readonly TurnReading[];
}

/** From which turn on all that a rule asks of the turn stays as it is. */
export interface TurnReading {
  readonly rule: number;
  readonly once: boolean;
  readonly settledFrom: number;
}

/** Reads the rules of a level. */
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
    // for whole turns: `< 3` and `>= 3` are settled at 3, the others behind it
    return op === '<' || op === '>=' ? [Math.ceil(value)] : [Math.floor(value) + 1];
  });
  if (settled.length === 0) return [];
  const settledFrom = settled.reduce((most, each) => Math.max(most, each), 0);
  return [{ rule: index, once: rule.trigger === 'Once', settledFrom }];
}

/** The earliest turn from which everything goes as from this one, whatever else is the same; 0 where turns do not matter. */
export function turnThatMatters({ turns }: Reads, turn: number, fired: Uint8Array): number {
  let settledFrom = 0;
  for (const reading of turns) {
    if (reading.once && fired[reading.rule] === 1) continue;
    settledFrom = Math.max(settledFrom, reading.settledFrom);
  }
  return Math.min(turn, settledFrom);
}
