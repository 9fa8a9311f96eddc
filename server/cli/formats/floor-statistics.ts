import type { FloorStatistics, Spread } from '../../../engine/rooms';

/** Statistics of a floor, for people. */
export function formatStatistics(statistics: FloorStatistics): string {
  const { floor, seeds, made, full, faults, rooms, corridors } = statistics;
  const lines = [
    `${floor}: ${made} of ${seeds} seeds give a floor (${percent(made, seeds)}).`,
    `  rooms       ${spread(rooms)}; as many as wanted on ${percent(full, made)} of the floors`,
    `  corridors   ${spread(corridors, ' cells long')}`,
    ...faults.map(({ message, count }) => `  ${count} times: ${message}`),
  ];
  return `${lines.join('\n')}\n`;
}

function spread({ least, mean, most }: Spread, unit = ''): string {
  return `${least} to ${most}${unit}, ${mean.toFixed(1)} on average`;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '0 %' : `${((100 * part) / whole).toFixed(2)} %`;
}
