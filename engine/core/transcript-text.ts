import type { Transcript } from './replay';

/** Returns the text of a transcript's file, with one action per line. */
export function transcriptText({ actions, ...header }: Transcript): string {
  const members = Object.entries(header).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`,
  );
  const lines = actions.map((action) => `\n    ${JSON.stringify(action)}`);
  return `{\n${members.join('')}  "actions": [${lines.join(',')}${lines.length > 0 ? '\n  ' : ''}]\n}\n`;
}
