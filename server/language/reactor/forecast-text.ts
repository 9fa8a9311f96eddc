import { heatOf, type Forecast, type ForecastTurn } from '../../../engine/reactor/simulation';
import {
  eventsOf,
  forecastWords,
  hazardText,
  stateText,
  type TurnEvent,
} from '../../../engine/reactor/words';
import { printable, table } from '../text/plain-text';

/** A level's forecast from its start, or from where its saved game stopped. */
export interface LevelForecast {
  /** The file name of the level as the text shows it. */
  readonly file: string;
  readonly title: string;
  /** The number of requested turns. The forecast is shorter if the level is lost earlier. */
  readonly horizon: number;
  readonly forecast: Forecast;
}

/** An event: what happens, to what or where, and how. */
type Row = readonly [what: string, where: string, how: string];

/** A forecast for people: the summary in words, then a table for each turn. Amounts have one decimal. */
export function forecastText({ file, title, horizon, forecast }: LevelForecast): string {
  const { headline, details } = forecastWords(forecast, horizon);
  const head = [headline, ...details, `${title} (${file})`].map((line) => `${printable(line)}\n`);
  const turns = forecast.turns.map(
    (turn) => `\nTurn ${turn.report.turn}: ${stateText(turn.state.status)}\n${table(rowsOf(turn), '  ')}`,
  );
  return head.join('') + turns.join('');
}

function rowsOf({ state, report }: ForecastTurn): Row[] {
  const { machine } = state;
  const events = eventsOf(machine, report);
  const rowOf = ({ what, where, how }: TurnEvent): Row => [what, where, how];
  const rows: Row[] = [
    ...events.filter(({ kind }) => kind !== 'loss').map(rowOf),
    ...machine.reactors.map((reactor, index): Row => {
      const ready = state.ready[index] === 1 ? 'ready' : 'not ready';
      return [
        'reactor',
        reactor.id,
        `${ready}, heat ${hazardText(machine.balance, 'Heat', heatOf(state, reactor))}`,
      ];
    }),
    ...events.filter(({ kind }) => kind === 'loss').map(rowOf),
  ];
  return rows.map(([what, where, how]) => [what, printable(where), printable(how)]);
}
