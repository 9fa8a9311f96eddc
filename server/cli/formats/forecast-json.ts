import type { Cell } from '../../../engine/reactor';
import {
  crossingsOf,
  floatHash,
  heatOf,
  shortestFloat32,
  type BandCrossing,
  type ForecastTurn,
  type Loss,
  type Machine,
} from '../../../engine/reactor/simulation';
import { firstWarning, forecastWords } from '../../../engine/reactor/words';
import type { LevelForecast } from '../../language';

/** Formats a forecast as JSON, as described in `docs/command-line.md`. Members may be added but never removed. */
export function formatForecastJson({ file, horizon, forecast }: LevelForecast): string {
  const { from, turns, summary } = forecast;
  const { machine } = from;
  const { headline, details } = forecastWords(forecast, horizon);
  const shown = {
    level: file,
    horizon,
    turn: from.turn,
    status: from.status,
    lossCause: from.lossCause,
    summary: {
      text: [headline, ...details].join(' '),
      loss: summary.loss === null ? null : { turn: summary.loss.turn, ...lossOf(machine, summary.loss) },
      firstWarning: firstWarning(summary),
      ready: summary.ready.map(({ reactor, when }) => ({ reactor, when })),
      starved: summary.starved.map(({ prop, when }) => ({ ...propOf(machine, prop), when })),
      crossings: summary.crossings.map(({ turn, ...crossing }) => ({
        turn,
        ...crossingOf(machine, crossing),
      })),
      rules: summary.rules.map(({ turn, id, phase, forecast: text }) => ({
        turn,
        id,
        phase,
        forecast: text ?? null,
      })),
      warnings: summary.warnings.map(({ turn, text }) => ({ turn, text })),
    },
    turns: turns.map((turn) => turnOf(machine, turn)),
  };
  return `${JSON.stringify(shown, null, 2)}\n`;
}

function turnOf(machine: Machine, { state, report }: ForecastTurn): object {
  return {
    turn: report.turn,
    status: state.status,
    reactors: machine.reactors.map((reactor, index) => ({
      id: reactor.id,
      ready: state.ready[index] === 1,
      heat: shortestFloat32(heatOf(state, reactor)),
    })),
    fired: report.fired.map(({ id, phase, forecast }) => ({ id, phase, forecast: forecast ?? null })),
    rejected: report.rejected.map(({ rule, index, effect }) => ({ rule, index, effect: effect.type })),
    lostRemedies: report.lostRemedies.map(({ rule, remedy, count }) => ({ rule, remedy, count })),
    injections: report.injections.map(({ leak, carrier, cell, access, amount }) => ({
      leak,
      carrier,
      position: positionOf(machine, cell),
      access: positionOf(machine, access),
      amount: shortestFloat32(amount),
    })),
    services: report.services.map(({ prop, from, to }) => ({ ...propOf(machine, prop), from, to })),
    crossings: crossingsOf(machine, report).map((crossing) => crossingOf(machine, crossing)),
    warnings: report.warnings,
    loss: report.loss === null ? null : lossOf(machine, report.loss),
    hash: floatHash(state),
  };
}

function lossOf(machine: Machine, { cause, cell, id, reason }: Loss): object {
  return { cause, position: cell === null ? null : positionOf(machine, cell), id, reason };
}

function crossingOf(machine: Machine, { cell, field, from, to }: BandCrossing): object {
  return { position: positionOf(machine, cell), field, from, to };
}

function propOf(machine: Machine, prop: number): object {
  const found = machine.level.props[prop];
  return { prop, type: found?.type, position: positionOf(machine, found?.cell ?? 0) };
}

function positionOf({ level: { width } }: Machine, cell: Cell): readonly [number, number] {
  return [cell % width, Math.floor(cell / width)];
}
