import { balanceFrom, defaultBalance, type Balance } from '../../balance';
import type { Random } from './random';

/**
 * Returns the defaults, or a balance with rarer conditions: levels that are `Stable`, costly actions, strong leaks, low
 * supplies. Amounts of levels for the defaults stay within its limits.
 */
export function playBalance(random: Random): Balance {
  if (random.chance(0.4)) return defaultBalance;
  return balanceFrom({
    turn: { actionBudget: 4, actionCost: { MoveRobot: 1 + random.integer(2), InteractLeak: 2 } },
    network: {
      source: { amount: random.pick([100, 37.7]), potential: random.pick([100, 20.3]) },
      falloff: { amount: random.pick([1, 2.3]), potential: random.pick([0, 0.7, 4]) },
    },
    consumer: { demand: { amount: random.pick([10, 3.3]), potential: random.pick([0, 10]) } },
    leak: { perPotential: random.pick([0.04, 0.2]), base: random.pick([0, 1]) },
    hazard: {
      bands: { fuel: { caution: random.pick([0, 10, 3]) }, heat: { caution: random.pick([10, 12.5]) } },
    },
    flow: { element: random.pick([0.2, 0.25]), heat1: random.fraction() * 0.25 },
    robot: { unsafe: { heat: 25, fuel: 28 } },
    remedy: { blockTurns: random.integer(4), heatImmunitySteps: random.integer(4) },
    reactor: { readyBelow: random.pick([15, 3, 0]), criticalFrom: random.pick([15, 18]), terminalFrom: 22 },
  });
}
