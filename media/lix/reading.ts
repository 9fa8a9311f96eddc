import { readJson, type JsonDocument, type Span } from '../../engine/json';
import { checkScenario, type Timeline } from '../../engine/lix';

/** A text with its parsed content. */
export interface Reading {
  readonly uri: string;
  readonly name: string;
  readonly version: number;
  readonly json: JsonDocument;
  /** The game, if it can be played. Long ids are truncated for display. */
  readonly timeline: Timeline | null;
  readonly errors: number;
  readonly firstError: { readonly message: string; readonly span: Span } | null;
}

/** The object at the text's caret. */
export type CaretTarget =
  | { readonly kind: 'input'; readonly index: number }
  | { readonly kind: 'player'; readonly player: number };

/** The maximum number of displayed characters of an id. */
const maxIdLength = 40;

export function read(uri: string, name: string, version: number, text: string): Reading {
  const json = readJson(text);
  const { issues, timeline } = checkScenario(json);
  const errors = issues.filter(({ severity }) => severity === 'error');
  const [fault] = [...json.faults, ...json.duplicateKeys.map(duplicate)];
  const [issue] = errors;
  return {
    uri,
    name,
    version,
    json,
    timeline: timeline === undefined ? null : withShortIds(timeline),
    errors: errors.length + json.faults.length + json.duplicateKeys.length,
    firstError:
      fault !== undefined
        ? { message: fault.message, span: fault }
        : issue !== undefined
          ? { message: issue.message, span: spanOf(json, issue.path, issue.onKey === true) }
          : null,
  };
}

/** Returns true if the text was read completely. Of a text with syntax errors, a part may be missing. */
export function isSound({ json, timeline }: Reading): boolean {
  return timeline !== null && json.faults.length === 0;
}

/** Finds the object at an offset of the text. */
export function spotAt({ json }: Reading, offset: number): CaretTarget | null {
  const [list, index] = json.locate(Math.min(offset, json.text.length)).path;
  if (typeof index !== 'number') return null;
  if (list === 'inputs') return { kind: 'input', index };
  return list === 'players' ? { kind: 'player', player: index } : null;
}

/** Finds the range of an object in the text; `undefined` if it no longer exists. */
export function placeOf({ json }: Reading, spot: CaretTarget): Span | undefined {
  return json.spanOf(spot.kind === 'input' ? ['inputs', spot.index] : ['players', spot.player]);
}

function duplicate({ key, span }: JsonDocument['duplicateKeys'][number]): Span & { message: string } {
  return { ...span, message: `Duplicate key ${JSON.stringify(key.slice(0, maxIdLength))}.` };
}

/** The range of a value, or of its nearest ancestor if it is missing. */
function spanOf(json: JsonDocument, path: readonly (string | number)[], onKey: boolean): Span {
  for (let length = path.length; length >= 0; length--) {
    const part = path.slice(0, length);
    const span = (onKey && length === path.length ? json.keySpanOf(part) : undefined) ?? json.spanOf(part);
    if (span !== undefined) return span;
  }
  return { start: 0, end: 0 };
}

function withShortIds(timeline: Timeline): Timeline {
  const { scenario, lanes } = timeline;
  if (scenario.players.every(({ id }) => id.length <= maxIdLength)) return timeline;
  const short = <T extends { readonly id: string }>(player: T): T => ({
    ...player,
    id: player.id.length > maxIdLength ? `${player.id.slice(0, maxIdLength)}…` : player.id,
  });
  return {
    ...timeline,
    scenario: { ...scenario, players: scenario.players.map(short) },
    lanes: lanes.map((lane) => ({ ...lane, player: short(lane.player) })),
  };
}
