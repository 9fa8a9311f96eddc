import type { Distance, SolverGame, TurnView } from '..';

export interface Maze {
  /** `@` start, `#` wall, `k` key, `D` door that needs it, `^` trap, `G` goal. */
  readonly rows: readonly string[];
  /** The last turn: the level is lost when it ends. */
  readonly lastTurn?: number;
}

export interface MazeState {
  readonly maze: Maze;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly left: number;
  readonly hasKey: boolean;
  readonly status: TurnView['status'];
}

const BUDGET = 3;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  North: [0, -1],
  East: [1, 0],
  South: [0, 1],
  West: [-1, 0],
};

/** A walk with three actions per turn. Blocked moves are offered too, and refused. */
export const mazeGame = {
  init: (maze: Maze): MazeState => {
    const y = maze.rows.findIndex((row) => row.includes('@'));
    const x = maze.rows[y]?.indexOf('@') ?? 0;
    return { maze, x, y, turn: 1, left: BUDGET, hasKey: false, status: 'playing' };
  },
  apply: (state: MazeState, { id }): MazeState => {
    if (state.status !== 'playing') return state;
    const step = steps[id];
    if (step === undefined) return endTurn(state);
    const [x, y] = [state.x + step[0], state.y + step[1]];
    const tile = state.maze.rows[y]?.[x] ?? '#';
    if (tile === '#' || (tile === 'D' && !state.hasKey)) return state;
    const hasKey = state.hasKey || tile === 'k';
    const moved = { ...state, x, y, hasKey, left: state.left - 1 };
    if (tile === 'G') return { ...moved, status: 'won' };
    if (tile === '^') return { ...moved, status: 'failed' };
    return moved.left === 0 ? endTurn(moved) : moved;
  },
  view: ({ status, left }: MazeState): TurnView => ({
    status,
    actions: Object.keys(steps).map((id) => ({ id, params: 'none' })),
    systemActions: [{ id: 'EndTurn', params: 'none' }],
    hud: { actionsUsed: BUDGET - left },
  }),
  turnOf: (state: MazeState) => state.turn,
  keyOf: ({ maze, x, y, left, hasKey, status, turn }: MazeState) =>
    [x, y, left, hasKey, status, maze.lastTurn === undefined ? '' : turn].join(),
} satisfies SolverGame<Maze, MazeState>;

/** Returns the distance in a maze without walls. */
export function beeline({ maze, x, y, left }: MazeState): Distance {
  const goalY = maze.rows.findIndex((row) => row.includes('G'));
  const goalX = maze.rows[goalY]?.indexOf('G') ?? 0;
  const actions = Math.abs(goalX - x) + Math.abs(goalY - y);
  return { turns: Math.max(0, Math.ceil((actions - left) / BUDGET)), actions };
}

function endTurn(state: MazeState): MazeState {
  const status = state.turn === state.maze.lastTurn ? 'failed' : 'playing';
  return { ...state, turn: state.turn + 1, left: BUDGET, status };
}
