import { readJson, type JsonValue } from '../../../engine/json';
import { memoize, type Issue } from '../../../engine/core';
import { checkLevel, type Balance, type Level } from '../../../engine/reactor';
import { reactorGame, type State } from '../../../engine/reactor/simulation';
import type { PreviewHostMessage } from '../../../protocol/preview';

/** A valid level with its balance and start state. */
export interface Game {
  readonly level: Level;
  readonly balance: Balance;
  readonly start: State;
}

/** The last received document. */
export interface DocumentView {
  readonly uri: string;
  readonly name: string;
  readonly version: number;
  readonly balance: Balance;
  /** The readable part of the level. */
  readonly value: JsonValue;
  /** Without duplicate keys and syntax errors, which the server reports. */
  readonly issues: readonly Issue[];
  /** The number of errors. */
  readonly errors: number;
  /** The game, if there are no errors. */
  readonly game: Game | null;
}

/** Reads a document with the same reader and checks as the server. */
export function documentView(message: Extract<PreviewHostMessage, { type: 'document' }>): DocumentView {
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

/** The file name without extensions, used for the names of exports. */
export const baseName = memoize(({ name }: DocumentView): string =>
  name.replace(/^.*[\\/]/, '').replace(/(\.reactor)?\.json$/, ''),
);
