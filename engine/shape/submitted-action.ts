import { optional, text } from './build';

/** Members of a recorded action that games with one board and no zones accept and ignore. */
export const boardAndZone = {
  boardId: optional(text, 'The board, in a game with more than one. Ignored here.'),
  zoneId: optional(text, 'The zone of the index, in a game with zones. Ignored here.'),
};
