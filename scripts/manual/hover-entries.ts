import { codeDocs } from './code-docs';

export const hoverEntriesPath = 'server/language/reactor/manual/entries.ts';

const head = `// Made by \`npm run docs\` from the doc comments of the checks. Change those, not this file.

/** The short entry of the manual about a code, in Markdown. */
export interface ManualEntry {
  readonly summary: string;
  /** The first paragraph of the explanation; empty if the summary is enough. */
  readonly explanation: string;
  readonly fix: string;
}

/** The manual's first sentences of each code, for hovers. */
export const manual: Readonly<Record<string, ManualEntry>> = {
`;

/** The module that has the manual's texts in the product, made from the sources below `root`. */
export function hoverEntries(root: string): string {
  const entries = [...codeDocs(root)].map(([code, { summary, explanation, fix }]) => {
    const entry = { summary, explanation: explanation[0] ?? '', fix };
    const members = Object.entries(entry).map(([key, text]) => `    ${key}: ${JSON.stringify(text)},\n`);
    return `  ${JSON.stringify(code)}: {\n${members.join('')}  },\n`;
  });
  return `${head}${entries.join('')}};\n`;
}
