import { MalformedAction, type SubmittedAction, type TurnReducer, type TurnView } from '..';

/** Nine cells, row by row, each with the seat that has marked it. */
export interface TicTacToe {
  readonly cells: readonly ('X' | 'O' | null)[];
  readonly refused: string | null;
}

export interface TicTacToeView extends TurnView {
  readonly board: string;
}

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** A second game for the contracts: two seats and one board, unrelated to reactors. X wins; O makes X fail. */
export const ticTacToe: TurnReducer<null, TicTacToe, TicTacToeView> = {
  init: () => ({ cells: Array<null>(9).fill(null), refused: null }),
  apply: (state, action) => {
    const cell = targetOf(action);
    if (winner(state) !== null) return { ...state, refused: 'game-over' };
    if (state.cells[cell] !== null) return { ...state, refused: 'taken' };
    return { cells: state.cells.map((mark, at) => (at === cell ? seat(state) : mark)), refused: null };
  },
  view: (state) => {
    const won = winner(state);
    const marked = state.cells.filter((mark) => mark !== null).length;
    const over = won === 'O' || marked === 9 ? 'failed' : 'playing';
    const free = state.cells.flatMap((mark, at) =>
      mark === null ? [{ x: at % 3, y: Math.floor(at / 3) }] : [],
    );
    return {
      actions: [{ id: 'Mark', params: 'xy' }],
      status: won === 'X' ? 'won' : over,
      hud: { actionsUsed: 0 },
      grid: { targetableCells: free },
      board: state.cells.map((mark) => mark ?? '.').join(''),
    };
  },
};

export function turnOf(state: TicTacToe): number {
  return state.cells.filter((mark) => mark !== null).length + 1;
}

function seat(state: TicTacToe): 'X' | 'O' {
  return turnOf(state) % 2 === 1 ? 'X' : 'O';
}

function targetOf({ id, x, y }: SubmittedAction): number {
  if (id !== 'Mark' || x === undefined || y === undefined) throw new MalformedAction('not a mark');
  if (![0, 1, 2].includes(x) || ![0, 1, 2].includes(y)) throw new MalformedAction('off the board');
  return y * 3 + x;
}

function winner({ cells }: TicTacToe): 'X' | 'O' | null {
  for (const [a, b, c] of lines) {
    const mark = cells[a] ?? null;
    if (mark !== null && mark === cells[b] && mark === cells[c]) return mark;
  }
  return null;
}
