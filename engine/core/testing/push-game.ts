import { waitInputId, type ActionDefinition, type TickReducer, type TickView } from '..';
import type { Graph } from './graph-game';

/** The positions of a graph game that runs by updates. */
export interface Pushed {
  readonly graph: Graph;
  readonly place: number;
  readonly updates: number;
}

const seats = ['ann', 'bob'] as const;

/** Returns the offers of a seat: ann pushes by an even number, bob leans by 1; in every third place he can only wait. */
function offersOf({ graph, place }: Pushed, seat: string): readonly ActionDefinition[] {
  const ways = graph[place]?.ways ?? [];
  const even = ways.flatMap((_, way) => (way > 0 && way % 2 === 0 ? [way] : []));
  if (seat === 'ann') return [{ id: 'Push', params: 'index', indexes: even }];
  return place % 3 === 2 ? [] : [{ id: 'Lean', params: 'none' }];
}

/** Returns the number of the way that two inputs take together: the first, if both wait. */
function wayOf(pushed: Pushed, inputs: Parameters<TickReducer<Graph, Pushed>['update']>[1]): number {
  const steps = seats.map((seat, index) => {
    const { id, index: number } = inputs[index] ?? { id: waitInputId };
    const offer = offersOf(pushed, seat).find((each) => each.id === id);
    if (offer === undefined) return 0;
    return offer.params === 'none' ? 1 : offer.indexes?.includes(number ?? 0) === true ? (number ?? 0) : 0;
  });
  return steps.reduce((sum, step) => sum + step, 0);
}

/** A graph game by updates: in each, the inputs of two seats choose the way together. */
export const pushGame: TickReducer<Graph, Pushed> = {
  init: (graph) => ({ graph, place: 0, updates: 0 }),
  update: (pushed, inputs) => {
    const { graph, place, updates } = pushed;
    const to = graph[place]?.ways[wayOf(pushed, inputs)]?.to ?? place;
    return { graph, place: to, updates: updates + 1 };
  },
  view: (pushed): TickView => ({
    tick: pushed.updates,
    status: pushed.graph[pushed.place]?.status ?? 'playing',
    seats,
    offers: Object.fromEntries(seats.map((seat) => [seat, offersOf(pushed, seat)])),
  }),
};

/** Returns the fewest updates to a win over all inputs of all seats, found on the places alone; `null` if none wins. */
export function updatesToWin(graph: Graph): number | null {
  let front = [0];
  const seen = new Set(front);
  for (let updates = 0; front.length > 0; updates++) {
    if (front.some((place) => graph[place]?.status === 'won')) return updates;
    const next = front.flatMap((place) => {
      const { status, ways } = graph[place] ?? { status: 'failed', ways: [] };
      const taken = ways.filter((_, way) => way % 2 === 0 || place % 3 !== 2);
      return status === 'playing' ? taken.map(({ to }) => to) : [];
    });
    front = [...new Set(next)].filter((place) => !seen.has(place));
    for (const place of front) seen.add(place);
  }
  return null;
}
