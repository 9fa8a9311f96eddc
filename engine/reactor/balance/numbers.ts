import { maxFloat32, integer, list, number, object, optional, text, type Shape } from '../../shape';
import { hazardKeys, hazardFields } from '../terms';

/**
 * One number of the balance: its shape in a file, its default and its meaning. The tree of these is the single source
 * of the defaults, the balance file's shape and its documentation.
 */
interface Constant {
  readonly shape: Shape;
  readonly value: number | readonly number[];
  readonly doc: string;
}
interface Group {
  readonly [name: string]: Constant | Group;
}

const count = (value: number, min: number, doc: string): Constant => ({ shape: integer(min), value, doc });
const anyAmount = number(0, maxFloat32);
const amount = (value: number, doc: string): Constant => ({ shape: anyAmount, value, doc });
const positive = (value: number, doc: string): Constant => ({
  shape: number(0, maxFloat32, { above: 0 }),
  value,
  doc,
});
const rate = (value: number, doc: string): Constant => ({ shape: number(0, 0.25), value, doc });
const steps = (first: number, second: number, doc: string): Constant => ({
  shape: list(anyAmount, { min: 2, max: 2 }),
  value: [first, second],
  doc,
});
const eachField = (value: number, doc: (field: string) => string): Group =>
  Object.fromEntries(hazardFields.map((field) => [hazardKeys[field], amount(value, doc(hazardKeys[field]))]));

const action = (what: string) => count(1, 1, `Actions spent on ${what}.`);

export const numbers = {
  grid: {
    minWidth: count(3, 1, 'The fewest columns a level may have.'),
    minHeight: count(3, 1, 'The fewest rows a level may have.'),
    maxWidth: count(1024, 1, 'The maximum number of columns of a level.'),
    maxHeight: count(1024, 1, 'The maximum number of rows of a level.'),
  },
  turn: {
    actionBudget: count(3, 1, 'The number of actions per turn, unless the level sets its own.'),
    actionCost: {
      MoveRobot: action('a step'),
      InteractProp: action('using a prop'),
      InteractLeak: action('a repair or a neutralizer'),
      ApplyHeatShield: action('a heat shield'),
      ActivateReactor: action('activating a reactor'),
    },
  },
  network: {
    source: {
      amount: amount(100, 'The amount that an enabled flow prop feeds in.'),
      potential: amount(100, 'The pressure or voltage at which a flow prop feeds in.'),
    },
    falloff: {
      amount: positive(1, 'The loss of amount with each step from cell to cell.'),
      potential: amount(1.5, 'The loss of pressure or voltage with each step from cell to cell.'),
    },
    max: amount(100, 'The maximum of a network cell, both for the amount and for the potential.'),
    bands: {
      cautionBelow: amount(30, 'Network values below this are `Caution`.'),
      criticalBelow: amount(10, 'Network values below this are `Critical`.'),
    },
  },
  consumer: {
    demand: {
      amount: positive(10, 'The amount that a consumer needs and takes.'),
      potential: amount(10, 'The pressure or voltage that a consumer needs.'),
    },
  },
  leak: {
    base: amount(1, 'The amount that a leak of severity 1 releases in a turn without pressure.'),
    perPotential: amount(0.04, 'The amount that each unit of pressure or voltage adds to that.'),
    maxInjection: amount(25, 'The maximum amount that a leak releases in a turn.'),
    maxSeverity: count(5, 1, 'The maximum severity of a leak.'),
  },
  hazard: {
    max: amount(30, 'The maximum of each element, and of heat, on a floor cell.'),
    bands: {
      caution: amount(10, 'Hazard values from this on are `Caution`, for all four fields.'),
      critical: amount(20, 'Hazard values from this on are `Critical`, for all four fields.'),
    },
  },
  flow: {
    element: rate(
      0.2,
      'The fraction of the difference between neighboring cells that an element evens out in one turn.',
    ),
    heat1: rate(0.1, 'The part of a difference that heat evens out in a `HeatFlow`.'),
    heat2: rate(0.2, 'The part of a difference that heat evens out in a `HeatFlow2`.'),
  },
  warm: steps(0.5, 1, 'Heat from exposed fuel: `Warm1`, `Warm2`.'),
  quench: steps(1, 2, 'Heat that coolant takes: `Quench1`, `Quench2`.'),
  short: {
    heat: steps(1, 2, 'Heat from a short: `Short1`, `Short2`.'),
    discharge: steps(1, 2, 'Electricity that a short takes: `Short1`, `Short2`.'),
  },
  ignite: {
    heat: steps(1.5, 3, 'Heat from an ignition: `Ignite1`, `Ignite2`.'),
    burn: steps(0.5, 1, 'Fuel that an ignition takes: `Ignite1`, `Ignite2`.'),
  },
  robot: {
    unsafe: eachField(20, (field) => `The robot is lost if the ${field} on its cell reaches this value.`),
    inventoryCapacity: count(4, 0, 'The maximum number of remedies that the robot carries.'),
  },
  remedy: {
    blockTurns: count(3, 0, 'The number of turns for which a neutralizer keeps its element out.'),
    heatImmunitySteps: count(6, 0, 'The number of steps for which a heat shield protects.'),
  },
  reactor: {
    readyBelow: amount(15, 'A reactor is ready only below this heat.'),
    criticalFrom: amount(15, 'The level is `Critical` if the heat of a reactor reaches this value.'),
    terminalFrom: amount(20, 'The level is lost if the heat of a reactor reaches this value.'),
  },
  forecast: { horizon: count(8, 1, 'The number of turns that a forecast looks ahead.') },
} as const satisfies Group;

function isConstant(entry: Constant | Group): entry is Constant {
  return typeof (entry as Constant).doc === 'string' && 'value' in entry;
}

/** The shape of a balance file: every number is optional. Bands can also be set field by field. */
export const balanceShape = object({
  $schema: optional(text, 'The JSON Schema that an editor may use. The loader ignores it.'),
  ...membersOf(numbers),
});

function membersOf(group: Group): Record<string, ReturnType<typeof optional>> {
  return Object.fromEntries(
    Object.entries(group).map(([name, entry]) => {
      if (isConstant(entry)) return [name, optional(entry.shape, entry.doc, entry.value)];
      const members = membersOf(entry);
      const isBands = name === 'bands' && 'caution' in entry;
      return [
        name,
        optional(object(isBands ? { ...members, ...bandsOfFields() } : members), `The \`${name}\` numbers.`),
      ];
    }),
  );
}

function bandsOfFields() {
  return Object.fromEntries(
    hazardFields.map((field) => [
      hazardKeys[field],
      optional(object(membersOf(numbers.hazard.bands)), `The bands of ${hazardKeys[field]} alone.`),
    ]),
  );
}

/** Visits all numbers with their paths in a balance file. */
export function eachNumber(visit: (path: readonly string[], constant: Constant) => void): void {
  const walk = (group: Group, path: readonly string[]) => {
    for (const [name, entry] of Object.entries(group)) {
      if (isConstant(entry)) visit([...path, name], entry);
      else walk(entry, [...path, name]);
    }
  };
  walk(numbers, []);
}
