import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import ts from 'typescript-6';

/** The root of the repository. */
export const root = join(__dirname, '../../..');

/** An import of one source file. */
export interface Import {
  /** A path from the top folder without its ending (`engine/core/issue`), or a package's name. */
  readonly target: string;
  readonly isRelative: boolean;
}

/** All files that belong to the project: tracked ones, and new ones that git does not ignore. */
export function projectFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** The TypeScript files of the product itself: no tests, nothing that only tests use. */
export function productSources(): readonly string[] {
  return projectFiles().filter(
    (file) => /^(engine|protocol|server|client|media)\/.*\.ts$/.test(file) && !isTest(file),
  );
}

function isTest(file: string): boolean {
  return file.endsWith('.test.ts') || file.includes('/testing/');
}

/** Reads a file that may have comments and commas after the last item, as those of VS Code and TypeScript may. */
export function readWithComments(file: string): unknown {
  const errors: ParseError[] = [];
  const value: unknown = parse(read(file), errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first !== undefined) throw new Error(`${file} at ${first.offset}: ${printParseErrorCode(first.error)}`);
  return value;
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Returns the imports and re-exports of a source file, including types. */
export function importsOf(file: string): readonly Import[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.ES2022);
  return source.statements.flatMap((statement): Import[] => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    const name = moduleSpecifier.text;
    const isRelative = name.startsWith('.');
    const target = isRelative ? resolve(file, name) : name;
    return [{ target, isRelative }];
  });
}

function resolve(file: string, name: string): string {
  const path = posix.normalize(posix.join(dirname(file), name));
  return existsSync(join(root, `${path}.ts`)) ? path : `${path}/index`;
}
