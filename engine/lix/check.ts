import type { Issue } from '../core';
import type { JsonObject, JsonSource, JsonValue } from '../json';
import { decode, faulty, formatFault } from '../shape';
import { checkInputs } from './checks/inputs';
import { checkPlayers } from './checks/players';
import { checkPlay } from './checks/play';
import type { Report } from './checks/report';
import { lixCodes, type LixCode } from './codes';
import { scenarioFormat, scenarioShape, scenarioVersion } from './format/shapes';
import { readScenario } from './read';
import type { Scenario, Timeline } from './terms';
import { playScenario } from './timeline';

export interface CheckedScenario {
  /** The issues, without `syntax` and `duplicate-key`, which the JSON reader reports. */
  readonly issues: readonly Issue<LixCode>[];
  /** Present if there is no error here and the reader found no fault. Duplicate keys are checked by the caller. */
  readonly scenario: Scenario | undefined;
  /**
   * The playable part of the scenario, played without faulty inputs. `undefined` if a setting or a player is faulty.
   */
  readonly timeline: Timeline | undefined;
  /** True if the file is of another kind, so that its other faults are not checked here. */
  readonly foreign: boolean;
}

/** Checks a scenario and plays it. Never throws; faults are returned as data. */
export function checkScenario(source: JsonSource): CheckedScenario {
  const broken = source.faults.length > 0;
  const issues: Issue<LixCode>[] = [];
  const report: Report = (code, message, place, related = [], data) =>
    issues.push({
      code,
      severity: lixCodes[code],
      message,
      ...place,
      related,
      cells: [],
      ...(data === undefined ? {} : { data }),
    });
  const format = { format: scenarioFormat, version: scenarioVersion, called: 'scenario' };
  const foreign = formatFault(source.value, broken, format);
  if (foreign !== undefined) {
    if (foreign !== null) report(foreign.code, foreign.message, foreign);
    return { issues, scenario: undefined, timeline: undefined, foreign: foreign !== null };
  }
  const draft = decode(scenarioShape, source.value, {
    broken,
    isOpen: (container) => broken && source.isOpen(container),
    path: [],
    report: (code, message, { path, onKey }, data) => {
      const place = { path: [...path], ...(onKey === true ? { onKey } : {}) };
      if (path.join() === 'nuke') report('nuke-kind', nukeMessage(source.value, message), place);
      else report(code as LixCode, message, place, [], data);
    },
  });
  if (draft === faulty) return { issues, scenario: undefined, timeline: undefined, foreign: false };
  checkPlayers(draft, report);
  checkInputs(draft, report);
  const { known, isWhole } = readScenario(draft);
  const timeline = known === undefined ? undefined : playScenario(known);
  // results that depend on a faulty input are unknown
  if (timeline !== undefined && isWhole && !broken) checkPlay(timeline, faultyInputs(issues), report);
  const isSound = !broken && issues.every(({ severity }) => severity !== 'error');
  return { issues, scenario: isSound ? known : undefined, timeline, foreign: false };
}

/** Returns the indexes of inputs that already have an error. */
function faultyInputs(issues: readonly Issue[]): ReadonlySet<string | number | undefined> {
  const errors = issues.filter(({ severity, path }) => severity === 'error' && path[0] === 'inputs');
  return new Set(errors.map(({ path }) => path[1]));
}

/** Returns the message about a `nuke`. A list suggests that both kinds were meant. */
function nukeMessage(value: JsonValue, message: string): string {
  const given = (value as JsonObject)['nuke'];
  return Array.isArray(given) ? 'Expected one kind of nuke: "Exploder" or "Concede".' : message;
}
