import { deepEqual, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToCompletion } from '../../../engine/core';
import { randomFrom, randomStateFromSeed } from '../../../engine/core/xoshiro';
import type { TextEdit } from '../../../engine/json';
import { plainText } from '../json/completion';
import { readToml } from '../toml/toml';
import { applyEdits } from '../text/edits';
import type { Diagnostic } from '../text/diagnostic';
import { roomsAt } from './testing/rooms-at';
import { crossingText, exampleText, modText } from './testing/texts';

type Others = Readonly<Record<string, string>>;

const sample = (name: string): string =>
  readFileSync(join(process.cwd(), 'samples/rooms', `${name}.rooms.toml`), 'utf8');

const alone: Others = {};
/** Texts alone in their folder, and next to others. */
const fixtures: readonly (readonly [string, Others])[] = [
  [exampleText, alone],
  [modText, { 'core.rooms.toml': exampleText }],
  [crossingText, alone],
  [sample('deeper'), { 'core.rooms.toml': sample('core') }],
  ['', alone],
];

/** Returns variants of a text with single faults: lines without values, removed lines, changed characters. */
function variantsOf(text: string, seed: number, count: number): string[] {
  const random = randomFrom(randomStateFromSeed(seed));
  const lines = text.split('\n');
  const signs = ['', '#', '.', '+', '<', '"', ']', 'x', '0', ' ', ':'];
  return Array.from({ length: text === '' ? 0 : count }, () => {
    const at = random.below(lines.length);
    const line = lines[at] ?? '';
    const column = random.below(line.length + 1);
    const sign = signs[random.below(signs.length)] ?? '';
    const changed = [
      [line.replace(/=.*/, '=')],
      [line.replace(/"[^"]*"/, '""')],
      [line.slice(0, column) + sign + line.slice(column + 1)],
      [line.slice(0, column) + sign + line.slice(column)],
      [],
    ][random.below(5)];
    return [...lines.slice(0, at), ...(changed ?? []), ...lines.slice(at + 1)].join('\n');
  });
}

async function diagnosticsOf(text: string, others: Others): Promise<readonly Diagnostic[]> {
  const { project } = await roomsAt(text, others);
  return (await project.report('mem:/w/own.rooms.toml'))?.diagnostics ?? [];
}

/**
 * Returns the errors about a written text that the text before did not have, as a project finds them that has not seen
 * that text. Of a text that was not TOML, all errors are new.
 */
async function rejections(before: string, edits: readonly TextEdit[], others: Others): Promise<string[]> {
  const after = applyEdits(before, edits);
  const [old, now] = [await diagnosticsOf(before, others), await diagnosticsOf(after, others)];
  let grown = 0;
  const written = [...edits]
    .sort((one, other) => one.start - other.start)
    .map(({ start, end, text }) => {
      const span = { start: start + grown, end: start + grown + text.length };
      grown += text.length - (end - start);
      return span;
    });
  const fault = readToml(before).fault?.span.start;
  const found = readToml(after).fault?.span.start;
  const isWorse =
    found !== undefined &&
    (fault === undefined || after.length - found > before.length - fault + Math.max(0, grown));
  return [
    ...(isWorse ? ['the text cannot be read as far as before'] : []),
    ...now
      .filter(({ severity, code }) => severity === 'error' && code !== 'syntax')
      .filter(({ message, code }) => !old.some((one) => one.code === code && one.message === message))
      .filter(({ span }) => written.some(({ start, end }) => span.start < end && span.end > start))
      .map(({ message }) => message),
  ];
}

/** Returns a text after its preferred fixes. */
async function fixed(text: string, others: Others): Promise<string> {
  const { context } = await roomsAt(text, others);
  const fixes = context.features.quickFixes?.();
  return fixes ? applyEdits(text, runToCompletion(fixes.fixAll('preferred')).edits) : text;
}

/** Every floor requires these, whatever rooms there are. */
const isOfEveryFloor = (message: string): boolean => /^Unknown tag "core:(entrance|stairs)"/.test(message);

describe('what is offered in a file with rooms', function () {
  this.timeout(240_000);

  it('is never a fix that writes what the checks reject', async () => {
    let count = 0;
    for (const [index, [fixture, others]] of fixtures.entries())
      for (const text of variantsOf(fixture, index, 40)) {
        const { context } = await roomsAt(text, others);
        const fixes = context.features.quickFixes?.();
        for (const diagnostic of fixes?.diagnostics.slice(0, 4) ?? [])
          for (const { title, edits } of fixes ? runToCompletion(fixes.fixesFor(diagnostic)) : []) {
            count++;
            deepEqual(
              await rejections(text, edits, others),
              [],
              `${title} of ${diagnostic.message} in:\n${text}`,
            );
          }
      }
    ok(count > 100, String(count));
  });

  it('is never a completion that the checks reject', async () => {
    let count = 0;
    for (const [index, [fixture, others]] of fixtures.entries()) {
      const random = randomFrom(randomStateFromSeed(index));
      for (const text of [fixture, ...variantsOf(fixture, 50 + index, 16)]) {
        const { context } = await roomsAt(text, others);
        // where a value is missing, and anywhere
        const ends = [...text.matchAll(/(?:=|= ?\[|"")(?=\n|$)/g)].map(
          (found) => found.index + found[0].length - (found[0] === '""' ? 1 : 0),
        );
        for (const offset of [...ends, ...Array.from({ length: 12 }, () => random.below(text.length + 1))]) {
          const items = context.features.complete?.(offset, undefined).items ?? [];
          for (const item of items.slice(0, 12)) {
            count++;
            const edits = [{ ...item.replace, text: plainText(item.insert) }];
            const rejected = (await rejections(text, edits, others)).filter(
              (message) => !isOfEveryFloor(message),
            );
            deepEqual(
              rejected,
              [],
              `${item.label} at ${offset} of:\n${text.slice(0, offset)}‸${text.slice(offset)}`,
            );
          }
        }
      }
    }
    ok(count > 500, String(count));
  });

  it('is nothing behind a closed list or table', async () => {
    const floor = (line: string): string =>
      `[[floors]]\nid = "a:f"\nnumber = 1\nsize = [80, 40]\nrooms = 3\n${line}\n`;
    for (const line of [
      'required = ["core:entrance", "core:stairs"]‸',
      'prefabs = [{ tag = "core:normal", weight = 1 }‸',
      'prefabs = [{ tag = "core:normal", weight = 1 }]‸',
      'required = []‸',
    ]) {
      const { context, offset } = await roomsAt(floor(line));
      const items = context.features.complete?.(offset, undefined).items ?? [];
      deepEqual(
        items.map(({ label }) => label),
        [],
        line,
      );
    }
    const { context, offset } = await roomsAt(floor('required = ["core:entrance", ‸'));
    ok((context.features.complete?.(offset, undefined).items ?? []).length > 0, 'a list that is open');
  });

  it('has tags that floors use for missing tags, and no malformed names', async () => {
    const room = '[[prefabs]]\nid = "m:a"\nlayout = """\n###\n#.#\n#+#\n"""\n';
    deepEqual(await fixed(room, alone), room.replace('\n#+#\n"""', '\n#+#\n"""\ntags = ["m:normal"]'));
    const vault =
      '[[prefabs]]\nid = "m:a"\ntags = ["m:t"]\nloot = "core:vault_table"\nlayout = """\n###\n#l#\n#+#\n"""\n\n' +
      '[[loot_tables]]\nid = "corevault_table"\n\n[[loot_tables]]\nid = "core:other"\n';
    const { context } = await roomsAt(vault, alone);
    const fixes = context.features.quickFixes?.();
    const written = (fixes?.diagnostics ?? []).flatMap((one) =>
      fixes ? runToCompletion(fixes.fixesFor(one)).flatMap(({ edits }) => edits.map(({ text }) => text)) : [],
    );
    deepEqual(written, ['"m:corevault_table"'], 'the malformed name, not the reference to it, is corrected');
  });

  it('has the line ends of the file', async () => {
    const crlf = (text: string): string => text.replaceAll('\n', '\r\n');
    for (const [index, [fixture, others]] of fixtures.entries())
      for (const text of variantsOf(fixture, 90 + index, 12).map(crlf)) {
        const { context } = await roomsAt(text, others);
        const fixes = context.features.quickFixes?.();
        for (const diagnostic of fixes?.diagnostics.slice(0, 4) ?? [])
          for (const { edits } of fixes ? runToCompletion(fixes.fixesFor(diagnostic)) : [])
            ok(!/[^\r]\n/.test(applyEdits(text, edits)), applyEdits(text, edits));
      }
  });
});
