import {
  activeSeat,
  advanceTurn,
  eliminateSeat,
  queueExtraTurn,
  queueSkip,
  reorderSeats,
  reverseTurnOrder,
  type TurnOrderState,
} from '..';

/**
 * Plays a script of words: `b` is a turn, expected to be b's (the first word is the current turn); `+b` queues an extra
 * turn, `-b` a skip, `xb` eliminates, `~` reverses, `=cab` reorders. Returns the script as it was played: each turn by
 * its seat, with `|` before a turn for each round that had begun.
 */
export function perform(start: TurnOrderState, script: string): { played: string; order: TurnOrderState } {
  let order = start;
  let seen = start.round;
  let begun = false;
  const played: string[] = [];
  const words = script.split(' ').filter((word) => word !== '|');
  for (const [at, word] of words.entries()) {
    if (isTurn(word)) {
      if (at > 0 && !begun) order = advanceTurn(order);
      begun = false;
      for (; seen < order.round; seen++) played.push('|');
      played.push(activeSeat(order));
      continue;
    }
    const { turnNumber } = order;
    order = operate(order, word);
    begun ||= order.turnNumber > turnNumber;
    played.push(word);
  }
  return { played: played.join(' '), order };
}

/** Returns the state after one word that does not advance the turn. */
export function operate(order: TurnOrderState, word: string): TurnOrderState {
  const rest = word.slice(1);
  switch (word[0]) {
    case '+':
      return queueExtraTurn(order, rest);
    case '-':
      return queueSkip(order, rest);
    case 'x':
      return eliminateSeat(order, rest);
    case '~':
      return reverseTurnOrder(order);
    case '=':
      return reorderSeats(order, rest.split(''));
    default:
      throw new Error(`No operation: ${word}`);
  }
}

function isTurn(word: string): boolean {
  return word.length === 1 && word !== '~';
}
