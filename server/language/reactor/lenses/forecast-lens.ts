import { fateWords, forecastWords } from '../../../../engine/reactor/words';
import type { LevelContext } from '../level';
import { shownText } from '../../text/shown-text';

/** The forecast lens on a level's first line. */
export interface ForecastLens {
  /** `Forecast: lost on turn 6: core overheats`. */
  readonly title: string;
  /** The forecast's summary. */
  readonly tooltip: string;
}

/** Texts of the file are cut, in characters. */
const longest = { title: 100, line: 300 } as const;

/** The maximum number of lines in the tooltip. */
const maxDetails = 12;

/** Returns the lens with the forecast of a level; `undefined` if the level has errors. */
export function forecastLens({ forecast, balance }: LevelContext): ForecastLens | undefined {
  if (forecast === null) return undefined;
  const { horizon } = balance.forecast;
  const fate = shownText(fateWords(forecast, horizon), longest.title).replace(/\.$/, '');
  const { headline, details } = forecastWords(forecast, horizon);
  const more = details.length - maxDetails;
  return {
    title: `Forecast: ${fate.charAt(0).toLowerCase()}${fate.slice(1)}`,
    tooltip: [headline, ...details.slice(0, maxDetails), ...(more > 0 ? [`${more} more …`] : [])]
      .map((line) => shownText(line, longest.line))
      .join('\n'),
  };
}
