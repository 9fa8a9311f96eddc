import type { Effect, Level, Predicate, Prop, Rule } from '../../level';
import {
  bands,
  carriers,
  comparisons,
  hazardFields,
  levelStates,
  remedies,
  services,
  statesOfProp,
  type Carrier,
} from '../../terms';
import { directions, stepTo } from '../network/directions';
import { settingsOf } from '../prop-state';
import type { Random } from './random';

/** Creates rules of every type whose predicates and effects have existing targets. */
export function randomRules(random: Random, level: Level, count: number): Rule[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `rule-${index}`,
    enabled: random.chance(0.9),
    trigger: random.pick(['Once', 'Repeat'] as const),
    priority: random.integer(3) - 1,
    phase: random.pick(['StartOfSimulation', 'EndOfTurn'] as const),
    predicates: Array.from({ length: random.integer(3) }, () => randomPredicate(random, level)),
    effects: Array.from({ length: 1 + random.integer(2) }, () => randomEffect(random, level)),
  }));
}

function floorCell(random: Random, level: Level): number {
  return random.pick(Array.from(level.floor.keys()).filter((cell) => level.floor[cell] === 1));
}

function networkCell(random: Random, level: Level, carrier: Carrier): number {
  const cells = level.networks[carrier];
  return random.pick(Array.from(cells.keys()).filter((cell) => cells[cell] === 1));
}

function propWith(random: Random, level: Level, fits: (prop: Prop) => boolean): Prop {
  return random.pick(level.props.filter(fits));
}

function randomPredicate(random: Random, level: Level): Predicate {
  const equality = random.pick(['==', '!='] as const);
  const op = random.pick(comparisons);
  const carrier = random.pick(carriers);
  switch (random.integer(10)) {
    case 0:
      return { type: 'Turn', op, value: 1 + random.integer(8) };
    case 1:
      return { type: 'LevelState', op: equality, value: random.pick(levelStates) };
    case 2:
      return {
        type: 'Reactor',
        reactor: 'core',
        is: random.pick(['Ready', 'NotReady', 'Lost', 'Won'] as const),
      };
    case 3: {
      const prop = random.pick(level.props);
      const setting = settingsOf(prop.type);
      if (setting.length === 0) return { type: 'Prop', cell: prop.cell, propType: prop.type };
      return { type: 'Prop', cell: prop.cell, ['mode' in prop ? 'mode' : 'state']: random.pick(setting) };
    }
    case 4: {
      const { cell } = propWith(random, level, ({ type }) => type.endsWith('Consumer'));
      return { type: 'ConsumerService', cell, op: equality, service: random.pick(services) };
    }
    case 5: {
      const quantity = random.pick(['Amount', carrier === 'Electricity' ? 'Voltage' : 'Pressure'] as const);
      const cell = networkCell(random, level, carrier);
      return { type: 'NetworkBand', carrier, cell, quantity, op, band: random.pick(bands) };
    }
    case 6: {
      const cell = floorCell(random, level);
      return { type: 'HazardBand', cell, hazard: random.pick(hazardFields), op, band: random.pick(bands) };
    }
    case 7:
      return { type: 'RobotPosition', cell: floorCell(random, level) };
    case 8:
      return { type: 'RobotInventory', remedy: random.pick(remedies), op, count: random.integer(3) };
    default:
      return { type: 'AllSeeingEye', is: random.pick(['Locked', 'Unlocked'] as const) };
  }
}

function randomEffect(random: Random, level: Level): Effect {
  const carrier = random.pick(carriers);
  const amount = random.pick([0.1, 3, 12.5, 40]);
  switch (random.integer(14)) {
    case 0:
    case 1:
    case 2:
      return startLeak(random, level, carrier);
    case 3: {
      const leak = level.leaks.length > 0 ? random.pick(level.leaks) : undefined;
      if (leak === undefined) return { type: 'Warn', text: 'nothing leaks' };
      return { type: 'WorsenLeak', carrier: leak.carrier, cell: leak.cell, by: 1 + random.integer(5) };
    }
    case 4:
      return { type: 'RepairNetworkCell', carrier, cell: networkCell(random, level, carrier) };
    case 5:
      return { type: 'DisableNetworkCell', carrier, cell: networkCell(random, level, carrier) };
    case 6: {
      const { type, cell } = propWith(random, level, (prop) => statesOfProp(prop.type).length > 0);
      return { type: 'SetPropState', cell, state: random.pick(statesOfProp(type)) };
    }
    case 7:
      return { type: 'AddHazard', cell: floorCell(random, level), hazard: carrier, amount };
    case 8:
      return { type: 'RemoveHazard', cell: floorCell(random, level), hazard: carrier, amount };
    case 9:
      return { type: 'AddHeat', cell: floorCell(random, level), amount };
    case 10:
      return { type: 'RemoveHeat', cell: floorCell(random, level), amount };
    case 11:
      return { type: 'AddInventory', remedy: random.pick(remedies), count: 1 + random.integer(5) };
    case 12:
      return { type: 'RemoveInventory', remedy: random.pick(remedies), count: 1 + random.integer(2) };
    default:
      return random.chance(0.2)
        ? { type: 'LoseLevel', reason: 'so it goes' }
        : { type: 'Warn', text: 'beware' };
  }
}

/** Creates a leak with a valid place, which may be invalid at the time. */
function startLeak(random: Random, level: Level, carrier: Carrier): Effect {
  const severity = 1 + random.integer(5);
  for (let tries = 0; tries < 20; tries++) {
    const cell = networkCell(random, level, carrier);
    const inWall = level.floor[cell] !== 1;
    if (inWall !== (carrier === 'Electricity')) continue;
    if (!inWall) return { type: 'StartLeak', carrier, cell, severity };
    const faces = directions
      .map((side) => stepTo(level, cell, side))
      .filter((face) => level.floor[face] === 1);
    if (faces.length > 0) return { type: 'StartLeak', carrier, cell, access: random.pick(faces), severity };
  }
  return { type: 'Warn', text: 'no place for a leak' };
}
