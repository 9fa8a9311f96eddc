import { decimal } from '../../../../engine/core';
import { hazardFields, hazardKeys } from '../../../../engine/reactor';
import { hazardAt, type Forecast, type Origin } from '../../../../engine/reactor/simulation';
import { hazardText, positionText } from '../../../../engine/reactor/words';

type ForecastTurns = Pick<Forecast, 'from' | 'turns'>;

/** Describes a cause of a loss, and the turn in which it starts. */
export function originWords(forecast: ForecastTurns, origin: Origin): string {
  switch (origin.kind) {
    case 'leak':
      return leakWords(forecast, origin.index);
    case 'rule':
      return ruleWords(forecast, origin.index);
    case 'hazard':
      return hazardWords(forecast, origin.cell);
  }
}

function leakWords({ from, turns }: ForecastTurns, index: number): string {
  for (const { report } of turns) {
    const injection = report.injections.find(({ leak }) => leak === index);
    if (injection === undefined) continue;
    const { carrier, access, amount } = injection;
    const where = positionText(from.machine.level, access);
    return `from turn ${report.turn} on, it leaks ${decimal(amount)} ${hazardKeys[carrier]} onto ${where}.`;
  }
  return 'it leaks.';
}

function ruleWords({ from, turns }: ForecastTurns, index: number): string {
  const id = from.machine.level.rules[index]?.id ?? '';
  const turn = turns.find(({ report }) => report.fired.some((rule) => rule.id === id))?.report.turn;
  return turn === undefined ? `${id} fires.` : `${id} fires on turn ${turn}.`;
}

function hazardWords({ from }: ForecastTurns, cell: number): string {
  const lying = hazardFields.flatMap((field, index) => {
    const amount = hazardAt(from, cell, index);
    return amount > 0 ? [`${hazardKeys[field]} ${hazardText(from.machine.balance, field, amount)}`] : [];
  });
  return `${lying.join(', ')} on ${positionText(from.machine.level, cell)} from the start.`;
}
