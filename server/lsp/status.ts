import { isReactorKind, type Report } from '../language';
import type { OtherKind, Status } from '../../protocol/server';

/** Counts what the status item shows. */
export function statusOf(reports: Iterable<Report>, working: boolean): Status {
  let levels = 0;
  const others: Partial<Record<OtherKind, number>> = {};
  let errors = 0;
  let warnings = 0;
  for (const { kind, diagnostics } of reports) {
    if (kind === 'level') levels++;
    else if (!isReactorKind(kind)) others[kind] = (others[kind] ?? 0) + 1;
    for (const { severity } of diagnostics) {
      if (severity === 'error') errors++;
      else if (severity === 'warning') warnings++;
    }
  }
  return { levels, others, errors, warnings, working };
}
