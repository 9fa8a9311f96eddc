import type { JsonValue } from '../../json';
import { carriers, carrierKeys, hazardFields, hazardKeys, includes, propTypes, type Carrier } from '../terms';
import type { Cell } from '../level';
import type { SceneLeak, SceneProp } from './scene';
import type { SceneParts } from './scene-of-parts';

type Loose = Readonly<Record<string, unknown>>;

/** The greatest width or height of a board that is drawn from a text with possible faults. */
const maxSide = 1024;

/**
 * Reads the known parts of a level from its JSON value. Faulty parts are left out. Returns `undefined` if there is no
 * map at all.
 */
export function partsOfValue(value: JsonValue): SceneParts | undefined {
  const file = loose(value);
  const terrain = list(file['terrain']);
  const stated = loose(file['dimensions']);
  const rowLengths = terrain.map((row) => (typeof row === 'string' ? Array.from(row).length : 0));
  const width = side(stated['width']) ?? Math.max(0, ...rowLengths);
  const height = side(stated['height']) ?? terrain.length;
  if (width < 1 || height < 1 || width > maxSide || height > maxSide) return undefined;
  const cellOf = (position: unknown): Cell | undefined => {
    const [x, y, ...rest] = list(position);
    return isIn(x, width) && isIn(y, height) && rest.length === 0 ? y * width + x : undefined;
  };
  const networks = loose(file['networks']);
  const robot = loose(file['robot']);
  const robotCell = cellOf(robot['position']);
  const { title } = loose(file['metadata']);
  return {
    ...(typeof title === 'string' ? { title } : {}),
    width,
    height,
    terrain,
    networks: {
      Fuel: list(networks['fuel']),
      Coolant: list(networks['coolant']),
      Electricity: list(networks['electricity']),
    },
    props: list(file['props']).flatMap((prop) => propOf(loose(prop), cellOf) ?? []),
    leaks: list(file['leaks']).flatMap((leak) => leakOf(loose(leak), cellOf) ?? []),
    hazards: list(file['hazards']).flatMap((entry) => {
      const hazard = loose(entry);
      const cell = cellOf(hazard['position']);
      const blocks = loose(hazard['blocks']);
      if (cell === undefined) return [];
      return [
        {
          cell,
          amounts: numbers(hazardFields.map((field) => [field, hazard[hazardKeys[field]]])),
          blocks: numbers(carriers.map((carrier) => [carrier, blocks[carrierKeys[carrier]]])),
        },
      ];
    }),
    robot:
      robotCell === undefined ? null : { cell: robotCell, heatImmunity: numberOf(robot['heatImmunity']) },
    allSeeingEye: file['allSeeingEye'] === 'Unlocked',
  };
}

type CellOf = (position: unknown) => Cell | undefined;

function propOf(prop: Loose, cellOf: CellOf): SceneProp | undefined {
  const cell = cellOf(prop['position']);
  if (cell === undefined) return undefined;
  const { type, state } = prop;
  const name = typeof type === 'string' ? type : '';
  if (!includes(propTypes, name)) return { type: 'unknown', cell, name };
  switch (name) {
    case 'FuelFlow':
    case 'CoolantFlow':
    case 'ElectricityFlow':
      return { type: name, cell, on: state !== 'Disabled' };
    case 'FuelConsumer':
    case 'CoolantConsumer':
    case 'ElectricityConsumer':
      return { type: name, cell, on: state !== 'Disabled', service: null, line: null };
    case 'TJunction':
    case 'CrossJunction': {
      const { mode } = prop;
      return { type: name, cell, mode: typeof mode === 'string' ? mode.slice(0, 5) : '', arms: null };
    }
    case 'Door': {
      const [a, b] = list(prop['edge']).map(cellOf);
      return {
        type: name,
        cell,
        open: state === 'Open',
        edge: a !== undefined && b !== undefined ? [a, b] : null,
      };
    }
    case 'AllSeeingEyeTerminal':
      return { type: name, cell, unlocked: false };
    case 'FuelRemedySupply':
    case 'CoolantRemedySupply':
    case 'ElectricityRemedySupply':
    case 'HeatRemedySupply':
      return { type: name, cell, available: state !== 'Depleted' };
    case 'ReactorControl': {
      const { id } = prop;
      const area = list(prop['area']).flatMap((position) => cellOf(position) ?? []);
      return { type: name, cell, id: typeof id === 'string' ? id : '', area, ready: null, heat: 'cool' };
    }
  }
}

function leakOf(leak: Loose, cellOf: CellOf): SceneLeak | undefined {
  const carrier: Carrier | undefined = carriers.find((each) => each === leak['carrier']);
  const cell = cellOf(leak['position']);
  if (carrier === undefined || cell === undefined) return undefined;
  const { severity } = leak;
  return {
    carrier,
    cell,
    access: cellOf(leak['access']) ?? cell,
    leaking: leak['state'] !== 'Repaired',
    severity: typeof severity === 'number' && severity >= 1 && severity <= 99 ? Math.floor(severity) : 1,
  };
}

function loose(value: unknown): Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

function side(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

function isIn(at: unknown, size: number): at is number {
  return typeof at === 'number' && Number.isSafeInteger(at) && at >= 0 && at < size;
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && value > 0 && value < Infinity ? value : 0;
}

function numbers<K extends string>(entries: readonly (readonly [K, unknown])[]): Partial<Record<K, number>> {
  const read: Partial<Record<K, number>> = {};
  for (const [key, value] of entries) if (numberOf(value) > 0) read[key] = numberOf(value);
  return read;
}
