/**
 * The fixes of scenarios. Enter at `quickFixesFor`. The table adds the codes of scenarios, each next to its test in `codes`,
 * to the codes of every JSON format. This folder may know the format and the game, but not another language.
 */
import { scenarioShape } from '../../../../engine/lix';
import { ShapedFixContext } from '../../json/fixes';
import { quickFixesOf, type QuickFixes } from '../../text/fixes';
import { wholeGuessFor } from '../guess';
import type { ScenarioText } from '../scenario-text';
import { lixFixes } from './table';

/** The codes that have fixes, for the manual. */
export const lixCodesWithFix: ReadonlySet<string> = new Set(Object.keys(lixFixes));

/** Returns the fixes of a scenario. */
export function quickFixesFor(text: ScenarioText): QuickFixes {
  return quickFixesOf(
    new ShapedFixContext({
      document: text.document,
      shape: scenarioShape,
      guess: wholeGuessFor(text),
      diagnose: (document) => text.inVersion(document).diagnostics,
    }),
    lixFixes,
  );
}
