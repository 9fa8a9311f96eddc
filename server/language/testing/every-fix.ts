import { runToCompletion } from '../../../engine/core';
import type { QuickFix } from '../text/fixes';
import type { LanguageFeatures } from '../workspace/features';

/** Diagnostics of which the fixes are tried; broken texts can have very many. */
const most = 12;

/** Returns the verified fixes of the diagnostics of a document. */
export function everyFix(features: LanguageFeatures): readonly QuickFix[] {
  const fixes = features.quickFixes?.();
  if (fixes === undefined) return [];
  return fixes.diagnostics.slice(0, most).flatMap((one) => runToCompletion(fixes.fixesFor(one)));
}
