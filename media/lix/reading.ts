import { readJson, type JsonDocument, type Span } from '../../engine/json';
import { checkScenario, type Timeline } from '../../engine/lix';

/** A text, and what it says. */
export interface Reading {
  readonly uri: string;
  readonly name: string;
  readonly version: number;
  readonly json: JsonDocument;
  /** What can be played of it, played. Long ids are cut: they are only shown. */
  readonly timeline: Timeline | null;
  readonly errors: number;
  readonly firstError: { readonly message: string; readonly span: Span } | null;
}

/** What the text's caret is about. */
export type Spot =
  | { readonly kind: 'input'; readonly index: number }
  | { readonly kind: 'player'; readonly player: number };

/** So many characters of an id are shown. */
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

/** Whether what a text says can be relied on: of a text that is broken only a piece may have been read. */
export function isSound({ json, timeline }: Reading): boolean {
  return timeline !== null && json.faults.length === 0;
}

/** What an offset of the text is about. */
export function spotAt({ json }: Reading, offset: number): Spot | null {
  const [list, index] = json.locate(Math.min(offset, json.text.length)).path;
  if (typeof index !== 'number') return null;
  if (list === 'inputs') return { kind: 'input', index };
  return list === 'players' ? { kind: 'player', player: index } : null;
}

/** Where the text has something; `undefined` where it has it no more. */
export function placeOf({ json }: Reading, spot: Spot): Span | undefined {
  return json.spanOf(spot.kind === 'input' ? ['inputs', spot.index] : ['players', spot.player]);
}

function duplicate({ key, span }: JsonDocument['duplicateKeys'][number]): Span & { message: string } {
  return { ...span, message: `Duplicate key ${JSON.stringify(key.slice(0, maxIdLength))}.` };
}

/** Where something is, or what it is in where it is missing. */
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
