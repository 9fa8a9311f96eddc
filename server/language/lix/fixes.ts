import type { Span, TextEdit } from '../../../engine/json';
import { lixCodes, scenarioShape, type LixCode } from '../../../engine/lix';
import type { Diagnostic } from '../text/diagnostic';
import { documentOf } from '../text/document';
import { fixesOf, shapedSubject } from '../json/fixes';
import type { OfferedFix } from '../workspace/features';
import { wholeGuessFor } from './guess';
import { mends } from './mends';
import { ScenarioText } from './scenario-text';

/** What the shape alone can mend, as for every JSON format. */
const shaped: readonly LixCode[] = [
  'syntax',
  'duplicate-key',
  'missing-field',
  'unknown-field',
  'wrong-type',
  'invalid-value',
];

/** The codes that have mends, for the manual. */
export const mendedLixCodes: ReadonlySet<string> = new Set([...shaped, ...Object.keys(mends)]);

/** For more faults than these nothing is worked out in one answer. */
const mostFaults = 10;

/** What mends the faults that touch a span: each was tried, so that its fault goes and no error comes to light. */
export function fixesIn(text: ScenarioText, { start, end }: Span): readonly OfferedFix[] {
  return text.diagnostics
    .filter(({ span }) => span.start <= end && span.end >= start)
    .slice(0, mostFaults)
    .flatMap((diagnostic) => {
      const code = diagnostic.code as LixCode;
      return shaped.includes(code) ? shapedFixes(text, diagnostic) : ownFixes(text, diagnostic, code);
    });
}

function shapedFixes(text: ScenarioText, diagnostic: Diagnostic): readonly OfferedFix[] {
  const { document } = text;
  const subject = shapedSubject({
    document,
    shape: scenarioShape,
    guess: wholeGuessFor(text),
    diagnose: (one) => new ScenarioText(one).diagnostics,
  });
  return fixesOf(subject, diagnostic);
}

function ownFixes(text: ScenarioText, diagnostic: Diagnostic, code: LixCode): readonly OfferedFix[] {
  const proposals = mends[code]?.({ text, diagnostic }) ?? [];
  return proposals.flatMap(({ title, edits, isPreferred = false }) =>
    edits !== undefined && isSound(text, diagnostic, edits)
      ? [{ title, diagnostic, edits, isPreferred }]
      : [],
  );
}

/** Whether there are fewer faults of the code after the edits, and no error came to light. */
function isSound(text: ScenarioText, fault: Diagnostic, edits: readonly TextEdit[]): boolean {
  if (edits.length === 0) return false;
  const after = new ScenarioText(documentOf(text.document.json.edit(edits)));
  // whatever a config file makes of them
  const before = new ScenarioText(text.document);
  const count = (of: ScenarioText, isCounted: (one: Diagnostic) => boolean): number =>
    of.diagnostics.filter(isCounted).length;
  const isError = (one: Diagnostic): boolean => lixCodes[one.code as LixCode] === 'error';
  const isLike = (one: Diagnostic): boolean => one.code === fault.code;
  const most = count(before, isError) - (isError(fault) ? 1 : 0);
  return count(after, isLike) < count(before, isLike) && count(after, isError) <= most;
}
