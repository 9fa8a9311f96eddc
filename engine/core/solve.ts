import type { SubmittedAction, TurnView } from './contracts';
import { enumerateActions } from './enumerate';
import type {
  Distance,
  SolveResult,
  SolverGame,
  SolverLimit,
  SolverOptions,
  SolverProgress,
} from './solver-contracts';
import { SolverLosses } from './solver-losses';
import { ROOT, SolverNodes } from './solver-nodes';
import { isLess, SolverQueue } from './solver-queue';

/** How many states are looked at between two questions whether to stop, and between two reports. */
const STOP_EVERY = 64;
const PROGRESS_EVERY = 1024;

/** What a kept state costs beside itself: four integers, its places in lists and queue, an entry of the map of keys. */
const NODE_BYTES = 120;
/** A key has up to two bytes a character. */
const KEY_BYTES = 2;
const DEFAULT_STATE_BYTES = 1000;

const NOTHING: Distance = { turns: 0, actions: 0 };

/**
 * Finds a shortest win, or proves that there is none: A* over states told apart by their keys, ordered by turns ended,
 * then actions submitted, each with what the bound says is still to come.
 *
 * Which of several shortest wins is found: of states that promise the same, the one met last is tried first, and of
 * those that one state leads to, the one whose action comes first; the first shortest win met is the answer. A state
 * met again on a way that is not shorter changes nothing.
 *
 * Memory is the states whose actions are still to be tried, and a small record for each tried before. The bytes that
 * `maxBytes` bounds are what the game says of each state kept (counted for good, since what was let go may be shared
 * with a state still kept), 120 for its record, two for each character of its key, and 12 for each line of play between
 * states while all of them may still turn out lost (these go first where memory ends).
 *
 * What the game throws comes through.
 */
export function solveLevel<TLevel, TState, TView extends TurnView>(
  game: SolverGame<TLevel, TState, TView>,
  level: TLevel,
  options: SolverOptions = {},
): SolveResult {
  const start = game.init(level, options.seed ?? 0);
  const search = new Search(game, start, options);
  const result = search.run();
  options.progress?.(search.progress(result.turns));
  return result;
}

/** A win as it was met: by an action, given by its index, of a node's state. */
interface Win extends Distance {
  readonly parent: number;
  readonly choice: number;
}

class Search<TLevel, TState, TView extends TurnView> {
  private readonly nodes = new SolverNodes<TState>();
  private readonly queue = new SolverQueue();
  private readonly losses = new SolverLosses();
  private readonly known = new Map<string, number>();
  private readonly startTurn: number;
  /** Turns that may end before a win. */
  private readonly endingTurns: number;
  private readonly maxStates: number;
  private readonly maxBytes: number;
  private bytes = 0;
  private expanded = 0;
  /** No win comes before so many turns ended. */
  private floor = 0;
  private win: Win | null = null;
  /** Whether a line of play goes on after the turns that may end. */
  private goesBeyond = false;
  /** The nodes that the state being expanded led to, each with its two numbers in the queue; the first is queued last. */
  private readonly met: number[] = [];

  constructor(
    private readonly game: SolverGame<TLevel, TState, TView>,
    private readonly start: TState,
    private readonly options: SolverOptions,
  ) {
    this.startTurn = game.turnOf?.(start) ?? 0;
    this.endingTurns = (options.maxTurns ?? Infinity) - 1;
    this.maxStates = options.maxStates ?? Infinity;
    this.maxBytes = options.maxBytes ?? Infinity;
  }

  progress(turns = this.floor + 1): SolverProgress {
    const { expanded } = this;
    return { states: this.nodes.count, expanded, turns, bytes: this.bytes + this.losses.bytes };
  }

  run(): SolveResult {
    const { status } = this.game.view(this.start);
    if (status === 'failed') return this.impossible({ proof: 'forced-loss', lostBy: 1 });
    const bound = status === 'won' ? NOTHING : this.boundOf(this.start);
    if (bound === null) return this.impossible({ proof: 'relaxation' });
    this.floor = bound.turns;
    if (status === 'won') {
      if (this.endingTurns >= 0) return this.solved(0, [], true);
      this.leaveOpen();
      return this.searched();
    }
    if (this.game.isDoomed?.(this.start) === true) {
      const doom = this.doomOf(this.start);
      return this.impossible({ proof: 'forced-loss', ...(doom !== undefined && { lostBy: doom + 1 }) });
    }
    const key = this.game.keyOf?.(this.start);
    const limit = this.meet(this.start, key, bound, ROOT, 0, 0, 0) ?? this.search();
    return limit === null ? this.searched() : this.ended(limit);
  }

