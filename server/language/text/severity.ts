import type { DiagnosticSeverity } from './diagnostic';

/** The severity of a code in one file; `off` if it is not reported. */
export type SeverityOf = (code: string, own: DiagnosticSeverity) => DiagnosticSeverity | 'off';

/** The severities without a config file. */
export const originalSeverities: SeverityOf = (_code, own) => own;
