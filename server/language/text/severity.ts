import type { DiagnosticSeverity } from './diagnostic';

/** How much a code weighs in one file: another severity than its own, or `off` where it is not reported. */
export type SeverityOf = (code: string, own: DiagnosticSeverity) => DiagnosticSeverity | 'off';

/** What holds without a config file. */
export const originalSeverities: SeverityOf = (_code, own) => own;
