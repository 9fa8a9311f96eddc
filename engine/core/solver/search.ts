import type { TurnView } from '../contracts';
import type { SolverAids } from './aids';
import { NOTHING } from './aids';
import type { Distance, SolverLimit, SolverOptions, SolverProgress } from './contracts';
import { SolverLosses } from './losses';
import { ROOT, SolverNodes } from './nodes';
import { isLess, SolverQueue } from './queue';

/** The number of states expanded between two calls of `stop`, and between two reports of progress. */
const STOP_EVERY = 64;
const PROGRESS_EVERY = 1024;

/** The overhead of a kept state: four integers, its places in lists and queue, and an entry in the map of keys. */
const NODE_BYTES = 120;
/** The number of states met too late that are remembered, to see whether they are met in time as well. */
const LATE_KEYS = 64;
/** A key has up to two bytes per character. */
const KEY_BYTES = 2;

/** A state as a line of play arrives at it: the index of its parent's action, and the distance from the start. */
interface Arrival<TState> extends Distance {
  readonly state: TState;
  readonly key: string | undefined;
  readonly parent: number;
  readonly choice: number;
}

/** A win that was met by an action of a node's state. */
export interface Win extends Distance {
  readonly parent: number;
  readonly choice: number;
}

/**
 * The search of `solveLevel`. It tolerates a bound that an action lowers by more than its cost: a node that was tried
 * and is reached on a better way is tried again.
 */
export class SolverSearch<TState> {
  readonly nodes = new SolverNodes<TState>();
  readonly losses = new SolverLosses();
  /** The best win met. */
  win: Win | null = null;
  /** True if a state was tried that has further actions, so that nothing can be proved from now on. */
  isPartial = false;
  /** True if a line of play that is not known to be lost continues beyond the turn limit, whatever else is met. */
  private isOpen = false;
  /** The keys of states from which such lines continue, unless the states are met in time on another way. */
  private readonly late = new Set<string>();
  private readonly queue = new SolverQueue();
  private readonly known = new Map<string, number>();
  /** The number of turns that can end before a win. */
  private readonly endingTurns: number;
  private readonly maxStates: number;
  private readonly maxBytes: number;
  private bytes = 0;
  private expanded = 0;
  /** A lower bound of the number of turns that end before a win. */
  private floor = 0;
  /** The nodes that the state being expanded led to, each with its two numbers in the queue; the first is queued last. */
  private readonly met: number[] = [];

  constructor(
    private readonly aids: SolverAids<TState>,
    private readonly options: SolverOptions,
  ) {
    this.endingTurns = (options.maxTurns ?? Infinity) - 1;
    this.maxStates = options.maxStates ?? Infinity;
    this.maxBytes = options.maxBytes ?? Infinity;
  }

  progress(turns = this.floor + 1): SolverProgress {
    const { expanded } = this;
    return { states: this.nodes.count, expanded, turns, bytes: this.bytes + this.losses.bytes };
  }

  /** Returns true if a line of play that is not known to be lost continues beyond the turn limit. */
  goesBeyond(): boolean {
    return this.isOpen || [...this.late].some((key) => !this.known.has(key));
  }

  /**
   * Tries states, beginning with the start, until no win can be better than the best one met. Returns the limit if one
   * was reached first.
   */
  run(bound: Distance): SolverLimit | null {
    const { aids, nodes, queue, options } = this;
    const { start } = aids;
    this.floor = bound.turns;
    const root = { state: start, key: aids.keyOf(start), parent: ROOT, choice: 0, ...NOTHING };
    let limit = this.keep(root, bound);
    let looked = 0;
    while (limit === null) {
      this.queueMet();
      const node = queue.take();
      if (node === undefined || this.isBestWin()) return null;
      const state = nodes.take(node);
      if (state === undefined) continue;
      if (!this.isPartial) this.floor = Math.max(this.floor, queue.turns);
      if (looked % STOP_EVERY === 0 && options.stop?.() === true) return 'stop';
      if (looked % PROGRESS_EVERY === 0) options.progress?.(this.progress());
      looked++;
      limit = this.tryState(node, state);
      if (this.isBestWin()) return null;
    }
    return limit;
  }

  /** Returns true if no waiting state can lead to a better win than the best one met. */
  private isBestWin(): boolean {
    const { win, queue } = this;
    return win !== null && !isLess(queue.turns, queue.actions, win.turns, win.actions);
  }

  private tryState(node: number, state: TState): SolverLimit | null {
    const doom = this.aids.doomOf(state);
    if (doom !== null) {
      this.losses.lost(node, doom.turns);
      return null;
    }
    const limit = this.expand(node, state);
    if (this.bytes + this.losses.bytes > this.maxBytes) this.losses.lasts();
    return limit;
  }

