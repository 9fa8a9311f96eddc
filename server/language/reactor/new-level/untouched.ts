import { remedies, type Level, type Remedy } from '../../../../engine/reactor';

/** The initial contents of a level: an empty inventory and no problems. */
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
