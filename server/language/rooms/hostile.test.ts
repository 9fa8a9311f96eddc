import { ok } from 'node:assert/strict';
import fc from 'fast-check';
import { applyEdits } from '../text/edits';
import { roomsAt } from './testing/rooms-at';
import { exampleText, modText } from './testing/texts';
import { everyFix } from '../testing/every-fix';

const everyHint = { positions: true, rules: true, rows: true };

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
          const { features } = context;
          const offset = Math.min(at, text.length);
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
          for (const { start, end } of features.folds?.() ?? [])
            ok(start < end && end < context.document.lines.count);
          for (const token of features.tokens?.({ start: 0, end: text.length }) ?? []) isIn(token);
          const hints = features.hints?.({ start: 0, end: text.length }, everyHint);
          for (const { offset: place } of hints?.hints ?? []) isIn({ start: place, end: place });
          for (const edit of features.format?.({}) ?? []) isIn(edit);
          for (const { edits } of everyFix(features)) ok(applyEdits(text, edits) !== text);
        },
      ),
      { numRuns: 60 },
    );
  });
});
