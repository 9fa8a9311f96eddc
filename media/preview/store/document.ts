import { readJson, type JsonValue } from '../../../engine/json';
import { memoize, type Issue } from '../../../engine/core';
import { checkLevel, type Balance, type Level } from '../../../engine/reactor';
import { reactorGame, type State } from '../../../engine/reactor/simulation';
import type { HostMessage } from '../../../protocol/preview';

/** A level without errors under a balance, and the state in which play of it begins. */
export interface Game {
  readonly level: Level;
  readonly balance: Balance;
  readonly start: State;
}

/** The document as it was last sent. */
export interface DocumentView {
  readonly uri: string;
  readonly name: string;
  readonly version: number;
  readonly balance: Balance;
  /** Whatever could be read of it. */
  readonly value: JsonValue;
  /** Without duplicate keys and syntax, which the server tells of. */
  readonly issues: readonly Issue[];
  /** How many errors it has. */
  readonly errors: number;
  /** The game, where it has none. */
  readonly game: Game | null;
}

/** Reads a document as the server does: the same reader, the same checks. */
export function documentView(message: Extract<HostMessage, { type: 'document' }>): DocumentView {
  const { uri, name, version, balance } = message;
  const json = readJson(message.text);
  const { issues, level } = checkLevel(json, balance);
  const errors =
    json.faults.length +
    json.duplicateKeys.length +
    issues.filter(({ severity }) => severity === 'error').length;
  const game =
    level === undefined || errors > 0 ? null : { level, balance, start: reactorGame(balance).init(level, 0) };
  return { uri, name, version, balance, value: json.value, issues, errors, game };
}

/** The file's name without its endings: what exports are named after. */
export const baseName = memoize(({ name }: DocumentView): string =>
  name.replace(/^.*[\\/]/, '').replace(/(\.reactor)?\.json$/, ''),
);