  private expand(node: number, state: TState): SolverLimit | null {
    const { aids, nodes, losses } = this;
    this.expanded++;
    const before = nodes.turnsOf(node);
    const actions = nodes.actionsOf(node) + 1;
    const choices = aids.actionsOf(state);
    this.isPartial ||= !aids.hasAllActions(state);
    let leads = false;
    for (let choice = 0; choice < choices.length; choice++) {
      const action = choices[choice];
      const next = action === undefined ? state : aids.apply(state, action);
      if (next === state) continue;
      const turns = aids.turnsOf(next);
      const key = aids.keyOf(next);
      const same = key === undefined ? undefined : this.known.get(key);
      if (same === node) {
        if (turns > before) losses.lasts();
        continue;
      }
      leads = true;
      if (same !== undefined) {
        losses.line(node, same, turns - before);
        if (!isLess(turns, actions, nodes.turnsOf(same), nodes.actionsOf(same))) continue;
      }
      const arrival = { state: next, key, parent: node, choice, turns, actions };
      const limit = same === undefined ? this.arrive(arrival) : this.improve(same, arrival);
      if (limit !== null) return limit;
    }
    if (!leads) losses.lasts();
    return null;
  }

  /** Handles a line of play that arrives at a state that is not kept. */
  private arrive(arrival: Arrival<TState>): SolverLimit | null {
    const status: TurnView['status'] = this.aids.statusOf(arrival.state);
    if (status === 'won') this.meetWin(arrival);
    else if (status === 'failed') this.losses.lost(arrival.parent, 0);
    else {
      const bound = this.aids.boundOf(arrival.state);
      if (bound !== null) return this.keep(arrival, bound);
      this.losses.lasts();
    }
    return null;
  }

  private meetWin({ parent, choice, turns, actions }: Arrival<TState>): void {
    if (turns > this.endingTurns) this.isOpen = true;
    else if (this.win === null || isLess(turns, actions, this.win.turns, this.win.actions)) {
      this.win = { parent, choice, turns, actions };
    }
  }

  /** Keeps a state, unless it leads to no better win or to none within the turns allowed. */
  private keep(arrival: Arrival<TState>, bound: Distance): SolverLimit | null {
    const { nodes, win } = this;
    const { state, key, parent, choice, turns, actions } = arrival;
    const leastTurns = turns + bound.turns;
    const leastActions = actions + bound.actions;
    if (leastTurns > this.endingTurns) {
      this.passBy(arrival);
      return null;
    }
    if (win !== null && !isLess(leastTurns, leastActions, win.turns, win.actions)) return null;
    if (nodes.count >= this.maxStates) return 'states';
    const recordBytes = NODE_BYTES + KEY_BYTES * (key?.length ?? 0);
    if (!this.makeRoom(recordBytes + this.aids.bytesOf(state))) return 'memory';
    const node = nodes.add(state, parent, choice, turns, actions);
    if (key !== undefined) this.known.set(key, node);
    if (parent !== ROOT) this.losses.line(parent, node, turns - nodes.turnsOf(parent));
    this.met.push(node, leastTurns, leastActions);
    return null;
  }

  /**
   * Skips a state from which no win is possible within the turns allowed. If it is not lost, the outcome after these
   * turns stays open.
   */
  private passBy({ state, key, parent, turns }: Arrival<TState>): void {
    if (this.isOpen || (key !== undefined && this.late.has(key))) return;
    const doom = parent === ROOT ? null : this.aids.doomOf(state);
    if (doom !== null) {
      const between = turns - this.nodes.turnsOf(parent);
      this.losses.lost(parent, doom.turns === undefined ? undefined : doom.turns + between);
      return;
    }
    this.losses.lasts();
    if (key === undefined || this.late.size === LATE_KEYS) this.isOpen = true;
    else this.late.add(key);
  }

  private improve(node: number, { state, parent, choice, turns, actions }: Arrival<TState>) {
    const bound = this.aids.boundOf(state) ?? NOTHING;
    if (!this.makeRoom(this.aids.bytesOf(state))) return 'memory';
    this.nodes.improve(node, state, parent, choice, turns, actions);
    this.met.push(node, turns + bound.turns, actions + bound.actions);
    return null;
  }

  private queueMet(): void {
    const { met } = this;
    for (let at = met.length - 3; at >= 0; at -= 3) {
      this.queue.push(met[at] ?? 0, met[at + 1] ?? 0, met[at + 2] ?? 0);
    }
    met.length = 0;
  }

  private makeRoom(bytes: number): boolean {
    if (this.bytes + this.losses.bytes + bytes > this.maxBytes) this.losses.lasts();
    if (this.bytes + bytes > this.maxBytes) return false;
    this.bytes += bytes;
    return true;
  }
}
