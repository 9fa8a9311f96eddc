import type { Balance } from '../../balance';
import type { Level } from '../../level';
import {
  carriers,
  hazardFields,
  type Carrier,
  type HazardField,
  type LevelState,
  type LossCause,
  type Remedy,
} from '../../terms';
import { plainFlow, type PlainFlow, type PlainHazards } from './plain';

/** A reference model of the game in the simplest data: texts, maps and sets, changed in place. */
export interface PlainWorld {
  readonly level: Level;
  readonly balance: Balance;
  turn: number;
  actionsLeft: number;
  moves: number;
  status: LevelState;
  lossCause: LossCause | null;
  robot: number;
  readonly inventory: Record<Remedy, number>;
  immunity: number;
  eye: 'Locked' | 'Unlocked';
  /** By cell: the state or mode of the prop. */
  readonly settings: Map<number, string>;
  leaks: {
    carrier: Carrier;
    cell: number;
    access: number;
    state: 'Leaking' | 'Repaired';
    severity: number;
  }[];
  /** `carrier cell`. */
  readonly severed: Set<string>;
  hazards: PlainHazards;
  previous: PlainHazards;
  /** The number of turns left, by `carrier cell`. */
  readonly blocks: Map<string, number>;
  flows: Record<Carrier, PlainFlow>;
  /** By the consumer's cell. */
  readonly services: Map<number, 'Disabled' | 'Starved' | 'Producing'>;
  ready: Set<string>;
  overheated: Set<string>;
  readonly fired: Set<string>;
  /** The rules that fired and the warnings of the last simulation. */
  said: { fired: string[]; warnings: string[] };
}

const f = Math.fround;

export function budgetOf({ level, balance }: Pick<PlainWorld, 'level' | 'balance'>): number {
  return level.metadata.actionBudget ?? balance.turn.actionBudget;
}

export function plainInit(level: Level, balance: Balance): PlainWorld {
  const amounts = (field: HazardField) => {
    const list = Array<number>(level.width * level.height).fill(0);
    for (const hazard of level.hazards) list[hazard.cell] = f(hazard.amounts[field]);
    return list;
  };
  const make = () => Object.fromEntries(hazardFields.map((field) => [field, amounts(field)])) as PlainHazards;
  const world: PlainWorld = {
    level,
    balance,
    turn: 1,
    actionsLeft: budgetOf({ level, balance }),
    moves: 0,
    status: 'Stable',
    lossCause: null,
    robot: level.robot.cell,
    inventory: { ...level.robot.inventory },
    immunity: level.robot.heatImmunity,
    eye: level.allSeeingEye,
    settings: new Map(
      level.props.map((prop) => [prop.cell, 'mode' in prop ? prop.mode : 'state' in prop ? prop.state : '']),
    ),
    leaks: level.leaks.map((leak) => ({ ...leak })),
    severed: new Set(),
    hazards: make(),
    previous: make(),
    blocks: new Map(
      level.hazards.flatMap(({ cell, blocks }) =>
        carriers.flatMap((carrier) => {
          const turns = blocks[carrier];
          return turns === undefined ? [] : [[`${carrier} ${cell}`, turns] as const];
        }),
      ),
    ),
    flows: {} as Record<Carrier, PlainFlow>,
    services: new Map(),
    ready: new Set(),
    overheated: new Set(),
    fired: new Set(),
    said: { fired: [], warnings: [] },
  };
  supplyAll(world);
  derive(world);
  return world;
}

/** Steps 4 and 5. */
export function supplyAll(world: PlainWorld): void {
  const { level, balance, settings, severed } = world;
  for (const carrier of carriers)
    world.flows[carrier] = plainFlow(level, balance, carrier, { settings, severed });
  for (const prop of level.props) {
    const carrier = carriers.find((each) => prop.type === `${each}Consumer`);
    if (carrier === undefined) continue;
    const { amount, potential } = world.flows[carrier];
    const { demand } = balance.consumer;
    if (settings.get(prop.cell) === 'Disabled') {
      world.services.set(prop.cell, 'Disabled');
    } else if ((amount[prop.cell] ?? 0) >= demand.amount && (potential[prop.cell] ?? 0) >= demand.potential) {
      amount[prop.cell] = Math.max(0, f((amount[prop.cell] ?? 0) - demand.amount));
      world.services.set(prop.cell, 'Producing');
    } else {
      world.services.set(prop.cell, 'Starved');
    }
  }
}

/** Marks the world as lost. The first cause is kept. */
export function lost(world: PlainWorld, cause: LossCause): void {
  world.lossCause ??= cause;
  world.status = 'Lost';
}

/** Step 13. */
export function derive(world: PlainWorld): void {
  const { level, balance } = world;
  const reactors = level.props.filter((prop) => prop.type === 'ReactorControl');
  const heats = reactors.map((reactor) => {
    const cross = [-level.width, 1, level.width, -1]
      .map((step) => reactor.cell + step)
      .filter((cell) => {
        const apart = Math.abs((cell % level.width) - (reactor.cell % level.width));
        return cell >= 0 && cell < level.floor.length && apart <= 1 && level.floor[cell] === 1;
      });
    const area = reactor.area ?? [reactor.cell, ...cross];
    return Math.max(...area.map((cell) => world.hazards.Heat[cell] ?? 0));
  });
  world.ready = new Set();
  world.overheated = new Set();
  reactors.forEach((reactor, index) => {
    const heat = heats[index] ?? 0;
    if (heat >= balance.reactor.terminalFrom) {
      world.overheated.add(reactor.id);
      lost(world, 'reactor');
    }
    const producing = carriers.every(
      (carrier) => world.services.get(reactor.consumers[carrier]) === 'Producing',
    );
    if (producing && heat < balance.reactor.readyBelow) world.ready.add(reactor.id);
  });
  const { bands } = balance.hazard;
  const growing = hazardFields.some((field) => {
    const { caution } = bands[field.toLowerCase() as Lowercase<HazardField>];
    return world.hazards[field].some(
      (value, cell) =>
        level.floor[cell] === 1 && value >= caution && value > (world.previous[field][cell] ?? 0),
    );
  });
  if (world.lossCause !== null) world.status = 'Lost';
  else if (world.ready.size > 0) world.status = 'Ready';
  else if (heats.some((heat) => heat >= balance.reactor.criticalFrom)) world.status = 'Critical';
  else if ([...world.services.values()].some((service) => service !== 'Producing')) world.status = 'Caution';
  else if (growing || heats.some((heat) => heat >= bands.heat.caution)) world.status = 'Caution';
  else world.status = 'Stable';
}
