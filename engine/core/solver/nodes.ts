import { Ints } from './ints';

/** The state that a search starts from has no parent. */
export const ROOT = -1;

/**
 * What a solver keeps of each state: how it was reached, in four integers, and until its actions are tried the state
 * itself. Nodes are numbered as they come.
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

  /** Turns ended before the state. */
  turnsOf(node: number): number {
    return this.turns.at(node);
  }

  /** Actions submitted before the state. */
  actionsOf(node: number): number {
    return this.actions.at(node);
  }

  /** `choice` is the index of the action among the parent's. */
  add(state: TState, parent: number, choice: number, turns: number, actions: number): number {
    this.parents.push(parent);
    this.choices.push(choice);
    this.turns.push(turns);
    this.actions.push(actions);
    return this.waiting.push(state) - 1;
  }

  /** A better way to a node was found: its state waits again, with a turn that fits the way. */
  improve(node: number, state: TState, parent: number, choice: number, turns: number, actions: number): void {
    this.parents.set(node, parent);
    this.choices.set(node, choice);
    this.turns.set(node, turns);
    this.actions.set(node, actions);
    this.waiting[node] = state;
  }

  /** The state of a node, which is let go; nothing where it was taken before. */
  take(node: number): TState | undefined {
    const state = this.waiting[node];
    this.waiting[node] = undefined;
    return state;
  }

  /** The choices that lead from the start to a node. */
  choicesTo(node: number): number[] {
    const choices: number[] = [];
    for (let at = node; this.parents.at(at) !== ROOT; at = this.parents.at(at)) {
      choices.push(this.choices.at(at));
    }
    return choices.reverse();
  }
}
