import { counted, grouped, type SubmittedAction } from '../../../engine/core';
import { reactorGame } from '../../../engine/reactor/simulation';
import { solveWords } from '../../../engine/reactor/words';
import { printable } from '../../language';
import type { Solved } from '../solved';

/** The answer in one line, for one of many levels. */
export function formatSolveLine({ playable: { file, level }, result }: Solved): string {
  const { headline, details } = solveWords(result, level);
  const [first] = result.verdict === 'impossible' ? details : [];
  return `${printable(`${file}: ${headline}${first === undefined ? '' : `. ${first}`}`)}\n`;
}

/** The answer for one level: in words, then the win turn by turn, then how much was searched. */
export function formatSolveText(solved: Solved): string {
  const { playable, result } = solved;
  const { headline, details } = solveWords(result, playable.level);
  const title = `${playable.level.metadata.title} (${playable.file})`;
  const lines = [`${headline}.`, ...details, title];
  if (result.verdict === 'solved') lines.push('', ...turnLines(solved, result.actions));
  lines.push('', `${counted(result.states, 'state')} visited, ${grouped(result.expanded)} of them expanded.`);
  return lines.map((line) => `${printable(line)}\n`).join('');
}

/** What is done in each turn: `Turn 2: MoveRobot (3, 1), InteractProp`. */
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
  if (x !== undefined && y !== undefined) return `${id} (${x}, ${y})`;
  return index === undefined ? id : `${id} ${index}`;
}
