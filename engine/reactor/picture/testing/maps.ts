import { checkLevel, type Level } from '../..';
import { defaultBalance } from '../../balance';
import { readJson } from '../../../json';
import { reactorGame, type State } from '../../simulation';

/** The level of a text without errors. */
function levelOf(text: string): Level {
  const { level } = checkLevel(readJson(text), defaultBalance);
  if (level === undefined) throw new Error('The level has errors.');
  return level;
}

/** The state in which play of a level's text begins. */
export function startOf(text: string): State {
  return reactorGame(defaultBalance).init(levelOf(text), 0);
}
