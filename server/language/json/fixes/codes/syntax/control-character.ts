import type { SyntaxFault } from '../../../../../../engine/json';
import type { Proposal } from '../../../../text/fixes/fix';
import type { JsonProblem } from '../../context';
import { replace } from '../../tools/pieces';

/** Escapes a run of raw control characters in a string, such as tabs. */
export function controlCharacter({ context }: JsonProblem, { start }: SyntaxFault): Proposal[] {
  const { text } = context.json;
  let end = start;
  while (end < text.length && text.charCodeAt(end) < 0x20 && !/[\r\n]/.test(text[end] ?? '')) end++;
  const escaped = JSON.stringify(text.slice(start, end)).slice(1, -1);
  return [
    {
      title: `Change to ${escaped.slice(0, 12)}`,
      edits: replace({ start, end }, escaped),
      isPreferred: true,
      isSafe: true,
    },
  ];
}
