import { checkLevel, type Level } from '../..';
import { defaultBalance } from '../../balance';
import { readJson } from '../../../json';
import { reactorGame, type State } from '../../simulation';

/** Reads the level of a text without errors. */
function levelOf(text: string): Level {
  const { level } = checkLevel(readJson(text), defaultBalance);
  if (level === undefined) throw new Error('The level has errors.');
  return level;
}

/** Returns the initial state of a level's text. */
export function startOf(text: string): State {
  return reactorGame(defaultBalance).init(levelOf(text), 0);
}
