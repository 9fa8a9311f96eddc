import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBalance, issueCodes, type IssueCode } from '../../engine/reactor';
import { analyseLevel, levelFixes, readDocument } from '../../server/language';
import { codeDocs, type CodeDoc } from './code-docs';
import { excerpt } from './excerpt';
import { groups } from './groups';

/** What the manual says of one code. */
interface Entry {
  readonly code: IssueCode;
  readonly doc: CodeDoc;
  /** What is wrong with the sample, in its own words. */
  readonly scene: string | undefined;
  /** The sample's lines and its message; without, the sample has no such issue (yet). */
  readonly example: { readonly lines: string; readonly message: string } | undefined;
}

/** A column of the tables of contents. More can stand behind these. */
interface Column {
  readonly title: string;
  readonly cell: (entry: Entry) => string;
}

const columns: readonly Column[] = [
  { title: 'Code', cell: ({ code }) => `[\`${code}\`](#${code})` },
  { title: 'Severity', cell: ({ code }) => issueCodes[code] },
  { title: 'In short', cell: ({ doc }) => doc.summary.replaceAll('|', '\\|') },
];

const introduction = `# What the checks say

<!-- Made by \`npm run docs\` from the checks and from samples/broken. Change those, not this page. -->

When you open a level in VS Code, or run \`reactor-level check\` on it, everything that is wrong with it is listed with a
code. This page explains each code: what it means, how to put it right, and what it looks like in a small level that has
just this one mistake. Those levels are in [\`samples/broken\`](../samples/broken): open them and try.

There are three severities.

- An **error** has to be mended: a level with errors cannot be played.
- A **warning** marks what is most likely a mistake, but may be meant. The level can be played.
- **Information** tells how the puzzle starts. It is no fault, and never counts as one.

One mistake gives one issue. What only follows from a mistake is not listed, so mend what you see and look again: new
issues may come to light that the first one hid.

An editor offers quick fixes at most codes. Each is tried before it is offered: the fault goes, and nothing that the fix
wrote is faulty. Where one is clearly what was meant it is preferred, and the same can be done to all faults of that
code in the file. What changes nothing of what a file says (a comma too many, a word but for its capitals, an entry that
is written twice alike) is done on saving too, if you set \`"source.fixAll"\` in \`editor.codeActionsOnSave\`.

In the examples \`^^^\` marks the place of the issue, and \`---\` what else belongs to it. Positions are \`[x, y]\`: column,
then row, both counted from 0 at the top left.
`;

/** The manual of all codes, made from the sources and the broken samples below `root`. */
export function diagnosticsPage(root: string): string {
  const docs = codeDocs(root);
  const chapters = groups.map(({ codes, ...group }) => ({
    ...group,
    entries: codes.map((code) => entryOf(root, code, docs)),
  }));
  const contents = chapters.flatMap(({ title, entries }) => [
    `**[${title}](#${anchorOf(title)})**`,
    table(entries),
  ]);
  const body = chapters.flatMap(({ title, intro, entries }) => [
    `# ${title}`,
    intro,
    ...entries.map(describeEntry),
  ]);
  return `${[introduction.trimEnd(), '## All codes', ...contents, ...body].join('\n\n')}\n`;
}

function entryOf(root: string, code: IssueCode, docs: ReadonlyMap<IssueCode, CodeDoc>): Entry {
  const doc = docs.get(code);
  if (!doc) throw new Error(`${code} is not described.`);
  const text = readFileSync(join(root, sampleOf(code)), 'utf8');
  const document = readDocument(text);
  const { diagnostics } = analyseLevel(document, defaultBalance);
  const diagnostic = diagnostics.find((each) => each.code === code);
  return {
    code,
    doc,
    scene: sceneOf(document.json.value),
    example: diagnostic && { lines: excerpt(text, diagnostic), message: diagnostic.message },
  };
}

/** The sample's description, wherever its format has it. */
function sceneOf(level: unknown): string | undefined {
  const { metadata, Metadata } = level as Record<string, Record<string, unknown> | undefined>;
  const description = metadata?.['description'] ?? Metadata?.['Description'];
  return typeof description === 'string' ? description : undefined;
}

/** The anchor that a heading gets. */
function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

function sampleOf(code: IssueCode): string {
  return `samples/broken/${code}.reactor.json`;
}

function describeEntry({ code, doc, scene, example }: Entry): string {
  const sample = `[${code}.reactor.json](../${sampleOf(code)})`;
  return [
    `## ${code}`,
    `*${issueCodes[code]}*`,
    `**${doc.summary}**`,
    ...doc.explanation,
    `**Mend.** ${doc.mend}`,
    describeFix(code),
    `For example, in ${sample}${scene === undefined ? ':' : `: ${scene}`}`,
    ...(example ? [`\`\`\`text\n${example.lines}\n\`\`\``, `> ${example.message}`] : []),
  ].join('\n\n');
}

/** What an editor offers, or why it offers nothing. */
function describeFix(code: IssueCode): string {
  const entry = levelFixes[code];
  return 'why' in entry ? `**No quick fix.** ${entry.why}` : `**Quick fix.** ${entry.says}`;
}

function table(entries: readonly Entry[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    row(columns.map(({ title }) => title)),
    row(columns.map(() => '---')),
    ...entries.map((entry) => row(columns.map(({ cell }) => cell(entry)))),
  ].join('\n');
}
