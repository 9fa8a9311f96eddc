import { carriers, hazardFields, junctionModes, junctionTypes, supplyTypes } from '../../terms';
import type { ReactorHeat, SceneLeak, SceneProp } from '../scene';
import type { SceneParts } from '../scene-of-parts';

/** Returns one prop of each type in each of its states. Their cells are assigned later. */
export function everyProp(): SceneProp[] {
  const cell = 0;
  const both = [true, false];
  const heats: readonly ReactorHeat[] = ['cool', 'hot', 'critical', 'terminal'];
  return [
    ...carriers.flatMap((carrier) =>
      both.map((on): SceneProp => ({ type: `${carrier}Flow` as const, cell, on })),
    ),
    ...carriers.flatMap((carrier) =>
      (['Producing', 'Starved', 'Disabled', null] as const).map((service): SceneProp => ({
        type: `${carrier}Consumer` as const,
        cell,
        on: service !== 'Disabled',
        service,
        line: null,
      })),
    ),
    ...junctionTypes.flatMap((type) =>
      junctionModes[type].map((mode): SceneProp => ({ type, cell, mode, arms: null })),
    ),
    ...both.map((open): SceneProp => ({ type: 'Door', cell, open, edge: null })),
    ...both.map((unlocked): SceneProp => ({ type: 'AllSeeingEyeTerminal', cell, unlocked })),
    ...supplyTypes.flatMap((type) => both.map((available): SceneProp => ({ type, cell, available }))),
    ...heats.map((heat): SceneProp => ({
      type: 'ReactorControl',
      cell,
      id: 'core',
      area: [],
      ready: false,
      heat,
    })),
    { type: 'ReactorControl', cell, id: 'core', area: [], ready: true, heat: 'cool' },
    { type: 'ReactorControl', cell, id: 'core', area: [], ready: null, heat: 'cool' },
    { type: 'unknown', cell, name: 'Teapot' },
  ];
}

/** Amounts in each band, including different ones within a band. */
const amounts = [0.4, 4, 9.9, 10, 15, 20, 25, 30] as const;

/**
 * Returns a board with everything on it: props in rows, each hazard in a row of its own amounts, leaks, pairs of
 * hazards.
 */
export function gallery(): SceneParts {
  const width = 16;
  const height = 12;
  const at = (x: number, y: number) => y * width + x;
  const props = everyProp().map((prop, index) => ({
    ...prop,
    cell: at(1 + (index % 14), 1 + Math.floor(index / 14)),
  }));
  const row = (middle: string) => `#${middle.padEnd(width - 2, middle.slice(-1) || '.')}#`;
  const leaks: SceneLeak[] = [1, 2, 3, 4, 5, 0].flatMap((severity, index) =>
    carriers.map((carrier, line) => ({
      carrier,
      leaking: severity > 0,
      severity,
      cell: carrier === 'Electricity' ? at(9 + index, 11) : at(9 + index, 5 + line),
      access: carrier === 'Electricity' ? at(9 + index, 10) : at(9 + index, 5 + line),
    })),
  );
  return {
    title: 'Gallery',
    width,
    height,
    terrain: ['#'.repeat(width), ...Array.from({ length: height - 2 }, () => row('.')), '#'.repeat(width)],
    networks: {
      Fuel: Array.from({ length: height }, (_, y) => (y === 9 ? '.FFFFFFF........' : '................')),
      Coolant: Array.from({ length: height }, (_, y) =>
        y === 9 ? '.CCC............' : y === 10 ? '...C............' : '................',
      ),
      Electricity: Array.from({ length: height }, (_, y) =>
        y === 9 ? '..EEE...........' : '................',
      ),
    },
    props,
    leaks,
    hazards: [
      ...hazardFields.flatMap((field, line) =>
        amounts.map((amount, index) => ({ cell: at(1 + index, 5 + line), amounts: { [field]: amount } })),
      ),
      { cell: at(9, 8), amounts: { Fuel: 4, Heat: 12 } },
      { cell: at(10, 8), amounts: { Fuel: 22, Coolant: 12, Electricity: 5, Heat: 28 } },
      { cell: at(11, 8), amounts: { Coolant: 3, Electricity: 11 } },
      { cell: at(12, 8), amounts: { Coolant: 12 }, blocks: { Fuel: 2, Electricity: 3 } },
      { cell: at(13, 8), amounts: { Fuel: 25 }, blocks: { Fuel: 1, Coolant: 2 } },
    ],
    robot: { cell: at(14, 8), heatImmunity: 0 },
  };
}
