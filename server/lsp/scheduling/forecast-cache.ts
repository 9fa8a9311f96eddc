import { runInSteps } from '../../../engine/core';
import type { Forecast, Hint, Report } from '../../language';
import { delay } from './macrotask';
import { timeSliced } from './time-sliced';

/** The longest time that a forecast blocks requests (in milliseconds). */
const slice = 8;
/** The time in milliseconds for which a text must not change before its forecast is computed. */
const typingDelay = 100;

/**
 * Caches the forecast of each version of a document. A forecast takes far longer than a check, so it is computed in
 * slices, once for each version, and only on request.
 */
export class ForecastCache {
  private readonly known = new WeakMap<object, readonly Hint[]>();

  constructor(private readonly isWanted: () => boolean) {}

  /** Returns the cached forecast of a report's version; `undefined` if there is none. */
  knownOf({ forecastKey }: Report): readonly Hint[] | undefined {
    if (forecastKey === undefined || !this.isWanted()) return undefined;
    return this.known.get(forecastKey);
  }

  /** Computes a forecast; `undefined` if it was cancelled. */
  async of(forecast: Forecast, isCancelled: () => boolean): Promise<readonly Hint[] | undefined> {
    if (!this.isWanted()) return [];
    const key = forecast.key();
    const known = this.known.get(key);
    if (known !== undefined) return known;
    await delay(typingDelay);
    if (isCancelled()) return undefined;
    const hints = await runInSteps(forecast.steps(), { rest: timeSliced(slice), isCancelled });
    if (hints !== undefined) this.known.set(key, hints);
    return hints;
  }
}
