import { endTurn } from '../apply';
import type { Forecast } from '../forecast';
import type { ForecastTurn } from '../forecast-turn';
import { originsOf, withoutOrigins, type Origin } from './origins';
import type { State } from '../state';

/** The origins of the loss at the end of a forecast. */
export interface LossOrigins {
  /**
   * A minimal set of origins whose removal avoids the loss; each of them has to be removed. Empty if there is no such
   * set.
   */
  readonly origins: readonly Origin[];
  /** Further origins that are necessary for the loss: removing any one of them avoids it as well. */
  readonly also: readonly Origin[];
  /** The turns that follow without `origins`. */
  readonly spared: readonly ForecastTurn[];
}

/** The greatest number of cells to simulate for one turn, over all tries: about one second of work. */
const maxWork = 40_000_000;
/** The number of tries that are always allowed, however large the level is. */
const fewestTries = 12;
/** The greatest number of origins for which each is tried alone. */
const maxAlone = 24;

/**
 * Finds the origins of a loss by forecasting the level without them. Pauses after each simulated turn, so the caller
 * can run other work or stop early. Returns undefined if the forecast has no loss.
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
  if (origins.length === 1 && candidates.length <= maxAlone) {
    for (const other of candidates) {
      if (!origins.includes(other) && (yield* search.spares([other]))) also.push(other);
    }
  }
  return { origins, also, spared };
}

/** Forecasts a level without some of its contents, within a limit of work. */
class Search {
  private tries: number;
  private readonly known = new Map<readonly Origin[], readonly ForecastTurn[]>();

  constructor(
    private readonly start: State,
    private readonly horizon: number,
  ) {
    this.tries = Math.max(fewestTries, Math.floor(maxWork / (start.machine.size * horizon)));
  }

  /** Returns the turns without these origins, if they were simulated and the level was not lost. */
  seen(origins: readonly Origin[]): readonly ForecastTurn[] | undefined {
    return this.known.get(origins);
  }

  /**
   * Finds a small set of candidates whose removal avoids the loss, and prefers those that come first. Empty if there is
   * none. Some contents of a level may prevent the loss, so a smaller set can succeed where a larger one fails. A
   * single candidate among several is therefore tried alone, and if the level is lost without all of them, each is
   * tried alone.
   */
  *fewest(candidates: readonly Origin[]): Generator<void, readonly Origin[]> {
    if (candidates.length > 1 && (yield* this.spares(candidates))) {
      const found = yield* this.divide([], false, candidates);
      if (yield* this.spares(found)) return found.length > 1 ? ((yield* this.one(found)) ?? found) : found;
    }
    return (yield* this.one(candidates)) ?? [];
  }

  /** Returns the first origin whose removal alone is enough. */
  private *one(candidates: readonly Origin[]): Generator<void, readonly Origin[] | undefined> {
    for (const candidate of candidates.slice(0, maxAlone)) {
      const alone = [candidate];
      if (yield* this.spares(alone)) return alone;
    }
    return undefined;
  }

  /** QuickXplain: finds the part of `rest` that is needed in addition to `base`. */
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

  /** Returns true if the level is not lost without these origins. Once the tries are used up, it counts as lost. */
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
