import { advanceTurn, eliminateSeat, queueSkip, type TurnOrderState } from '..';

/** The remaining resources of a seat. */
export interface Duelist {
  readonly hearts: number;
  readonly blocks: number;
  readonly counters: number;
}

/** An attack takes a heart; a block stops an attack; a counter stops anything, and turns an attack on its attacker. */
export type Move = 'attack' | 'block' | 'counter';

export interface PendingMove {
  readonly seat: string;
  readonly move: Move;
}

export function isMove(id: string): id is Move {
  return id === 'attack' || id === 'block' || id === 'counter';
}

/**
 * Settles an exchange from its newest move to its oldest, and ends the turn. A seat without hearts is out; an attacker
 * who was countered misses the next turn.
 */
export function settle(
  before: TurnOrderState,
  duelists: Readonly<Record<string, Duelist>>,
  pending: readonly PendingMove[],
) {
  const settled: string[] = [];
  const hit: string[] = [];
  const left = [...pending];
  let order = before;
  for (let top = left.pop(); top; top = left.pop()) {
    const { seat, move } = top;
    settled.push(`${seat} ${move}`);
    if (move === 'attack') {
      hit.push(...before.seats.filter((each) => each !== seat));
      continue;
    }
    const stopped = left.pop();
    if (!stopped) continue;
    settled.push(`not ${stopped.seat} ${stopped.move}`);
    if (move === 'block' || stopped.move !== 'attack') continue;
    hit.push(stopped.seat);
    order = queueSkip(order, stopped.seat);
  }
  const wounded = Object.entries(duelists).map(([seat, duelist]) => {
    const hearts = duelist.hearts - hit.filter((each) => each === seat).length;
    return [seat, { ...duelist, hearts }] as const;
  });
  const out = wounded.find(([, { hearts }]) => hearts <= 0);
  order = out ? eliminateSeat(order, out[0]) : advanceTurn(order);
  return { order, duelists: Object.fromEntries(wounded), settled };
}
