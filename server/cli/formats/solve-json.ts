import { solveWords } from '../../../engine/reactor/words';
import type { Solved } from '../solved';

/** Formats a result as JSON: verdict, proof or winning actions, their description, and the size of the search. */
export function formatSolveJson({ playable: { file, level }, result }: Solved): string {
  const { headline, details } = solveWords(result, level);
  const { states, expanded, turns, ...answer } = result;
  const searched = { states, expanded };
  const length = result.verdict === 'solved' ? { turns } : { turnsRuledOut: Math.max(0, turns - 1) };
  return `${JSON.stringify({ file, headline, details, ...answer, ...length, searched }, null, 2)}\n`;
}
