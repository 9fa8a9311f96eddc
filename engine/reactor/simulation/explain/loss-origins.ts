import { endTurn } from '../apply';
import type { Forecast } from '../forecast';
import type { ForecastTurn } from '../forecast-turn';
import { originsOf, withoutOrigins, type Origin } from './origins';
import type { State } from '../state';

/** What the loss that a forecast ends with comes from. */
export interface LossOrigins {
  /** Without all of these the level is not lost, without just one of several it is; empty where there is nothing such. */
  readonly origins: readonly Origin[];
  /** Others that it needs as well: without any one of them it is not lost either. */
  readonly also: readonly Origin[];
  /** What happens without `origins`. */
  readonly spared: readonly ForecastTurn[];
}

/** How many cells may be simulated for a turn in all: a second's work or so. */
const mostWork = 40_000_000;
/** So many tries are allowed at least, however large the level is. */
const fewestTries = 12;
/** Each by itself is tried only where there are not more than this. */
const mostAlone = 24;

/**
 * Finds what a loss comes from, by foreseeing the level without it. Pauses after each turn that it simulates, so that
 * whoever drives it can do other things, or stop. Undefined where the forecast has no loss.
 */
export function* lossOrigins(forecast: Forecast, horizon: number): Generator<void, LossOrigins | undefined> {
  if (forecast.summary.loss === null) return undefined;
  const start = forecast.from;
  const candidates = originsOf(forecast);
  const search = new Search(start, horizon);
  const origins = yield* search.fewest(candidates);
  const spared = search.seen(origins);
  if (spared === undefined) return { origins: [], also: [], spared: [] };
  const also: Origin[] = [];
  if (origins.length === 1 && candidates.length <= mostAlone) {
    for (const other of candidates) {
      if (!origins.includes(other) && (yield* search.spares([other]))) also.push(other);
    }
  }
  return { origins, also, spared };
}

/** Foresees a level without some of what it holds, within bounds. */
class Search {
  private tries: number;
  private readonly known = new Map<readonly Origin[], readonly ForecastTurn[]>();

  constructor(
    private readonly start: State,
    private readonly horizon: number,
  ) {
    this.tries = Math.max(fewestTries, Math.floor(mostWork / (start.machine.size * horizon)));
  }

  /** The turns without these, where they were foreseen and the level was not lost. */
  seen(origins: readonly Origin[]): readonly ForecastTurn[] | undefined {
    return this.known.get(origins);
  }

  /**
   * A small choice of the candidates without which the level is not lost, those that come first preferred; empty where
   * there is none. Some of what a level holds may save it, so that fewer can be enough where more are not: one of several
   * is tried alone, and where the level is lost without all, so is each.
   */
  *fewest(candidates: readonly Origin[]): Generator<void, readonly Origin[]> {
    if (candidates.length > 1 && (yield* this.spares(candidates))) {
      const found = yield* this.divide([], false, candidates);
      if (yield* this.spares(found)) return found.length > 1 ? ((yield* this.one(found)) ?? found) : found;
    }
    return (yield* this.one(candidates)) ?? [];
  }

  /** The first that is enough alone. */
  private *one(candidates: readonly Origin[]): Generator<void, readonly Origin[] | undefined> {
    for (const candidate of candidates.slice(0, mostAlone)) {
      const alone = [candidate];
      if (yield* this.spares(alone)) return alone;
    }
    return undefined;
  }

  /** QuickXplain: what of `rest` is needed besides `base`. */
  private *divide(
    base: readonly Origin[],
    isNew: boolean,
    rest: readonly Origin[],
  ): Generator<void, readonly Origin[]> {
    if (isNew && (yield* this.spares(base))) return [];
    if (rest.length <= 1) return rest;
    const half = Math.ceil(rest.length / 2);
    const first = rest.slice(0, half);
    const later = yield* this.divide([...base, ...first], true, rest.slice(half));
    const sooner = yield* this.divide([...base, ...later], later.length > 0, first);
    return [...sooner, ...later];
  }

  /** Whether the level is not lost without these. Where the tries are used up, it counts as lost. */
  *spares(origins: readonly Origin[]): Generator<void, boolean> {
    if (this.known.has(origins)) return true;
    if (this.tries <= 0) return false;
    this.tries--;
    const turns: ForecastTurn[] = [];
    let last = withoutOrigins(this.start, origins);
    while (turns.length < this.horizon) {
      last = endTurn(last);
      if (last.report !== null) turns.push({ state: last, report: last.report });
      if (last.status === 'Lost') return false;
      yield;
    }
    this.known.set(origins, turns);
    return true;
  }
}
