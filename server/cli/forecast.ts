import { forecast, reactorGame } from '../../engine/reactor/simulation';
import type { LevelForecast } from '../language';
import type { Output } from './output';
import { namedLevelReader } from './files/other-files';

/** Forecasts a level for a number of turns, by default the horizon of its balance. Throws an `InputFault` if it is unplayable. */
export async function forecastLevel(
  path: string,
  turns: number | undefined,
  root: string,
  cwd: string,
  output: Output,
): Promise<LevelForecast> {
  const { file, level, balance } = await namedLevelReader(root, cwd, output)(path);
  const horizon = turns ?? balance.forecast.horizon;
  const start = reactorGame(balance).init(level, 0);
  return { file, title: level.metadata.title, horizon, forecast: forecast(start, horizon) };
}
