import type { Distance, SolverGame, TurnView } from '..';

/** Places, connected by one-way edges that can take turns. Play starts at the first place. */
export type Graph = readonly Place[];

export interface Place {
  readonly status: TurnView['status'];
  readonly ways: readonly Way[];
}

export interface Way {
  readonly to: number;
  readonly turns: number;
}

export interface At {
  readonly graph: Graph;
  readonly place: number;
  readonly turn: number;
}

/** An arbitrary finite game: a graph, with one action per edge, in the order of the list. */
export const graphGame = {
  init: (graph: Graph): At => ({ graph, place: 0, turn: 7 }),
  apply: (at: At, action): At => {
    const way = placeOf(at).ways[action.index ?? -1];
    return way === undefined ? at : { ...at, place: way.to, turn: at.turn + way.turns };
  },
  view: (at: At): TurnView => {
    const { status, ways } = placeOf(at);
    const indexes = ways.map((_way, index) => index);
    return { status, actions: [{ id: 'Go', params: 'index', indexes }], hud: { actionsUsed: 0 } };
  },
  turnOf: (at: At) => at.turn,
  keyOf: (at: At) => String(at.place),
} satisfies SolverGame<Graph, At>;

function placeOf({ graph, place }: At): Place {
  return graph[place] ?? { status: 'playing', ways: [] };
}

/** Returns, for each place, the fewest turns and then the fewest actions to a win; `null` if there is no win. */
export function distances(graph: Graph): (Distance | null)[] {
  const turns = cheapest(graph, (way) => way.turns);
  const actions = cheapest(graph, () => 1);
  return graph.map((_place, at) => {
    const distance = { turns: turns[at] ?? Infinity, actions: actions[at] ?? Infinity };
    return distance.actions === Infinity ? null : distance;
  });
}

function cheapest(graph: Graph, costOf: (way: Way) => number): number[] {
  const costs = graph.map(({ status }) => (status === 'won' ? 0 : Infinity));
  // One round per place is enough, because no shortest way is longer.
  graph.forEach(() => {
    graph.forEach(({ status, ways }, at) => {
      if (status !== 'playing') return;
      for (const way of ways)
        costs[at] = Math.min(costs[at] ?? Infinity, costOf(way) + (costs[way.to] ?? Infinity));
    });
  });
  return costs;
}

/**
 * Returns, for a place, the number of turns that end before the one in which the last line of play is lost; `null` if a
 * line is not lost.
 */
export function doomOf(graph: Graph, place: number, before: readonly number[] = []): number | null {
  const { status, ways } = graph[place] ?? { status: 'playing', ways: [] };
  if (status === 'won' || before.includes(place)) return null;
  let latest: number | null = null;
  for (const { to, turns } of ways) {
    if (to === place && turns === 0) continue;
    const doom = graph[to]?.status === 'failed' ? 0 : doomOf(graph, to, [...before, place]);
    if (doom === null) return null;
    latest = Math.max(latest ?? 0, graph[to]?.status === 'failed' ? 0 : turns + doom);
  }
  return latest;
}
