import type { Level } from '../../engine/reactor';
import {
  crossingsOf,
  heatOf,
  type BandCrossing,
  type Forecast,
  type ForecastTurn,
  type TurnReport,
} from '../../engine/reactor/simulation';
import { forecastWords, lossText, positionText } from './forecast-words';
import { plural, printable, table } from './plain-text';

/** A level's forecast from its start, or from where its saved game stopped. */
export interface LevelForecast {
  /** What the level's file is called where the text is read. */
  readonly file: string;
  readonly title: string;
  /** How many turns were asked for; there are fewer where the level is lost before. */
  readonly horizon: number;
  readonly forecast: Forecast;
}

/** What happens, to what or where, and how. */
type Row = readonly [what: string, where: string, how: string];

/** How many cells are named where the same happens on many. */
const namedCells = 3;

/** A forecast for people: the summary in words, then a table for each turn. Amounts have one decimal. */
export function forecastText({ file, title, horizon, forecast }: LevelForecast): string {
  const { headline, details } = forecastWords(forecast, horizon);
  const head = [headline, ...details, `${title} (${file})`].map((line) => `${printable(line)}\n`);
  const turns = forecast.turns.map(
    (turn) => `\nTurn ${turn.report.turn}: ${turn.state.status}\n${table(rowsOf(turn), '  ')}`,
  );
  return head.join('') + turns.join('');
}

function rowsOf({ state, report }: ForecastTurn): Row[] {
  const { machine } = state;
  const { level } = machine;
  const rows: Row[] = [
    ...ruleRows(report),
    ...report.injections.map(({ carrier, cell, access, amount }): Row => {
      const into = access === cell ? '' : ` into ${positionText(level, access)}`;
      return [`${carrier} leak`, positionText(level, cell), `${amount.toFixed(1)}${into}`];
    }),
    ...report.services.map(({ prop, cell, from, to }): Row => {
      return [level.props[prop]?.type ?? '', positionText(level, cell), `${from} → ${to}`];
    }),
    ...crossingRows(level, crossingsOf(machine, report)),
    ...report.warnings.map((text): Row => ['warning', '', text]),
    ...machine.reactors.map((reactor, index): Row => {
      const ready = state.ready[index] === 1 ? 'ready' : 'not ready';
      return ['reactor', reactor.id, `${ready}, heat ${heatOf(state, reactor).toFixed(1)}`];
    }),
    ...(report.loss === null ? [] : [['lost', '', lossText(level, report.loss)] as const]),
  ];
  return rows.map(([what, where, how]) => [what, printable(where), printable(how)]);
}

function ruleRows({ fired, rejected, lostRemedies }: TurnReport): Row[] {
  return [
    ...fired.map(({ id, forecast }): Row => ['rule', id, forecast ?? 'fires']),
    ...rejected.map(({ rule, effect }): Row => ['rule', rule, `${effect.type} has no effect`]),
    ...lostRemedies.map(({ rule, remedy, count }): Row => ['rule', rule, `no room for ${count} ${remedy}`]),
  ];
}

/** Crossings of the same kind in one row: on a large board a fire crosses on hundreds of cells at once. */
function crossingRows(level: Level, crossings: readonly BandCrossing[]): Row[] {
  const groups = new Map<string, BandCrossing[]>();
  for (const crossing of crossings) {
    const key = `${crossing.field} ${crossing.from} ${crossing.to}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [crossing]);
    else group.push(crossing);
  }
  return [...groups.values()].flatMap((group): Row[] => {
    const [first] = group;
    if (first === undefined) return [];
    const named = group.slice(0, namedCells).map(({ cell }) => positionText(level, cell));
    const others = group.length - named.length;
    const where = `${named.join(' ')}${others > 0 ? ` and ${plural(others, 'cell')} more` : ''}`;
    return [[first.field, where, `${first.from} → ${first.to}`]];
  });
}
