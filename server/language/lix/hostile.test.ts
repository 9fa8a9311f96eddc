import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readJson, type Span } from '../../../engine/json';
import { applyEdits } from '../text/edits';
import type { LanguageFeatures } from '../workspace/features';
import { lixAt, scenarioText } from './testing/lix-at';
import { runs } from '../../../engine/core/testing/budget';
import { everyFix } from '../testing/every-fix';

/** Half-typed texts: parts removed, doubled, or replaced by odd characters. */
const halfTyped = fc
  .array(
    fc.record({
      at: fc.nat(scenarioText.length),
      length: fc.nat(12),
      text: fc.constantFrom(
        '',
        '"',
        '{',
        '}',
        '[',
        ',',
        ':',
        '1e999',
        '-1',
        'null',
        '"ann"',
        '"__proto__"',
        '\u{1f600}',
        '\ud800',
        '\n',
      ),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((changes) =>
    changes.reduce(
      (text, { at, length, text: piece }) => text.slice(0, at) + piece + text.slice(at + length),
      scenarioText,
    ),
  );

/** Asks everything at an offset; every place that is answered, and every list of edits. */
function askAll(
  features: LanguageFeatures,
  offset: number,
  length: number,
): { spans: Span[]; edits: (readonly (Span & { text: string })[])[] } {
  const all = { start: 0, end: length };
  const hover = features.hover?.(offset, { manual: undefined, patience: 'prompt' });
  const rename = features.rename?.(offset, 'eve') ?? [];
  const items = features.complete?.(offset, undefined).items ?? [];
  return {
    spans: [
      ...(hover === undefined ? [] : [hover.span]),
      ...(features.symbols?.() ?? []).flatMap(({ span, at, children }) => [
        span,
        at,
        ...children.map((child) => child.span),
      ]),
      ...(features.definitions?.(offset) ?? []).flatMap(({ from, whole, at }) => [from, whole, at]),
      ...(features.highlights?.(offset) ?? []),
      ...(features.selections?.(offset) ?? []),
      ...(features.hints?.(all, { positions: true, rules: true, rows: true }).hints ?? []).map((hint) => ({
        start: hint.offset,
        end: hint.offset,
      })),
      ...items.map(({ replace }) => replace),
    ],
    edits: [
      ...('refused' in rename ? [] : rename.map(({ edits }) => edits)),
      ...everyFix(features).map(({ edits }) => edits),
    ],
  };
}

describe('features of half-typed scenarios', () => {
  it('are inside the text, and never throw', async () => {
    await fc.assert(
      fc.asyncProperty(halfTyped, fc.nat(), async (text, place) => {
        const { context, project } = await lixAt(text);
        const offset = place % (text.length + 1);
        const { spans, edits } = askAll(context.features, offset, text.length);
        for (const { start, end } of spans)
          assert.ok(0 <= start && start <= end && end <= text.length, `${start}..${end}`);
        // what is JSON stays so; of what is not, an edit may bring to light what the fault before it hid
        const isJson = readJson(text).faults.length === 0;
        for (const some of edits) {
          const after = readJson(applyEdits(text, [...some]));
          assert.ok(!isJson || after.faults.length === 0);
        }
        await project.report('mem:/w/own.lix.json');
      }),
      runs(35, 100),
    );
  });
});
