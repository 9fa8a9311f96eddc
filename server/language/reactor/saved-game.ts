import type { JsonValue } from '../../../engine/json';
import { encodeLevel } from '../../../engine/reactor';
import { savedLevel, type State } from '../../../engine/reactor/simulation';
import { printValue } from '../json/edits';

/** Returns the text of a level's file in the style of the samples. */
export function printedLevel(level: JsonValue): string {
  return `${printValue(level, { path: [] })}\n`;
}

/** Returns the text of a saved game: the level of a state, with the state in it. */
export function savedGameText(state: State): string {
  return printedLevel(encodeLevel(savedLevel(state)));
}
