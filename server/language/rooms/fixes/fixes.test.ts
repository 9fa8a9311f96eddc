import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { applyEdits } from '../../edits';
import { roomsAt } from '../testing/rooms-at';
import { exampleText, modText } from '../testing/texts';

/** The first mend of the first fault with this code, and what becomes of the text by it. */
async function mended(
  text: string,
  code: string,
  title?: string,
): Promise<{ title: string; text: string } | undefined> {
  const { context, project } = await roomsAt(text);
  const report = await project.report(context.uri);
  const fault = report?.diagnostics.find((one) => one.code === code);
  ok(fault, `${code} among ${report?.diagnostics.map((one) => one.code).join()}`);
  const fixes = (context.answers.fixes?.(fault.span) ?? []).filter(
    ({ diagnostic }) => diagnostic.code === code,
  );
  const fix = title === undefined ? fixes[0] : fixes.find((one) => one.title === title);
  return fix && { title: fix.title, text: applyEdits(text, fix.edits) };
}

/** The same for a layout alone. */
async function drawn(
  rows: readonly string[],
  code: string,
  title?: string,
  more = '',
): Promise<readonly string[] | undefined> {
  const head = `[[prefabs]]\nid = "mod:x"\ntags = ["core:normal"]\n${more}layout = """\n`;
  const fix = await mended(`${head}${rows.join('\n')}\n"""\n`, code, title);
  return fix && [fix.title, ...fix.text.slice(head.length, -5).split('\n')];
}

describe('the mends of rooms', () => {
  it('square a ragged block', async () => {
    deepEqual(await drawn(['#+##', '#.#', '####'], 'row-length'), [
      'Make all rows 4 characters long',
      '#+##',
      '#..#',
      '####',
    ]);
    deepEqual(await drawn(['#+#', '#..#', '####'], 'row-length'), [
      'Make all rows 4 characters long',
      '#+##',
      '#..#',
      '####',
    ]);
    deepEqual(await drawn(['#+##', '#e...#', '####'], 'row-length'), [
      'Make all rows 4 characters long',
      '#+##',
      '#e.#',
      '####',
    ]);
    deepEqual(await drawn(['#+##', '#..', '####'], 'row-length'), [
      'Make all rows 4 characters long',
      '#+##',
      '#..#',
      '####',
    ]);
  });

  it('close walls, move doors and read glyphs', async () => {
    deepEqual(await drawn(['#+##', '#...', '####'], 'wall-open'), [
      'Write "#" (wall)',
      '#+##',
      '#..#',
      '####',
    ]);
    deepEqual(await drawn(['+###', '#..#', '####'], 'door-in-corner'), [
      'Move the door right',
      '#+##',
      '#..#',
      '####',
    ]);
    deepEqual(await drawn(['###+', '#..#', '####'], 'door-in-corner', 'Move the door down'), [
      'Move the door down',
      '####',
      '#..+',
      '####',
    ]);
    deepEqual(
      await drawn(['#####', '#...#', '#.+.#', '#...#', '#####'], 'door-not-on-rim').then((rows) => rows?.[0]),
      'Move the door into the nearest outer wall',
    );
    deepEqual(await drawn(['#+##', '#E.#', '####'], 'unknown-glyph'), [
      'Write "e" (an enemy)',
      '#+##',
      '#e.#',
      '####',
    ]);
    deepEqual(await drawn(['#+##', '#. #', '####'], 'unknown-glyph'), [
      'Write "." (floor)',
      '#+##',
      '#..#',
      '####',
    ]);
    deepEqual(await drawn(['####', '#..#', '####'], 'no-door'), ['Add a door', '####', '+..#', '####']);
    deepEqual(
      await drawn(['#+####', '#..#.#', '######'], 'room-not-connected', 'Fill it with walls').then(
        (rows) => rows?.length,
      ),
      4,
    );
    deepEqual(await drawn(['##+####', '#..#..#', '#######'], 'room-not-connected'), [
      'Open a way to the rest of the room',
      '##+####',
      '#.....#',
      '#######',
    ]);
    deepEqual(await drawn(['##+##', '#.<.#', '#####'], 'entrance-misplaced'), [
      'Write "." (floor)',
      '##+##',
      '#...#',
      '#####',
    ]);
    deepEqual(
      await drawn(['##+##', '#n.n#', '#####'], 'npc-count', undefined, 'npcs = ["core:merchant"]\n'),
      ['Write "." (floor)', '##+##', '#n..#', '#####'],
    );
  });

  it('write what names were meant', async () => {
    const tag = await mended(modText.replace('"core:normal", weight', '"core:norml", weight'), 'unknown-tag');
    equal(tag?.title, 'Write "core:normal"');
    equal(tag.text, modText);
    equal((await mended(modText.replace('rooms =', 'room ='), 'unknown-field'))?.text, modText);
    equal(
      (await mended('[[creatures]]\nid = "Big Rat"', 'malformed-id'))?.text,
      '[[creatures]]\nid = "core:big_rat"',
    );
    const again = modText.replace('overrides = ["core:gate"]\n\n', '');
    equal((await mended(again, 'duplicate-id'))?.text, modText);
    equal(
      (
        await mended(
          `overrides = ["a:b", "core:gate"]${modText.slice(modText.indexOf('\n'))}`,
          'unused-override',
          'Remove "a:b"',
        )
      )?.text,
      modText,
    );
  });

  it('add what floors need', async () => {
    const required = modText.replace('["core:entrance", "core:stairs"]', '["core:entrance"]');
    equal((await mended(required, 'floor-without-stairs'))?.text, modText);
    equal((await mended(modText.replace('number = 2', 'number = 1'), 'duplicate-number'))?.text, modText);
    equal((await mended(modText.replace('rooms = 4', 'rooms = 1'), 'too-many-required'))?.title, 'Write 2');
    const lacking = await mended(modText.replace('rooms = 4\n', ''), 'missing-field');
    ok(lacking?.text.includes('\nrooms = 6'), lacking?.text);
  });
});

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
          const { answers } = context;
          const offset = Math.min(at, text.length);
          const isIn = ({ start, end }: { start: number; end: number }): void =>
            ok(start >= 0 && start <= end && end <= text.length);
          for (const item of answers.complete?.(offset, undefined).items ?? []) {
            isIn(item.replace);
            ok(item.replace.start <= offset && offset <= item.replace.end);
            ok(!text.slice(item.replace.start, item.replace.end).includes('\n'));
          }
          const hover = answers.hover?.(offset, { manual: undefined, patience: 'prompt' });
          if (hover !== undefined) isIn(hover.span);
          for (const symbol of answers.symbols?.() ?? []) {
            isIn(symbol.span);
            ok(symbol.at.start >= symbol.span.start && symbol.at.end <= symbol.span.end);
          }
          for (const { from } of answers.definitions?.(offset) ?? []) isIn(from);
          answers.references?.(offset, true);
          for (const light of answers.highlights?.(offset) ?? []) isIn(light);
          const renamable = answers.renamable?.(offset);
          if (renamable !== undefined) isIn(renamable);
          answers.rename?.(offset, 'mod:other');
          for (const span of answers.selections?.(offset) ?? []) isIn(span);
          for (const { start, end } of answers.folds?.() ?? [])
            ok(start < end && end < context.document.lines.count);
          for (const { edits } of answers.fixes?.({ start: 0, end: text.length }) ?? [])
            ok(applyEdits(text, edits) !== text);
        },
      ),
      { numRuns: 60 },
    );
  });
});