  /** Tries states until there is no better win than the one met; a limit where one came first. */
  private search(): SolverLimit | null {
    const { nodes, queue, options } = this;
    this.queueMet();
    let looked = 0;
    for (let node = queue.take(); node !== undefined; node = queue.take()) {
      if (this.win !== null && !isLess(queue.turns, queue.actions, this.win.turns, this.win.actions)) break;
      const state = nodes.take(node);
      if (state === undefined) continue;
      this.floor = Math.max(this.floor, queue.turns);
      if (looked % STOP_EVERY === 0 && options.stop?.() === true) return 'stop';
      if (looked % PROGRESS_EVERY === 0) options.progress?.(this.progress());
      looked++;
      if (this.game.isDoomed?.(state) === true) {
        this.losses.lost(node, this.doomOf(state));
        continue;
      }
      const limit = this.expand(node, state);
      if (this.bytes + this.losses.bytes > this.maxBytes) this.losses.lasts();
      if (this.win !== null && !isLess(queue.turns, queue.actions, this.win.turns, this.win.actions)) break;
      if (limit !== null) return limit;
      this.queueMet();
    }
    return null;
  }

  private expand(node: number, state: TState): SolverLimit | null {
    const { game, nodes, losses } = this;
    this.expanded++;
    const before = nodes.turnsOf(node);
    const actions = nodes.actionsOf(node) + 1;
    let leads = false;
    const choices = this.actionsOf(state);
    for (let choice = 0; choice < choices.length; choice++) {
      const action = choices[choice];
      if (action === undefined) continue;
      const next = game.apply(state, action);
      if (next === state) continue;
      const turns = this.turnsOf(next);
      const key = game.keyOf?.(next);
      const same = key === undefined ? undefined : this.known.get(key);
      if (same === node) {
        if (turns > before) losses.lasts();
        continue;
      }
      leads = true;
      let limit: SolverLimit | null = null;
      if (same === undefined) limit = this.arrive(next, key, node, choice, turns, actions);
      else {
        losses.line(node, same, turns - before);
        if (isLess(turns, actions, nodes.turnsOf(same), nodes.actionsOf(same))) {
          limit = this.improve(same, next, node, choice, turns, actions);
        }
      }
      if (limit !== null) return limit;
    }
    if (!leads) losses.lasts();
    return null;
  }

  /** A state that is not kept: over, without a win, too late, or new. */
  private arrive(
    state: TState,
    key: string | undefined,
    parent: number,
    choice: number,
    turns: number,
    actions: number,
  ): SolverLimit | null {
    const { status } = this.game.view(state);
    if (status === 'failed') {
      this.losses.lost(parent, 0);
      return null;
    }
    const bound = status === 'won' ? NOTHING : this.boundOf(state);
    if (bound === null) {
      this.losses.lasts();
      return null;
    }
    if (status === 'won') {
      if (turns > this.endingTurns) this.leaveOpen();
      else if (this.win === null || isLess(turns, actions, this.win.turns, this.win.actions)) {
        this.win = { turns, actions, parent, choice };
      }
      return null;
    }
    return this.meet(state, key, bound, parent, choice, turns, actions);
  }

  /** Keeps a state that may be on the way to a win within the turns allowed. */
  private meet(
    state: TState,
    key: string | undefined,
    bound: Distance,
    parent: number,
    choice: number,
    turns: number,
    actions: number,
  ): SolverLimit | null {
    const { nodes, win } = this;
    const leastTurns = turns + bound.turns;
    if (leastTurns > this.endingTurns) {
      this.passBy(state, parent, turns);
      return null;
    }
    const leastActions = actions + bound.actions;
    if (win !== null && !isLess(leastTurns, leastActions, win.turns, win.actions)) return null;
    if (nodes.count >= this.maxStates) return 'states';
    const recordBytes = NODE_BYTES + KEY_BYTES * (key?.length ?? 0);
    if (!this.hasRoom(recordBytes + this.bytesOf(state))) return 'memory';
    const node = nodes.add(state, parent, choice, turns, actions);
    if (key !== undefined) this.known.set(key, node);
    if (parent !== ROOT) this.losses.line(parent, node, turns - nodes.turnsOf(parent));
    this.met.push(node, leastTurns, leastActions);
    return null;
  }

