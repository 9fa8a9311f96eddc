import type { Diagnostic } from '../../text/diagnostic';
import type { ManualLink } from '../../workspace/features';
import { manual } from '../manual/entries';
import { stack } from '../../json/hover/markdown';

/** The maximum number of codes that are explained. */
const maxEntries = 3;

/** Returns the manual entries of the codes at a place. The editor shows the messages itself. */
export function manualMarkdown(diagnostics: readonly Diagnostic[], addressOf: ManualLink): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].slice(0, maxEntries);
  return stack(codes.map((code) => entryMarkdown(code, addressOf)));
}

function entryMarkdown(code: string, addressOf: ManualLink): string {
  const entry = Object.hasOwn(manual, code) ? manual[code] : undefined;
  if (entry === undefined) return '';
  const link = addressOf === undefined ? '' : ` [Manual](${inBrackets(addressOf(code))})`;
  return stack([
    `**\`${code}\`**: ${entry.summary}`,
    ...(entry.explanation === '' ? [] : [entry.explanation]),
    `Fix: ${entry.fix}${link}`,
  ]);
}

/** Escapes an address for the brackets of a markdown link. */
function inBrackets(address: string): string {
  return address.replace(/[()\s<>\\]/g, (unit) => `%${unit.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
