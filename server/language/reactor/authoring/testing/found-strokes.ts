/** Strokes that once led to a text that differs from the model. */
import type { JsonObject } from '../../../../../engine/json';
import type { Place, Stroke } from '../stroke';
import { soundLevel } from '../../../../../test/vscode/suite/levels';

const door: JsonObject = {
  type: 'Door',
  position: [5, 2],
  state: 'Open',
  edge: [
    [5, 2],
    [6, 2],
  ],
};
const leak: JsonObject = { carrier: 'Fuel', position: [3, 1], severity: 2, state: 'Repaired' };
const sparks: JsonObject = { carrier: 'Electricity', position: [0, 5], access: [1, 5] };
const hazard: JsonObject = { position: [4, 2], fuel: 9, heat: 1.5, blocks: { coolant: 3 } };
const box = (at: Place, width: number, height: number) => ({ at, width, height });
const all = ['Fuel', 'Coolant', 'Electricity', 'props', 'leaks', 'hazards'] as const;
const empty = { terrain: ['..'], Fuel: ['..'], Coolant: ['..'], Electricity: ['..'] };

export const foundStrokes: readonly {
  readonly name: string;
  readonly stroke: Stroke;
}[] = [
  {
    name: 'erasing takes hazards and what keeps them out',
    stroke: { type: 'erase', what: all, cells: [2 * 14 + 4] },
  },
  {
    name: 'a door takes its edge along',
    stroke: { type: 'move', from: [5, 2], to: [6, 4] },
  },
  {
    name: 'a door leaves its edge where there is a wall',
    stroke: { type: 'move', from: [5, 2], to: [12, 4] },
  },
  {
    name: 'a prop gets another state',
    stroke: { type: 'prop', at: [5, 2], fields: { state: 'Closed' } },
  },
  {
    name: 'a door gets another edge',
    stroke: {
      type: 'prop',
      at: [5, 2],
      fields: {
        edge: [
          [5, 2],
          [5, 3],
        ],
      },
    },
  },
  {
    name: 'a reactor gets another area',
    stroke: {
      type: 'prop',
      at: [12, 5],
      fields: {
        area: [
          [12, 5],
          [11, 5],
        ],
      },
    },
  },
  {
    name: 'a leak changes that is there',
    stroke: { type: 'leak', carrier: 'Fuel', position: [3, 1], fields: { severity: null, state: null } },
  },
  {
    name: 'a hazard keeps what is not changed',
    stroke: { type: 'hazard', position: [4, 2], fields: { fuel: null, coolant: 20 } },
  },
  {
    name: 'the robot begins elsewhere, immune to heat',
    stroke: { type: 'robot', fields: { position: [9, 4], heatImmunity: 2 } },
  },
  {
    name: 'leaks make room for a region',
    stroke: { type: 'shift', box: box([6, 4], 2, 1), to: [3, 1], things: true },
  },
  {
    name: 'a region takes hazards, edges and areas along',
    stroke: { type: 'shift', box: box([4, 2], 2, 1), to: [8, 4], things: true },
  },
  {
    name: 'the face of a leak falls off the map',
    stroke: { type: 'shift', box: box([0, 5], 1, 1), to: [13, 3], things: true },
  },
  {
    name: 'a copy puts its things down, and what was there makes room',
    stroke: {
      type: 'paste',
      to: [3, 1],
      content: {
        ...box([4, 2], 2, 1),
        grids: empty,
        props: [door],
        leaks: [{ ...leak, position: [4, 2] }],
        hazards: [hazard],
      },
    },
  },
];

/** The level on which they were drawn. */
export function foundText(): string {
  const level = JSON.parse(soundLevel) as Record<string, unknown> & { readonly props: readonly JsonObject[] };
  return JSON.stringify({
    ...level,
    props: [...level.props, door],
    leaks: [leak, sparks],
    hazards: [hazard],
  });
}
