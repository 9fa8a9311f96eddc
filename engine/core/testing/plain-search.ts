import { enumerateActions, type SolverGame, type SubmittedAction, type TurnView } from '..';

export interface PlainOptions<TState> {
  readonly seed?: number;
  /** The maximum number of turns of a win. */
  readonly maxTurns?: number;
  readonly maxStates?: number;
  /**
   * Returns equal texts for equal states: all parts of a state, except for the turn if nothing depends on it. Without
   * it all states are different.
   */
  readonly textOf?: (state: TState) => string;
}

export type PlainResult = {
  /** The number of different states met. */
  readonly states: number;
} & (
  | {
      readonly verdict: 'solved';
      readonly turns: number;
      /** The number of actions. */
      readonly actions: number;
      readonly played: readonly SubmittedAction[];
    }
  | { readonly verdict: 'impossible' | 'impossible-within' | 'unknown' }
);

interface Reached<TState> {
  readonly state: TState;
  readonly turns: number;
  readonly from: Reached<TState> | null;
  readonly action: SubmittedAction | null;
}

/**
 * The reference for a solver's answers: a breadth-first search by turns, then by actions, over everything that
 * `enumerateActions` lists. Of the game's aids it uses `turnOf` only. Slow and simple.
 */
export function plainSearch<TLevel, TState, TView extends TurnView>(
  game: SolverGame<TLevel, TState, TView>,
  level: TLevel,
  { seed = 0, maxTurns = Infinity, maxStates = Infinity, textOf }: PlainOptions<TState> = {},
): PlainResult {
  const turnOf = game.turnOf ?? (() => 0);
  const start = game.init(level, seed);
  const known = new Set<string | Reached<TState>>();
  const late = new Set<string | Reached<TState>>();
  const nameOf = (reached: Reached<TState>) => textOf?.(reached.state) ?? reached;
  /** States by turns ended, then by actions submitted. */
  const layers: Reached<TState>[][][] = [];
  const put = (reached: Reached<TState>, actions: number) => {
    ((layers[reached.turns] ??= [])[actions] ??= []).push(reached);
  };
  put({ state: start, turns: 0, from: null, action: null }, 0);
  for (let turns = 0; turns < layers.length; turns++) {
    const layer = layers[turns] ?? [];
    for (let actions = 0; actions < layer.length; actions++) {
      for (const reached of layer[actions] ?? []) {
        const name = nameOf(reached);
        if (known.has(name)) continue;
        const view = game.view(reached.state);
        if (turns >= maxTurns) {
          if (view.status !== 'failed') late.add(name);
          continue;
        }
        if (known.size >= maxStates) return { verdict: 'unknown', states: known.size };
        known.add(name);
        if (view.status === 'won') {
          return {
            verdict: 'solved',
            turns: turns + 1,
            actions,
            played: playedTo(reached),
            states: known.size,
          };
        }
        for (const action of enumerateActions(view)) {
          const state = game.apply(reached.state, action);
          if (state === reached.state) continue;
          put({ state, turns: turnOf(state) - turnOf(start), from: reached, action }, actions + 1);
        }
      }
      layer[actions] = [];
    }
  }
  const open = [...late].some((name) => !known.has(name));
  return { verdict: open ? 'impossible-within' : 'impossible', states: known.size };
}

function playedTo<TState>(end: Reached<TState>): SubmittedAction[] {
  const played: SubmittedAction[] = [];
  for (let at: Reached<TState> | null = end; at?.action; at = at.from) played.unshift(at.action);
  return played;
}
