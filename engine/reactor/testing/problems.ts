import type { Path } from '../../core';
import { readJson, spanOfPlace, underlinedSpan, type Span } from '../../json';
import { checkLevel, type Balance } from '..';

/** A problem of a level's text, at the columns where an editor underlines it. */
export interface Problem {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly path: Path;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Finds all problems of a level's text: its syntax faults, its duplicate keys and the issues of the checks, in text order. */
export function problemsOf(text: string, balance: Balance): Problem[] {
  const document = readJson(text);
  const { issues, foreign } = checkLevel(document, balance);
  const shown = (span: Span, problem: Pick<Problem, 'code' | 'severity' | 'message' | 'path'>) => ({
    span: underlinedSpan(text, span),
    problem,
  });
  const found = issues.map(({ code, severity, message, ...place }) =>
    shown(spanOfPlace(document, place), { code, severity, message, path: place.path }),
  );
  if (!foreign) {
    const syntax = document.faults.map((fault) =>
      shown(fault, {
        code: 'syntax',
        severity: 'error',
        message: fault.message,
        path: document.locate(fault.start).path,
      }),
    );
    const duplicates = document.duplicateKeys.map(({ key, object, span }) =>
      shown(span, {
        code: 'duplicate-key',
        severity: 'error',
        message: `Duplicate key ${key}`,
        path: [...object, key],
      }),
    );
    found.unshift(...syntax, ...duplicates);
  }
  found.sort((one, other) => one.span.start - other.span.start || one.span.end - other.span.end);
  return found.map(({ span, problem }) => ({ ...problem, ...columnsOf(text, span) }));
}

function columnsOf(text: string, { start, end }: Span): Pick<Problem, 'line' | 'from' | 'to'> {
  const before = text.slice(0, start).split('\n');
  const from = before.at(-1)?.length ?? 0;
  return { line: before.length - 1, from, to: from + end - start };
}
