import {
  analysisIn,
  forecastHints,
  type ForecastHint,
  type LevelAnalysis,
  type LevelContext,
  type Report,
} from '../../language';
import { othersFirst, pause } from './tick';

/** For how long nobody else has a turn (in milliseconds). */
const slice = 8;
/** So long a text stands before it is worth to look ahead (in milliseconds): who types changes it sooner. */
const quiet = 100;

/**
 * What is foreseen of levels. It takes far longer than a check, so it is worked out a slice at a time, once for each
 * version of a level, and never before somebody asks.
 */
export class Foresight {
  private readonly known = new WeakMap<LevelAnalysis, readonly ForecastHint[]>();

  constructor(private readonly isWanted: () => boolean) {}

  /** What is known of a report's version by now, without any work; `undefined` where nothing is. */
  knownOf(report: Report): readonly ForecastHint[] | undefined {
    const analysis = analysisIn(report);
    if (analysis === undefined || !this.isWanted()) return undefined;
    return this.known.get(analysis);
  }

  /** Works it out; `undefined` where `isOver` said in between that nobody needs it any more. */
  async of(level: LevelContext, isOver: () => boolean): Promise<readonly ForecastHint[] | undefined> {
    if (!this.isWanted()) return [];
    const { analysis } = level;
    const known = this.known.get(analysis);
    if (known !== undefined) return known;
    await pause(quiet);
    if (isOver()) return undefined;
    const work = forecastHints(level);
    let since = Date.now();
    for (;;) {
      const step = work.next();
      if (step.done === true) {
        this.known.set(analysis, step.value);
        return step.value;
      }
      if (Date.now() - since < slice) continue;
      await othersFirst();
      if (isOver()) return undefined;
      since = Date.now();
    }
  }
}
