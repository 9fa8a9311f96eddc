import { ok } from 'node:assert/strict';
import fc from 'fast-check';
import { applyEdits } from '../text/edits';
import type { DocumentContext } from '../workspace/language';
import { hostileTexts, hostileToml } from './testing/hostile';
import { roomsAt } from './testing/rooms-at';
import { exampleText, modText } from './testing/texts';
import { everyFix } from '../testing/every-fix';

const everyHint = { positions: true, rules: true, rows: true };

/** Asks for every feature at an offset, and checks that the answers are inside of the text. */
function askEverything({ features, document }: DocumentContext, offset: number): void {
  const { text, lines } = document;
  const all = { start: 0, end: text.length };
  const isIn = ({ start, end }: { start: number; end: number }): void =>
    ok(start >= 0 && start <= end && end <= text.length);
  for (const item of features.complete?.(offset, undefined).items ?? []) {
    isIn(item.replace);
    ok(item.replace.start <= offset && offset <= item.replace.end);
    ok(!text.slice(item.replace.start, item.replace.end).includes('\n'));
  }
  const hover = features.hover?.(offset, { manual: undefined, patience: 'prompt' });
  if (hover !== undefined) isIn(hover.span);
  for (const symbol of features.symbols?.() ?? []) {
    isIn(symbol.span);
    ok(symbol.at.start >= symbol.span.start && symbol.at.end <= symbol.span.end);
  }
  for (const { from } of features.definitions?.(offset) ?? []) isIn(from);
  features.references?.(offset, true);
  for (const light of features.highlights?.(offset) ?? []) isIn(light);
  const renamable = features.renamable?.(offset);
  if (renamable !== undefined) isIn(renamable);
  features.rename?.(offset, 'mod:other');
  for (const span of features.selections?.(offset) ?? []) isIn(span);
  for (const { start, end } of features.folds?.() ?? []) ok(start < end && end < lines.count);
  for (const token of features.tokens?.(all) ?? []) isIn(token);
  const hints = features.hints?.(all, everyHint);
  for (const { offset: place } of hints?.hints ?? []) isIn({ start: place, end: place });
  features.lenses?.();
  for (const edit of features.format?.({}) ?? []) isIn(edit);
  for (const edit of features.formatRange?.({ start: offset, end: offset }, {}) ?? []) isIn(edit);
  for (const { edits } of everyFix(features)) ok(applyEdits(text, edits) !== text);
}

describe('every answer about rooms', () => {
  it('is given of any piece of a text, inside of it', async () => {
    const whole = `${exampleText}\n${modText.slice(modText.indexOf('[['))}`;
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length),
        fc.nat(whole.length),
        fc.nat(whole.length),
        async (one, other, at) => {
          const text = whole.slice(0, Math.min(one, other)) + whole.slice(Math.max(one, other));
          const { context } = await roomsAt(text, { 'mod.rooms.toml': modText });
          askEverything(context, Math.min(at, text.length));
        },
      ),
      { numRuns: 60 },
    );
  });

  for (const [name, text] of Object.entries(hostileTexts))
    it(`is given of ${name}`, async () => {
      const { context, project } = await roomsAt(text, { 'mod.rooms.toml': modText });
      ok((await project.report(context.uri))?.diagnostics.length);
      for (const offset of [0, 6, Math.floor(text.length / 2), text.length]) askEverything(context, offset);
      ok((await project.report('mem:/w/mod.rooms.toml'))?.diagnostics);
    });

  it('is given of any hostile text', async () => {
    await fc.assert(
      fc.asyncProperty(hostileToml, fc.nat(), async (text, at) => {
        const { context, project } = await roomsAt(text, { 'mod.rooms.toml': modText });
        await project.report(context.uri);
        askEverything(context, at % (text.length + 1));
      }),
      { numRuns: 300 },
    );
  });
});
