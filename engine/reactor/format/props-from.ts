import type { Faultless } from '../../shape';
import type { Cell, Prop } from '../level';
import type { CellOf } from './floor-from';
import type { PropDraft } from './shapes';

/** Builds a prop of a file without errors. */
export function propFrom(prop: Faultless<PropDraft>, cellOf: CellOf): Prop {
  const cell = cellOf(prop.position);
  switch (prop.type) {
    case 'FuelFlow':
    case 'CoolantFlow':
    case 'ElectricityFlow':
      return { type: prop.type, cell, state: prop.state };
    case 'FuelConsumer':
    case 'CoolantConsumer':
    case 'ElectricityConsumer':
      return { type: prop.type, cell, state: prop.state };
    case 'TJunction':
    case 'CrossJunction':
      return { type: prop.type, cell, mode: prop.mode };
    case 'Door':
      return { type: prop.type, cell, state: prop.state, edge: edgeFrom(prop.edge.map(cellOf)) };
    case 'AllSeeingEyeTerminal':
      return { type: prop.type, cell };
    case 'FuelRemedySupply':
    case 'CoolantRemedySupply':
    case 'ElectricityRemedySupply':
    case 'HeatRemedySupply':
      return { type: prop.type, cell, state: prop.state };
    case 'ReactorControl':
      return {
        type: prop.type,
        cell,
        id: prop.id,
        consumers: {
          Fuel: cellOf(prop.consumers.fuel),
          Coolant: cellOf(prop.consumers.coolant),
          Electricity: cellOf(prop.consumers.electricity),
        },
        ...(prop.area ? { area: prop.area.map(cellOf) } : {}),
      };
  }
}

function edgeFrom([from, to]: readonly Cell[]): readonly [Cell, Cell] {
  if (from === undefined || to === undefined) throw new Error('A door edge has two cells.');
  return [from, to];
}
