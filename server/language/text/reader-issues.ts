import type { Diagnostic } from './diagnostic';
import type { Document } from './document';
import { locateSpan } from './locate';

/**
 * The greatest number of diagnostics of one file. Nobody reads more of them, and each costs time and memory in the server
 * and in the editor.
 */
export const maxDiagnostics = 1_000;

/** Returns the issues of the parser: invalid JSON and duplicate keys. */
export function readerDiagnostics(document: Document): Diagnostic[] {
  const { json } = document;
  // several missing parts at one place are reported once
  const shown = json.faults
    .filter(({ start, message }, index, faults) => {
      const before = faults[index - 1];
      return before?.start !== start || before.message !== message;
    })
    .slice(0, maxDiagnostics);
  const syntax = shown.map((fault): Diagnostic => {
    const { path } = json.locate(Math.min(fault.start, json.text.length));
    const place = locateSpan(document, path, fault);
    const about = { code: 'syntax', severity: 'error', message: fault.message } as const;
    return { ...about, ...place, related: [], cells: [], syntax: fault };
  });
  const duplicates = json.duplicateKeys
    .slice(0, maxDiagnostics - shown.length)
    .map(({ key, object, span, first }): Diagnostic => {
      const path = [...object, key];
      const name = JSON.stringify(key.length > 60 ? `${key.slice(0, 60)}…` : key);
      return {
        code: 'duplicate-key',
        severity: 'error',
        message: `This object has ${name} twice, and only the first one is read. Remove or rename one of them.`,
        ...locateSpan(document, path, span),
        related: [{ message: `The first ${name} is here.`, ...locateSpan(document, path, first) }],
        cells: [],
      };
    });
  return [...syntax, ...duplicates];
}
