import { languages, type Report } from '../language';
import type { Status } from '../../protocol/server';

/** Counts what the status item shows. */
export function statusOf(reports: Iterable<Report>, working: boolean): Status {
  const counts = new Map<string, number>();
  let errors = 0;
  let warnings = 0;
  for (const { kind, diagnostics } of reports) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    for (const { severity } of diagnostics) {
      if (severity === 'error') errors++;
      else if (severity === 'warning') warnings++;
    }
  }
  const files = languages.definitions.map(({ kind, noun }) => ({ noun, count: counts.get(kind) ?? 0 }));
  return { files, errors, warnings, working };
}
