import {
  carrierKeys,
  carriers,
  hazardFields,
  hazardKeys,
  type Balance,
  type Cell,
} from '../../../../../engine/reactor';
import type { LevelSketch } from '../../level';
import { hazardText } from '../../../../../engine/reactor/words';

/** Describes the networks and hazards of a cell from the text alone: a line of markdown each. */
export function writtenAt(sketch: LevelSketch, cell: Cell, balance: Balance): readonly string[] {
  const networks = carriers.filter((carrier) => sketch.hasNetwork(carrier, cell));
  const names = networks.map((carrier) => carrierKeys[carrier]);
  const amounts = sketch.hazardAt(cell)?.value ?? {};
  const lying = hazardFields.flatMap((field) => {
    const amount = amounts[hazardKeys[field]];
    return typeof amount === 'number' && amount > 0
      ? [`${hazardKeys[field]} ${hazardText(balance, field, amount)}`]
      : [];
  });
  return [
    ...(names.length === 0 ? [] : [`${names.join(', ')} network`]),
    ...(lying.length === 0 ? [] : [`On the floor at the start: ${lying.join(', ')}`]),
  ];
}
