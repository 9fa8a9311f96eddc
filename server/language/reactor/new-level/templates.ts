import type { Cell, Level, Prop } from '../../../../engine/reactor';
import type { LevelSize } from './size';

/** Templates of new levels. None has an issue, and each can be won. */
export const levelTemplates = ['running', 'leak', 'junction', 'door', 'clock'] as const;
export type LevelTemplate = (typeof levelTemplates)[number];

/** The places of the things of a new level. */
export interface Plan extends LevelSize {
  /** The column of the flows, and that of the consumers. */
  readonly left: number;
  readonly end: number;
  /** The rows of fuel, coolant and electricity. */
  readonly top: number;
  readonly middle: number;
  readonly bottom: number;
  readonly at: (x: number, y: number) => Cell;
}

/** Applies the template to a level in which everything runs; the preferred result first. */
export interface Template {
  /** The minimum size. */
  readonly least: LevelSize;
  readonly change: (level: Level, plan: Plan) => readonly Level[];
}

/** A hall of this size has room for whatever a template puts into it. */
const hall: LevelSize = { width: 8, height: 7 };

export const templates: Readonly<Record<LevelTemplate, Template>> = {
  running: { least: { width: 3, height: 3 }, change: (level) => [level] },
  leak: { least: hall, change: withLeak },
  junction: { least: hall, change: withJunction },
  door: { least: hall, change: withDoor },
  clock: { least: hall, change: withClock },
};

/** The fuel pipe leaks; a supply of the remedy stands in a corner. */
function withLeak(level: Level, { at, left, end, top, bottom }: Plan): Level[] {
  const cell = at(middleOf(left, end), top);
  return [
    {
      ...level,
      props: [...level.props, { type: 'FuelRemedySupply', cell: at(left, bottom - 1), state: 'Available' }],
      leaks: [{ carrier: 'Fuel', cell, access: cell, state: 'Leaking', severity: 1 }],
    },
  ];
}

/** A junction sends the fuel to a consumer that no reactor needs. */
function withJunction(level: Level, { at, left, end, top }: Plan): Level[] {
  const x = middleOf(left, end);
  const below = at(x, top + 1);
  const Fuel = Uint8Array.from(level.networks.Fuel);
  Fuel[below] = 1;
  const spur: Prop = { type: 'FuelConsumer', cell: below, state: 'Enabled' };
  return ['4/0', '0/4'].map((mode) => ({
    ...level,
    networks: { ...level.networks, Fuel },
    props: [...level.props, { type: 'TJunction', cell: at(x, top), mode }, spur],
  }));
}

/** A wall with a closed door separates the robot from the control. The pipes are hidden until the terminal is used. */
function withDoor(level: Level, { at, left, end, top, bottom, middle }: Plan): Level[] {
  const x = middleOf(left, end);
  const y = top + 1;
  const floor = Uint8Array.from(level.floor);
  for (let row = top; row <= bottom; row++) if (row !== y) floor[at(x, row)] = 0;
  const door: Prop = { type: 'Door', cell: at(x, y), state: 'Closed', edge: [at(x - 1, y), at(x, y)] };
  const terminal: Prop = { type: 'AllSeeingEyeTerminal', cell: at(left, middle + 1) };
  return [{ ...level, floor, props: [...level.props, door, terminal] }];
}

/** The fuel is off, and the coolant seal breaks after some turns, by a rule with a message. */
function withClock(level: Level, { at, left, end, middle, width, height }: Plan): Level[] {
  const cell = at(middleOf(left, end), middle);
  const turn = Math.max(4, Math.ceil((width + height) / 3));
  return [
    {
      ...level,
      props: level.props.map((prop) => (prop.type === 'FuelFlow' ? { ...prop, state: 'Disabled' } : prop)),
      rules: [
        {
          id: 'worn-seal',
          enabled: true,
          trigger: 'Once',
          priority: 0,
          phase: 'EndOfTurn',
          predicates: [{ type: 'Turn', op: '>=', value: turn }],
          effects: [
            { type: 'StartLeak', carrier: 'Coolant', cell, severity: 1 },
            { type: 'Warn', text: 'The seal of the coolant pipe breaks.' },
          ],
          forecast: `The worn seal of the coolant pipe breaks on turn ${turn}.`,
        },
      ],
    },
  ];
}

function middleOf(left: number, end: number): number {
  return Math.floor((left + end + 1) / 2);
}
