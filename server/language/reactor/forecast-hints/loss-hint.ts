import type { Issue, RelatedPlace } from '../../../../engine/core';
import {
  heatOf,
  hottestOf,
  lossOrigins,
  type Forecast,
  type LossOrigins,
  type Origin,
} from '../../../../engine/reactor/simulation';
import { lossText, positionText, sentence } from '../../../../engine/reactor/words';
import { originWords } from './origin-words';
import { lossPlace, originPlace, propPlace } from './places';
import { stepsOf } from './steps';

/** So many steps between the beginning and the end are told at most. */
const mostSteps = 10;

export type HintIssue = Omit<Issue, 'severity'>;

/**
 * The loss that a forecast ends with, at what it comes from; where nothing of the kind is found, at what it hits. The
 * way from there to the loss is told as related places, in the order of time.
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

/** A level that is lost before anybody can act: too much heat lies at a reactor. A saved game may well have been lost. */
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
  const told = named.flatMap((rule) => level.rules[rule]?.id ?? []);
  const last = loss?.cause === 'rule' && loss.id !== null ? [loss.id] : [];
  return [
    ...(first === undefined ? [] : [begin('First cause', first)]),
    ...others.map((origin) => begin('Sufficient on its own', origin)),
    ...also.map((origin) => begin('Also required', origin)),
    ...stepsOf(forecast, spared, [...told, ...last]).slice(0, mostSteps),
    ...(loss === null
      ? []
      : [{ ...lossPlace(level, loss), message: `Turn ${loss.turn}: ${lossWords(forecast)}` }]),
  ];
}

function lossWords({ from, turns, summary: { loss } }: Forecast): string {
  const last = turns.at(-1)?.state;
  if (loss === null || last === undefined) return '';
  const { level, reactors } = from.machine;
  const text = lossText(level, loss);
  const reactor = loss.cause === 'reactor' ? reactors.find(({ id }) => id === loss.id) : undefined;
  if (reactor === undefined || loss.cell === null) return sentence(text);
  return `${text}: heat ${heatOf(last, reactor).toFixed(1)} on ${positionText(level, loss.cell)}.`;
}
