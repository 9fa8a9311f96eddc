import {
  enumerateActions,
  type ActionDefinition,
  type SolverGame,
  type SubmittedAction,
  type TurnView,
} from '..';
import { graphGame, type At, type Place, type Way } from './graph-game';

/** The forms in which a game can offer an action. Of the unlisted ones it does not tell the index or the target. */
export const listedForms = ['none', 'system', 'index', 'xy', 'seat'] as const;
export const forms = [...listedForms, 'unlisted-index', 'unlisted-xy'] as const;
export type Form = (typeof forms)[number];

export interface ShapedWay extends Way {
  readonly form: Form;
}
/** A graph in which each way is taken by an action of a form of its own. */
export type ShapedGraph = readonly (Place & { readonly ways: readonly ShapedWay[] })[];

/** Returns the action that takes the way with this number. */
export function actionOf(form: Form, way: number): SubmittedAction {
  switch (form) {
    case 'none':
    case 'system':
      return { id: `${form} ${way}` };
    case 'index':
    case 'unlisted-index':
      return { id: form, index: way };
    case 'xy':
    case 'unlisted-xy':
      return { id: form, x: way, y: 1 };
    case 'seat':
      return { id: form, seat: `seat ${way % 2}`, index: way };
  }
}

/** A graph game with actions of every form that the contracts have. */
export const shapedGame = {
  init: (graph: ShapedGraph): At => graphGame.init(graph),
  apply: (at: At, action: SubmittedAction): At => {
    const index = waysOf(at).findIndex(({ form }, way) => isSame(actionOf(form, way), action));
    return index < 0 ? at : graphGame.apply(at, { id: 'Go', index });
  },
  view: (at: At): TurnView => {
    const ways = waysOf(at).map(({ form }, way) => ({ form, ...actionOf(form, way) }));
    const definitions = (system: boolean) =>
      ways.filter(({ form }) => (form === 'system') === system).map(definitionOf);
    // all actions with a target share one list, so that it is given for all of them or for none
    const isListed = ways.every(({ form }) => form !== 'unlisted-xy');
    const cells = ways.flatMap(({ x, y }) => (x === undefined || y === undefined ? [] : [{ x, y }]));
    return {
      status: graphGame.view(at).status,
      actions: definitions(false),
      systemActions: definitions(true),
      hud: { actionsUsed: 0 },
      ...(isListed && { grid: { targetableCells: cells } }),
    };
  },
  turnOf: graphGame.turnOf,
  keyOf: graphGame.keyOf,
} satisfies SolverGame<ShapedGraph, At>;

function definitionOf({ form, id, index = 0, seat }: SubmittedAction & { form: Form }): ActionDefinition {
  switch (form) {
    case 'none':
    case 'system':
      return { id, params: 'none' };
    case 'xy':
    case 'unlisted-xy':
      return { id, params: 'xy' };
    case 'index':
      return { id, params: 'index', indexes: [index] };
    case 'seat':
      return { id, params: 'index', indexes: [index], ...(seat !== undefined && { seat }) };
    case 'unlisted-index':
      return { id, params: 'index' };
  }
}

function waysOf({ graph, place }: At): readonly ShapedWay[] {
  return (graph as ShapedGraph)[place]?.ways ?? [];
}

function isSame(one: SubmittedAction, other: SubmittedAction): boolean {
  return (['id', 'x', 'y', 'index', 'seat'] as const).every((key) => one[key] === other[key]);
}

/** Returns true if a place that play reaches by listed actions has an action that is not listed. */
export function meetsUnlisted(graph: ShapedGraph): boolean {
  const met = [shapedGame.init(graph)];
  const places = new Set(met.map(({ place }) => place));
  for (const at of met) {
    const view = shapedGame.view(at);
    if (view.status !== 'playing') continue;
    if (waysOf(at).some(({ form }) => form.startsWith('unlisted'))) return true;
    for (const action of enumerateActions(view)) {
      const next = shapedGame.apply(at, action);
      if (places.has(next.place)) continue;
      places.add(next.place);
      met.push(next);
    }
  }
  return false;
}
