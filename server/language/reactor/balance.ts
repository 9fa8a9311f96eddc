import { checkBalance, type Balance } from '../../../engine/reactor';
import { diagnose } from '../text/diagnose';
import type { Diagnostic } from '../text/diagnostic';
import type { Document } from '../text/document';

/** A balance file's numbers, with the defaults where it is faulty or says nothing, and its faults. */
export interface BalanceAnalysis {
  readonly balance: Balance;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a balance file. */
export function analyseBalance(document: Document): BalanceAnalysis {
  const { balance, issues } = checkBalance(document.json);
  return { balance, diagnostics: diagnose(document, issues) };
}
