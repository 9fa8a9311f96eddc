import { Ints } from './ints';

/** The state that a search starts from has no parent. */
export const ROOT = -1;

/**
 * The record that a solver keeps of each state: how it was reached, in four integers, and the state itself until its
 * actions are tried. Nodes are numbered in the order in which they are added.
 */
export class SolverNodes<TState> {
  private readonly parents = new Ints();
  private readonly choices = new Ints();
  private readonly turns = new Ints();
  private readonly actions = new Ints();
  private readonly waiting: (TState | undefined)[] = [];

  get count(): number {
    return this.parents.length;
  }

  /** Returns the number of turns ended before the state. */
  turnsOf(node: number): number {
    return this.turns.at(node);
  }

  /** Returns the number of actions submitted before the state. */
  actionsOf(node: number): number {
    return this.actions.at(node);
  }

  /** Adds a node. `choice` is the index of the action among the parent's. */
  add(state: TState, parent: number, choice: number, turns: number, actions: number): number {
    this.parents.push(parent);
    this.choices.push(choice);
    this.turns.push(turns);
    this.actions.push(actions);
    return this.waiting.push(state) - 1;
  }

  /** Records a better way to a node: its state waits again, with the turn of that way. */
  improve(node: number, state: TState, parent: number, choice: number, turns: number, actions: number): void {
    this.parents.set(node, parent);
    this.choices.set(node, choice);
    this.turns.set(node, turns);
    this.actions.set(node, actions);
    this.waiting[node] = state;
  }

  /** Returns the state of a node and releases it; `undefined` if it was taken before. */
  take(node: number): TState | undefined {
    const state = this.waiting[node];
    this.waiting[node] = undefined;
    return state;
  }

  /** Returns the choices that lead from the start to a node. */
  choicesTo(node: number): number[] {
    const choices: number[] = [];
    for (let at = node; this.parents.at(at) !== ROOT; at = this.parents.at(at)) {
      choices.push(this.choices.at(at));
    }
    return choices.reverse();
  }
}
