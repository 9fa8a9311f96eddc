import { remedies, type Level, type Remedy } from '../../../../engine/reactor';

/** What a level holds in which nothing has happened yet: a robot that carries nothing, and no trouble. */
export function untouched(
  robot: number,
): Pick<Level, 'leaks' | 'hazards' | 'robot' | 'allSeeingEye' | 'rules'> {
  return {
    leaks: [],
    hazards: [],
    robot: {
      cell: robot,
      inventory: Object.fromEntries(remedies.map((remedy) => [remedy, 0])) as Record<Remedy, number>,
      heatImmunity: 0,
    },
    allSeeingEye: 'Locked',
    rules: [],
  };
}
