import { checkBalance, defaultBalance, type Balance } from '../../../engine/reactor';
import { diagnose } from '../text/diagnose';
import type { Diagnostic } from '../text/diagnostic';
import type { Document } from '../text/document';
import type { SettingsFileKind } from '../workspace/definition';
import type { Settings } from '../workspace/settings';

/** The name of a balance file. */
export const balanceName = 'reactor.balance.json';

/** The values of a balance file, with defaults for missing and faulty ones, and its issues. */
export interface BalanceAnalysis {
  readonly balance: Balance;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a balance file. */
export function analyseBalance(document: Document): BalanceAnalysis {
  const { balance, issues } = checkBalance(document.json);
  return { balance, diagnostics: diagnose(document, issues) };
}

/** Balance files: the nearest one applies to the levels in a folder. */
export const balanceFiles: SettingsFileKind<Balance> = {
  name: balanceName,
  fallback: defaultBalance,
  read: (document, before) => {
    const { balance, diagnostics } = analyseBalance(document);
    // an equal balance stays the same object: then no level has to be checked again
    const text = JSON.stringify(balance);
    const same = [defaultBalance, before].find((one) => one !== undefined && JSON.stringify(one) === text);
    return { value: same ?? balance, diagnostics };
  },
};

/** The balance that holds in a folder. */
export function balanceIn(settings: Settings): Balance {
  return settings.valueOf(balanceFiles);
}

/** Returns the file of the balance; `undefined` if the default balance of the game applies. */
export function balanceFileIn(settings: Settings): string | undefined {
  return settings.fileOf(balanceFiles);
}
