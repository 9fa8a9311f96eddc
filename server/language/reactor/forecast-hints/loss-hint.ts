import type { Issue, RelatedPlace } from '../../../../engine/core';
import {
  heatOf,
  hottestOf,
  lossOrigins,
  type Forecast,
  type LossOrigins,
  type Origin,
} from '../../../../engine/reactor/simulation';
import { hazardText, lossText, positionText, sentence } from '../../../../engine/reactor/words';
import { originWords } from './origin-words';
import { lossPlace, originPlace, propPlace } from './places';
import { stepsOf } from './steps';

/** The maximum number of steps between the cause and the loss. */
const maxSteps = 10;

export type HintIssue = Omit<Issue, 'severity'>;

/**
 * Reports the loss at the end of a forecast, at its cause; if no cause is found, at what it hits. The steps between
 * them are related places, in order of time.
 */
export function* lossHint(forecast: Forecast, horizon: number): Generator<void, HintIssue[]> {
  const { machine } = forecast.from;
  const { loss } = forecast.summary;
  if (loss === null) return lostAlready(forecast);
  const found = (yield* lossOrigins(forecast, horizon)) ?? { origins: [], also: [], spared: [] };
  const [first] = found.origins;
  const place = first === undefined ? lossPlace(machine.level, loss) : originPlace(forecast.from, first);
  const message = sentence(`Lost on turn ${loss.turn} without any action: ${lossText(machine.level, loss)}`);
  const cells = loss.cell === null ? [] : [loss.cell];
  return [{ code: 'forecast-loss', message, ...place, cells, related: wayTo(forecast, found) }];
}

/**
 * Reports a level that is lost before the first action, by the heat at a reactor. A saved game is allowed to be lost.
 */
function lostAlready({ from }: Forecast): HintIssue[] {
  const { level, reactors } = from.machine;
  const reactor = reactors.find((_, index) => from.overheated[index] === 1);
  if (from.status !== 'Lost' || level.state !== undefined || reactor === undefined) return [];
  const cell = hottestOf(from, reactor);
  const hazard: Origin = { kind: 'hazard', cell };
  const related = [{ ...originPlace(from, hazard), message: originWords({ from, turns: [] }, hazard) }];
  const message = `Lost before the first action: ${reactor.id} overheats.`;
  return [{ code: 'forecast-loss', message, ...propPlace(level, reactor.prop), cells: [cell], related }];
}

function wayTo(forecast: Forecast, { origins, also, spared }: LossOrigins): RelatedPlace[] {
  const { level } = forecast.from.machine;
  const { loss } = forecast.summary;
  const [first, ...others] = origins;
  const begin = (lead: string, origin: Origin): RelatedPlace => {
    return { ...originPlace(forecast.from, origin), message: `${lead}: ${originWords(forecast, origin)}` };
  };
  const named = [...origins, ...also].flatMap((origin) => (origin.kind === 'rule' ? [origin.index] : []));
  const reported = named.flatMap((rule) => level.rules[rule]?.id ?? []);
  const last = loss?.cause === 'rule' && loss.id !== null ? [loss.id] : [];
  return [
    ...(first === undefined ? [] : [begin('First cause', first)]),
    ...others.map((origin) => begin('Sufficient on its own', origin)),
    ...also.map((origin) => begin('Also required', origin)),
    ...stepsOf(forecast, spared, [...reported, ...last]).slice(0, maxSteps),
    ...(loss === null
      ? []
      : [{ ...lossPlace(level, loss), message: `Turn ${loss.turn}: ${lossWords(forecast)}` }]),
  ];
}

function lossWords({ from, turns, summary: { loss } }: Forecast): string {
  const last = turns.at(-1)?.state;
  if (loss === null || last === undefined) return '';
  const { level, reactors, balance } = from.machine;
  const text = lossText(level, loss);
  const reactor = loss.cause === 'reactor' ? reactors.find(({ id }) => id === loss.id) : undefined;
  if (reactor === undefined || loss.cell === null) return sentence(text);
  const heat = hazardText(balance, 'Heat', heatOf(last, reactor));
  return `${text}: heat ${heat} on ${positionText(level, loss.cell)}.`;
}
