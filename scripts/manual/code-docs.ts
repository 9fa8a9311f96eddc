import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-6';
import { issueCodes, type IssueCode } from '../../engine/reactor';

/** The documentation of a code from its doc comment, which has the same form for every code. */
export interface CodeDoc {
  /** The description of the fault, in one or two sentences. */
  readonly summary: string;
  /** The reason for the check and the details. Markdown, one paragraph per entry. */
  readonly explanation: readonly string[];
  /** The way to fix it. */
  readonly fix: string;
}

const fixLabel = 'Fix: ';

/**
 * Returns the doc comment of each code: from the file of its check, or, if the reader or the decoder reports it, from
 * its key in `codes.ts`. Throws if one is missing or is in both.
 */
export function codeDocs(root: string): ReadonlyMap<IssueCode, CodeDoc> {
  const folder = join(root, 'engine', 'reactor');
  const onKeys = commentsOnKeys(join(folder, 'codes.ts'));
  const docs = new Map<IssueCode, CodeDoc>();
  for (const code of Object.keys(issueCodes) as IssueCode[]) {
    const file = join(folder, 'checks', `${code}.ts`);
    const ofCheck = existsSync(file) ? commentOnCheck(file, code) : undefined;
    const onKey = onKeys.get(code);
    if (ofCheck !== undefined && onKey !== undefined) {
      throw new Error(
        `${code} is described twice. Keep what checks/${code}.ts says, and clear it in codes.ts.`,
      );
    }
    const comment = ofCheck ?? onKey;
    if (comment === undefined) {
      throw new Error(`${code} is not described. Write it in checks/${code}.ts, or on its key in codes.ts.`);
    }
    docs.set(code, parseDoc(code, comment));
  }
  return docs;
}

/** Reads a doc comment: a summary, paragraphs, and a last paragraph that begins with "Fix:". */
export function parseDoc(code: string, comment: string): CodeDoc {
  const paragraphs = comment
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split(/\s*\n\s*/)
        .join(' ')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '');
  const place = paragraphs.findIndex((paragraph) => paragraph.startsWith(fixLabel));
  const [summary] = paragraphs;
  if (place < 1 || place !== paragraphs.length - 1 || summary === undefined) {
    throw new Error(`The description of ${code} has to begin with a summary and end with "${fixLabel}…".`);
  }
  return {
    summary,
    explanation: paragraphs.slice(1, place),
    fix: capitalize((paragraphs[place] ?? '').slice(fixLabel.length)),
  };
}

/** The comment on the constant that has this code as its `code`. */
function commentOnCheck(file: string, code: string): string | undefined {
  for (const statement of parse(file).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const names = statement.declarationList.declarations.some(({ initializer }) => {
      if (!initializer || !ts.isObjectLiteralExpression(initializer)) return false;
      return initializer.properties.some(
        (property) =>
          ts.isPropertyAssignment(property) &&
          property.name.getText() === 'code' &&
          ts.isStringLiteral(property.initializer) &&
          property.initializer.text === code,
      );
    });
    if (names) return commentOf(statement);
  }
  return undefined;
}

/** Returns the comments on the members of the objects of a file, by key. */
export function commentsOnKeys(file: string): Map<string, string> {
  const comments = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && (ts.isStringLiteral(node.name) || ts.isIdentifier(node.name))) {
      const comment = commentOf(node);
      if (comment !== undefined) comments.set(node.name.text, comment);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return comments;
}

function commentOf(node: ts.Node): string | undefined {
  const last = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  return ts.getTextOfJSDocComment(last?.comment);
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
