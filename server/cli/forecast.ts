import { forecast, reactorGame } from '../../engine/reactor/simulation';
import { forecastText, type LevelForecast } from '../language';
import { formatForecastJson } from './formats/forecast-json';
import type { ForecastFormat } from './formats/names';
import { exitCodes } from './input-fault';
import type { Output } from './output';
import { namedLevelReader } from './files/other-files';

/** The level to forecast. */
export interface ForecastCommand {
  readonly level: string;
  /** `undefined` for the horizon of the balance. */
  readonly turns: number | undefined;
  readonly format: ForecastFormat;
  readonly root: string;
}

/** Forecasts a level and prints the forecast. Returns the exit code. */
export async function runForecast(
  { level, turns, format, root }: ForecastCommand,
  cwd: string,
  output: Output,
): Promise<number> {
  const forecast = await forecastLevel(level, turns, root, cwd, output);
  output.print(format === 'json' ? formatForecastJson(forecast) : forecastText(forecast));
  return exitCodes.clean;
}

/** Forecasts a level for a number of turns, by default the horizon of its balance. Throws an `InputFault` if it is unplayable. */
async function forecastLevel(
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
