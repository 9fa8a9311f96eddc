import { forecast, reactorGame, type Forecast } from '../../engine/reactor/simulation';
import { levelReader } from './playable';

/** A level's forecast from its start, or from where its saved game stopped. */
export interface LevelForecast {
  /** The level's file, relative to the current folder, with `/`. */
  readonly file: string;
  readonly title: string;
  /** How many turns were asked for; there are fewer where the level is lost before. */
  readonly horizon: number;
  readonly forecast: Forecast;
}

/** Foresees a level over some turns, or over its balance's horizon. Throws an `InputFault` where it cannot be played. */
export async function forecastLevel(
  path: string,
  turns: number | undefined,
  root: string,
  cwd: string,
): Promise<LevelForecast> {
  const { file, level, balance } = await levelReader(root, cwd)(path);
  const horizon = turns ?? balance.forecast.horizon;
  const start = reactorGame(balance).init(level, 0);
  return { file, title: level.metadata.title, horizon, forecast: forecast(start, horizon) };
}