  /** A state from which no win comes within the turns allowed: one that is not lost is enough to leave the rest open. */
  private passBy(state: TState, parent: number, turns: number): void {
    if (this.goesBeyond) return;
    if (parent !== ROOT && this.game.isDoomed?.(state) === true) {
      const doom = this.doomOf(state);
      const between = turns - this.nodes.turnsOf(parent);
      this.losses.lost(parent, doom === undefined ? undefined : doom + between);
      return;
    }
    this.leaveOpen();
  }

  private leaveOpen(): void {
    this.goesBeyond = true;
    this.losses.lasts();
  }

  private improve(
    node: number,
    state: TState,
    parent: number,
    choice: number,
    turns: number,
    actions: number,
  ): SolverLimit | null {
    const bound = this.boundOf(state) ?? NOTHING;
    if (!this.hasRoom(this.bytesOf(state))) return 'memory';
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

  private hasRoom(bytes: number): boolean {
    if (this.bytes + this.losses.bytes + bytes > this.maxBytes) this.losses.lasts();
    if (this.bytes + bytes > this.maxBytes) return false;
    this.bytes += bytes;
    return true;
  }

  private actionsOf(state: TState): readonly SubmittedAction[] {
    return this.game.actionsOf?.(state) ?? enumerateActions(this.game.view(state));
  }

  private boundOf(state: TState): Distance | null {
    return this.game.boundOf === undefined ? NOTHING : this.game.boundOf(state);
  }

  private bytesOf(state: TState): number {
    return this.game.bytesOf?.(state) ?? DEFAULT_STATE_BYTES;
  }

  private turnsOf(state: TState): number {
    return this.game.turnOf === undefined ? 0 : this.game.turnOf(state) - this.startTurn;
  }

  /** How many turns after its own a doomed state is lost at the latest, where the game tells. */
  private doomOf(state: TState): number | undefined {
    const { lostBy, turnOf } = this.game;
    return lostBy === undefined || turnOf === undefined ? undefined : lostBy(state) - turnOf(state);
  }

  /** The answer where nothing is left to try. */
  private searched(): SolveResult {
    if (this.win !== null) return this.won(this.win, true);
    const maxTurns = this.options.maxTurns;
    if (this.goesBeyond && maxTurns !== undefined) {
      return { ...this.progress(maxTurns + 1), verdict: 'impossible-within', maxTurns };
    }
    const forced = this.losses.forced(this.nodes.count);
    return this.impossible(forced === null ? { proof: 'exhausted' } : { proof: 'forced-loss', ...forced });
  }

  private ended(limit: SolverLimit): SolveResult {
    if (this.win !== null) return this.won(this.win, false);
    return { ...this.progress(), verdict: 'unknown', limit };
  }

  private impossible(proof: {
    proof: 'relaxation' | 'forced-loss' | 'exhausted';
    lostBy?: number;
  }): SolveResult {
    return { ...this.progress(), verdict: 'impossible', ...proof };
  }

  private solved(turns: number, actions: readonly SubmittedAction[], shortest: boolean): SolveResult {
    return { ...this.progress(), verdict: 'solved', actions, turns: turns + 1, shortest };
  }

  /** Plays the win again, since nodes keep no actions. */
  private won(win: Win, shortest: boolean): SolveResult {
    const actions: SubmittedAction[] = [];
    let state = this.start;
    for (const choice of [...this.nodes.choicesTo(win.parent), win.choice]) {
      const action = this.actionsOf(state)[choice];
      if (action === undefined) break;
      actions.push(action);
      state = this.game.apply(state, action);
    }
    if (this.game.view(state).status !== 'won') {
      throw new Error('A win cannot be played again: states with equal keys have different futures.');
    }
    return this.solved(win.turns, actions, shortest);
  }
}
