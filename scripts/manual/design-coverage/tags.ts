import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-6';

/** A test, or a group of tests, that holds demands of the designs. */
export interface TaggedTest {
  /** Relative to the top folder. */
  readonly file: string;
  /** The titles of the groups around the test, then its own. */
  readonly titles: readonly string[];
  /** The ids of the demands. */
  readonly ids: readonly string[];
}

/** The tags of test files. */
export interface Tags {
  readonly tests: readonly TaggedTest[];
  /** Tags that are not directly above a test, as `file:line`. */
  readonly misplaced: readonly string[];
}

const folders = ['engine', 'protocol', 'server', 'client', 'media', 'scripts', 'test'] as const;
const tag = /^\/\/ design: (.+)$/;

/** Reads the tags of all test files below `root`, in the order of the files. */
export function tagsOf(root: string): Tags {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((name) => /\.(?:test|suite)\.ts$/.test(name))
    .sort();
  const all = files.map((file) => tagsOfText(file, readFileSync(join(root, file), 'utf8')));
  return {
    tests: all.flatMap(({ tests }) => tests),
    misplaced: all.flatMap(({ misplaced }) => misplaced),
  };
}

/** Reads the tags of one test file. A tag is a comment directly above `it` or `describe`: `// design: ID, ID`. */
export function tagsOfText(file: string, text: string): Tags {
  if (!text.includes('// design:')) return { tests: [], misplaced: [] };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const tests: TaggedTest[] = [];
  const used = new Set<number>();
  const visit = (node: ts.Node, titles: readonly string[]): void => {
    const title = titleOf(node);
    const inside = title === undefined ? titles : [...titles, title];
    if (title !== undefined) {
      const lines = tagLines(text, node.getFullStart());
      const ids = lines.flatMap(({ at, ids: named }) => (used.add(at), named));
      if (ids.length > 0) tests.push({ file, titles: inside.filter((each) => each !== '…'), ids });
    }
    ts.forEachChild(node, (child) => {
      visit(child, inside);
    });
  };
  visit(source, []);
  const misplaced = [...text.matchAll(/^ *\/\/ design:.*$/gm)]
    .map(({ index, 0: line }) => index + line.indexOf('//'))
    .filter((at) => !used.has(at))
    .map((at) => `${file}:${source.getLineAndCharacterOfPosition(at).line + 1}`);
  return { tests, misplaced };
}

/** Returns the title of a statement that is a test or a group of tests; a value in it is `…`. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return undefined;
  const { expression, arguments: given } = node.expression;
  if (!ts.isIdentifier(expression) || !['describe', 'it'].includes(expression.text)) return undefined;
  const [title] = given;
  if (title === undefined) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return '…';
  return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join('…');
}

function tagLines(text: string, from: number): { at: number; ids: string[] }[] {
  return (ts.getLeadingCommentRanges(text, from) ?? []).flatMap(({ pos, end }) => {
    const ids = tag.exec(text.slice(pos, end).trimEnd())?.[1]?.split(/, */);
    return ids === undefined ? [] : [{ at: pos, ids }];
  });
}
