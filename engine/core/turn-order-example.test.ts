import assert from 'node:assert/strict';
import { activeSeat, advanceTurn, createTurnOrder, eliminateSeat, queueSkip, type TurnOrderState } from '.';

/** A fighter of the example: the higher its initiative, the earlier it strikes in each round. */
interface Fighter {
  readonly initiative: number;
  readonly health: number;
  readonly strike: number;
}

/** The state of a fight is plain data, with the turn order as a part of it. */
interface Fight {
  readonly order: TurnOrderState;
  readonly fighters: Readonly<Record<string, Fighter>>;
}

function begin(fighters: Fight['fighters']): Fight {
  const seats = Object.keys(fighters).sort(
    (one, other) => (fighters[other]?.initiative ?? 0) - (fighters[one]?.initiative ?? 0),
  );
  return { order: createTurnOrder(seats), fighters };
}

/**
 * Makes the active seat strike another one. The fight decides what happens in a turn; the order only decides whose turn
 * it is.
 */
function strike({ order, fighters }: Fight, target: string): Fight {
  const attacker = fighters[activeSeat(order)];
  const struck = fighters[target];
  assert.ok(attacker !== undefined && struck !== undefined);
  const health = struck.health - attacker.strike;
  const after = health > 0 ? order : eliminateSeat(order, target);
  return { order: advanceTurn(after), fighters: { ...fighters, [target]: { ...struck, health } } };
}

/** Makes the active seat stun another one, which misses its next turn. */
function stun({ order, fighters }: Fight, target: string): Fight {
  return { order: advanceTurn(queueSkip(order, target)), fighters };
}

const status = ({ order }: Fight): string => `round ${order.round}: ${activeSeat(order)}`;

describe('a turn order in a fight of several seats', () => {
  // design: core-order-state, core-order-policy
  it('follows initiative, counts rounds, skips stunned seats and removes fallen ones', () => {
    let fight = begin({
      player: { initiative: 4, health: 9, strike: 2 },
      skeleton: { initiative: 6, health: 4, strike: 1 },
      ghoul: { initiative: 2, health: 2, strike: 3 },
    });
    const seen = [status(fight)];
    const take = (next: Fight): void => {
      fight = next;
      seen.push(status(fight));
    };
    take(strike(fight, 'player'));
    take(stun(fight, 'skeleton'));
    take(strike(fight, 'player'));
    take(strike(fight, 'ghoul'));
    take(strike(fight, 'player'));
    assert.deepEqual(seen, [
      'round 1: skeleton',
      'round 1: player',
      'round 1: ghoul',
      'round 2: player',
      'round 3: skeleton',
      'round 3: player',
    ]);
    assert.deepEqual(fight.order.seats, ['skeleton', 'player']);
    assert.equal(fight.fighters['player']?.health, 4);
  });
});
