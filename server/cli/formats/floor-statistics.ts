import { counted, decimal, grouped } from '../../../engine/core';
import type { FloorStatistics, Spread } from '../../../engine/rooms';

/** Formats statistics of a floor as text. */
export function formatStatistics(statistics: FloorStatistics): string {
  const { floor, seeds, made, full, faults, rooms, corridors } = statistics;
  const lines = [
    `${floor}: ${grouped(made)} of ${counted(seeds, 'seed')} generated a floor (${percent(made, seeds)}).`,
    `  rooms       ${spread(rooms)}; target number reached on ${percent(full, made)} of the floors`,
    `  corridors   ${spread(corridors, ' cells')}`,
    ...faults.map(({ message, count }) => `  ${counted(count, 'time')}: ${message}`),
  ];
  return `${lines.join('\n')}\n`;
}

function spread({ least, mean, most }: Spread, unit = ''): string {
  return `${least} to ${most}${unit}, ${decimal(mean)} on average`;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '0 %' : `${((100 * part) / whole).toFixed(2)} %`;
}
