import type { Report } from '../language';
import type { Status } from '../protocol';

/** Counts what the status item shows. */
export function statusOf(reports: Iterable<Report>, working: boolean): Status {
  let levels = 0;
  let errors = 0;
  let warnings = 0;
  for (const { kind, diagnostics } of reports) {
    if (kind === 'level') levels++;
    for (const { severity } of diagnostics) {
      if (severity === 'error') errors++;
      else if (severity === 'warning') warnings++;
    }
  }
  return { levels, errors, warnings, working };
}
