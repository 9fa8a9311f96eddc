import { counted, grouped, type SubmittedAction } from '../../../engine/core';
import { reactorGame } from '../../../engine/reactor/simulation';
import { solveWords } from '../../../engine/reactor/words';
import { printable } from '../../language';
import type { Solved } from '../solved';

/** Formats the result for one of many levels in one line. */
export function formatSolveLine({ playable: { file, level }, result }: Solved): string {
  const { headline, details } = solveWords(result, level);
  const [first] = result.verdict === 'impossible' ? details : [];
  return `${printable(`${file}: ${headline}${first === undefined ? '' : `. ${first}`}`)}\n`;
}

/** Formats the result for a single level: a description, the winning actions turn by turn, and the size of the search. */
export function formatSolveText(solved: Solved): string {
  const { playable, result } = solved;
  const { headline, details } = solveWords(result, playable.level);
  const title = `${playable.level.metadata.title} (${playable.file})`;
  const lines = [`${headline}.`, ...details, title];
  if (result.verdict === 'solved') lines.push('', ...turnLines(solved, result.actions));
  lines.push('', `${counted(result.states, 'state')} visited, ${grouped(result.expanded)} of them expanded.`);
  return lines.map((line) => `${printable(line)}\n`).join('');
}

/** Lists the actions of each turn: `Turn 2: MoveRobot [3, 1], InteractProp`. */
function turnLines({ playable: { level, balance } }: Solved, actions: readonly SubmittedAction[]): string[] {
  const game = reactorGame(balance);
  let state = game.init(level, 0);
  const turns = new Map<number, string[]>();
  for (const action of actions) {
    const done = turns.get(state.turn) ?? [];
    done.push(actionText(action));
    turns.set(state.turn, done);
    state = game.apply(state, action);
  }
  return [...turns].map(([turn, done]) => `Turn ${turn}: ${done.join(', ')}`);
}

function actionText({ id, x, y, index }: SubmittedAction): string {
  if (x !== undefined && y !== undefined) return `${id} [${x}, ${y}]`;
  return index === undefined ? id : `${id} ${index}`;
}
