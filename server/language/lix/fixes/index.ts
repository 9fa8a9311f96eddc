/**
 * The fixes of scenarios. Enter at `fixesIn`. The table adds the codes of scenarios, each next to its test in `codes`,
 * to the codes of every JSON format. This folder may know the format and the game, but not another language.
 */
import type { Span } from '../../../../engine/json';
import { scenarioShape } from '../../../../engine/lix';
import { runToCompletion } from '../../../../engine/core';
import { ShapedFixContext } from '../../json/fixes';
import { quickFixesOf, type QuickFix } from '../../text/fixes';
import { wholeGuessFor } from '../guess';
import { ScenarioText } from '../scenario-text';
import { lixFixes } from './table';

/** The codes that have fixes, for the manual. */
export const lixCodesWithFix: ReadonlySet<string> = new Set(Object.keys(lixFixes));

/** The maximum number of diagnostics for which fixes are computed in one response. */
const maxDiagnostics = 10;

/** Returns the verified fixes of the diagnostics that touch a span. */
export function fixesIn(text: ScenarioText, { start, end }: Span): readonly QuickFix[] {
  const { document } = text;
  // the severities of a config file do not change the fixes of a diagnostic
  const fixes = quickFixesOf(
    new ShapedFixContext({
      document,
      shape: scenarioShape,
      guess: wholeGuessFor(text),
      diagnose: (one) => new ScenarioText(one).diagnostics,
    }),
    lixFixes,
  );
  return text.diagnostics
    .filter(({ span }) => span.start <= end && span.end >= start)
    .slice(0, maxDiagnostics)
    .flatMap((diagnostic) => runToCompletion(fixes.fixesFor(diagnostic)));
}
