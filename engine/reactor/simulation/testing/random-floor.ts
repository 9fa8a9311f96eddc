import { balanceFrom, defaultBalance, type Balance } from '../../balance';
import type { Hazard, Level, Prop } from '../../level';
import { hazardFields } from '../../terms';
import { sketch } from './levels';
import type { Random } from './random';

const shapes = [
  [7, 3],
  [3, 7],
  [12, 8],
  [5, 5],
  [1, 9],
  [9, 1],
] as const;

/**
 * Creates a floor with walls, doors, blocks and amounts of all kinds (0, on the thresholds, tiny, anything that a
 * balance allows), but without networks.
 */
export function randomFloor(random: Random, { hazard: { max } }: Balance): Level {
  const [width, height] = random.pick(shapes);
  const open = random.pick([0.6, 0.9, 1]);
  const rows = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => (random.chance(open) ? '.' : '#')).join(''),
  );
  const level = sketch({ map: rows });
  const cells = Array.from(level.floor.keys()).filter((cell) => level.floor[cell] === 1);
  const filled = random.pick([0.1, 0.5, 1]);
  const hazards = cells.flatMap((cell): Hazard[] => {
    if (!random.chance(filled)) return [];
    const amounts = Object.fromEntries(
      hazardFields.map((field) => [field, Math.min(max, randomAmount(random))]),
    ) as Hazard['amounts'];
    const blocks = random.chance(0.1)
      ? { [random.pick(['Fuel', 'Coolant', 'Electricity'])]: 1 + random.integer(3) }
      : {};
    return [{ cell, amounts, blocks }];
  });
  return {
    ...level,
    hazards,
    props: randomDoors(random, level, cells),
    robot: { ...level.robot, cell: cells[0] ?? 0 },
  };
}

function randomAmount(random: Random): number {
  switch (random.integer(6)) {
    case 0:
    case 1:
      return 0;
    case 2:
      return random.pick([10, 20, 30, 1e-45, 1e-38, 9.999999, 19.999998, 0.1]);
    default:
      return random.fraction() * 30;
  }
}

function randomDoors(random: Random, level: Level, cells: readonly number[]): Prop[] {
  return cells.flatMap((cell): Prop[] => {
    if (!random.chance(0.15)) return [];
    const edges = [
      [cell, cell + 1],
      [cell + 1, cell],
      [cell, cell + level.width],
      [cell + level.width, cell],
    ] as const;
    const fits = edges.filter(([a, b]) => {
      const low = Math.min(a, b);
      const east = Math.max(a, b) === low + 1 && (low + 1) % level.width !== 0;
      const south = Math.max(a, b) === low + level.width;
      return level.floor[a] === 1 && level.floor[b] === 1 && (east || south);
    });
    if (fits.length === 0) return [];
    return [
      {
        type: 'Door',
        cell,
        state: random.pick(['Open', 'Closed', 'Closed'] as const),
        edge: random.pick(fits),
      },
    ];
  });
}

/**
 * Returns the defaults, or a balance in which every number that pairs read is changed, some to the limit of their
 * ranges.
 */
export function randomBalance(random: Random): Balance {
  if (random.chance(0.5)) return defaultBalance;
  const pair = (most: number) => [
    random.fraction() * most,
    random.chance(0.1) ? 0 : random.fraction() * most,
  ];
  const band = () => {
    const caution = random.pick([0, 1, 10, 15.5]);
    return { caution, critical: caution + random.pick([0.5, 5, 40]) };
  };
  return balanceFrom({
    hazard: {
      max: random.pick([30, 17.3, 100]),
      bands: { fuel: band(), coolant: band(), electricity: band(), heat: band() },
    },
    flow: { element: random.fraction() * 0.25, heat1: 0.25, heat2: random.pick([0, 0.2, 0.25]) },
    warm: pair(3),
    quench: pair(3),
    short: { heat: pair(3), discharge: pair(3) },
    ignite: { heat: pair(3), burn: pair(3) },
  });
}
