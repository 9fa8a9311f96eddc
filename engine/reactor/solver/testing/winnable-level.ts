import type { Level, Prop } from '../../level';
import type { Random } from '../../simulation/testing/random';
import { randomLevel } from '../../simulation/testing/random-level';

/** Creates a level up to 10 × 8 that can often be won in a few turns: few things, and small budgets. */
export function winnableLevel(random: Random): Level {
  const width = random.pick([5, 5, 6, 6, 7, 8, 10]);
  const height = random.pick([3, 3, 4, 4, 5, 6, 8]);
  const level = randomLevel(random, {
    width,
    height,
    walls: random.pick([0, 0.1, 0.2]),
    networkCells: 6 + random.integer(Math.floor((width * height) / 3)),
    leaks: random.integer(3),
    hazards: random.integer(5),
    rules: random.pick([0, 0, 1, 3]),
  });
  const most = random.pick([6, 12, 19]);
  const sparse = random.chance(0.7);
  return {
    ...level,
    metadata: { title: 'Winnable', actionBudget: random.pick([1, 2, 2, 3, 4]) },
    // few things to do, so that a plain search can finish
    props: level.props.filter((prop) => !sparse || isNeeded(level, prop) || random.chance(0.2)),
    hazards: level.hazards.map((hazard) => ({
      ...hazard,
      amounts: {
        Fuel: Math.min(most, hazard.amounts.Fuel),
        Coolant: Math.min(most, hazard.amounts.Coolant),
        Electricity: Math.min(most, hazard.amounts.Electricity),
        Heat: Math.min(most, hazard.amounts.Heat),
      },
    })),
  };
}

/** Returns true if a prop affects a reactor's supply or is named by a rule. */
function isNeeded({ props, rules }: Level, { type, cell }: Prop): boolean {
  const required = props.flatMap((prop) =>
    prop.type === 'ReactorControl' ? Object.values(prop.consumers) : [],
  );
  const isNamed = rules.some(({ predicates, effects }) =>
    [...predicates, ...effects].some((each) => 'cell' in each && each.cell === cell),
  );
  if (isNamed || required.includes(cell)) return true;
  return type.endsWith('Flow') || type.endsWith('Junction') || type === 'ReactorControl';
}
