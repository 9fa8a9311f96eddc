import { memoize, counted, decimal } from '../../core';
import type { Cell } from '../level';
import { ground, presence, supply, type Scene, type SceneLeak, type SceneProp } from '../picture/scene';
import { fieldIndex } from '../simulation/cell-code';
import { lineWords } from './line-words';
import { carrierKeys, carriers, hazardFields, hazardKeys, type Carrier } from '../terms';

/** The forecast of each cell in words, appended to the description of the cell. */
export type CellForecasts = ReadonlyMap<Cell, readonly string[]>;

const pipeNames = { Fuel: 'fuel pipe', Coolant: 'coolant pipe', Electricity: 'electricity line' } as const;
const bandNames = ['', 'safe', 'caution', 'critical'] as const;

/**
 * Describes a cell of a scene, from its position to its problems: `Row 3, column 5, floor, fuel pipe, leak in 2 turns`.
 * Rows and columns count from 0, like positions in files and the board's rulers.
 */
export function cellLabel(scene: Scene, cell: Cell, cellForecasts?: CellForecasts): string {
  const row = Math.floor(cell / scene.width);
  const words = [`Row ${row}`, `column ${cell % scene.width}`, ...thingWords(scene, cell)];
  return [...words, ...(cellForecasts?.get(cell) ?? [])].join(', ');
}

/** Describes the contents of a cell, on and under the floor, without its position. */
export function thingWords(scene: Scene, cell: Cell): string[] {
  const { props, leaks, blocks, problems } = indexOf(scene);
  const terrain = scene.terrain[cell];
  const count = problems.get(cell);
  return [
    terrain === ground.wall ? 'wall' : terrain === ground.floor ? 'floor' : 'not written',
    ...(scene.robot?.cell === cell ? [scene.robot.shielded ? 'robot, shielded from heat' : 'robot'] : []),
    ...(props.get(cell) ?? []).map((prop) => propWords(scene, prop)),
    ...(scene.underground ? carriers.flatMap((carrier) => pipeWords(scene, carrier, cell)) : []),
    ...(leaks.get(cell) ?? []).flatMap((leak) => leakWords(scene, cell, leak)),
    ...hazardWords(scene, cell),
    ...(blocks.get(cell) ?? []),
    ...(count === undefined ? [] : [count]),
  ];
}

const indexOf = memoize((scene: Scene) => ({
  props: grouped(scene.props, ({ cell }) => [cell]),
  leaks: grouped(scene.leaks, ({ cell, access }) => (cell === access ? [cell] : [cell, access])),
  blocks: new Map(
    [...grouped(scene.blocks, ({ cell }) => [cell])].map(([cell, list]) => [
      cell,
      list.map(({ carrier, turns }) => `${carrierKeys[carrier]} blocked for ${counted(turns, 'turn')}`),
    ]),
  ),
  problems: new Map(
    scene.problems.map(({ cell, severity, count }) => [
      cell,
      count === 1 ? severity : `${counted(count, 'problem')}, worst ${severity}`,
    ]),
  ),
}));

function grouped<T>(list: readonly T[], cellsOf: (each: T) => readonly Cell[]): Map<Cell, T[]> {
  const groups = new Map<Cell, T[]>();
  for (const each of list) {
    for (const cell of cellsOf(each)) {
      const group = groups.get(cell);
      if (group === undefined) groups.set(cell, [each]);
      else group.push(each);
    }
  }
  return groups;
}

/** Describes a prop in its current state: `FuelConsumer enabled, producing, fed by FuelFlow [1, 1]`. */
function propWords(scene: Scene, prop: SceneProp): string {
  switch (prop.type) {
    case 'unknown':
      return prop.name === '' ? 'prop without a type' : `unknown prop ${prop.name}`;
    case 'TJunction':
    case 'CrossJunction':
      return `${prop.type} ${prop.mode}`;
    case 'Door':
      return `Door ${prop.open ? 'open' : 'closed'}`;
    case 'AllSeeingEyeTerminal':
      return `${prop.type} ${prop.unlocked ? 'unlocked' : 'locked'}`;
    case 'FuelRemedySupply':
    case 'CoolantRemedySupply':
    case 'ElectricityRemedySupply':
    case 'HeatRemedySupply':
      return `${prop.type} ${prop.available ? 'available' : 'depleted'}`;
    case 'ReactorControl':
      return [
        `ReactorControl ${prop.id}`,
        ...(prop.ready === null ? [] : [prop.ready ? 'ready' : 'not ready']),
        ...(prop.heat === 'cool' ? [] : [prop.heat]),
      ].join(', ');
    case 'FuelFlow':
    case 'CoolantFlow':
    case 'ElectricityFlow':
      return `${prop.type} ${prop.on ? 'enabled' : 'disabled'}`;
    case 'FuelConsumer':
    case 'CoolantConsumer':
    case 'ElectricityConsumer': {
      const { service, line } = prop;
      const serves = service === null || service === 'Disabled' ? '' : `, ${service.toLowerCase()}`;
      const fed = line === null ? '' : `, ${lineWords(scene, line)}`;
      return `${prop.type} ${prop.on ? 'enabled' : 'disabled'}${serves}${fed}`;
    }
  }
}

function pipeWords({ networks }: Scene, carrier: Carrier, cell: Cell): string[] {
  const network = networks[carrier];
  if (network.cells[cell] !== presence.present) return [];
  const name = pipeNames[carrier];
  if (network.severed.includes(cell)) return [`${name} cut`];
  switch (network.supply?.[cell]) {
    case supply.none:
      return [`${name} empty`];
    case supply.critical:
      return [`${name} at critical supply`];
    case supply.caution:
      return [`${name} at low supply`];
    default:
      return [name];
  }
}

function leakWords(scene: Scene, cell: Cell, leak: SceneLeak): string[] {
  const isHere = leak.access === cell;
  if (!isHere && !scene.underground) return [];
  const name = `${carrierKeys[leak.carrier]} leak`;
  const state = leak.leaking ? `${name} of severity ${leak.severity}` : `repaired ${name}`;
  return [isHere ? state : `source of ${leak.leaking ? 'a' : 'a repaired'} ${name}`];
}

function hazardWords({ hazards, codes }: Scene, cell: Cell): string[] {
  const code = codes[cell] ?? 0;
  if (code === 0) return [];
  return hazardFields.flatMap((field) => {
    const at = fieldIndex[field];
    const band = (code >> (2 * at)) & 3;
    if (band === 0) return [];
    return [`${hazardKeys[field]} ${decimal(hazards[4 * cell + at] ?? 0)} ${bandNames[band] ?? ''}`];
  });
}
