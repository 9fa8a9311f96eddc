import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { applyEdits } from '../../text/edits';
import { roomsAt } from '../testing/rooms-at';
import { exampleText, modText } from '../testing/texts';
import { runs } from '../../../../engine/core/testing/budget';

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
  const fixes = (context.features.fixes?.(fault.span) ?? []).filter(
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

  it('draw what was indented at the margin', async () => {
    const indented = ['  #+##', '  #..#', '  ####', '  '];
    const straight = ['Remove the blanks around the rows', '#+##', '#..#', '####'];
    deepEqual(await drawn(indented, 'row-length'), straight);
    deepEqual(await drawn(indented.slice(0, 3), 'unknown-glyph'), straight);
    deepEqual(await drawn(['\t#+##', '\t#..#', '\t####'], 'unknown-glyph'), straight);
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

describe('the mends of a text that is no TOML', () => {
  const sound = modText;
  const mend = async (from: string, to: string): Promise<void> => {
    const broken = sound.replace(from, to);
    ok(broken !== sound, from);
    const fix = await mended(broken, 'syntax');
    equal(fix?.text, sound, `${to} by ${fix?.title ?? 'nothing'}`);
  };

  it('close what is open', async () => {
    await mend('[[floors]]', '[[floors]');
    await mend('[[floors]]', '[floors]]');
    await mend('"mod:floor_2"\n', '"mod:floor_2\n');
    await mend('[60, 40]', '[60, 40');
    await mend('########\n"""\n', '########\n');
    await mend('["core:entrance", "core:stairs"]', '["core:entrance", "core:stairs"');
  });

  it('write what was meant', async () => {
    await mend('rooms = 4', 'rooms 4');
    await mend('rooms = 4', 'rooms: 4');
    await mend('rooms = 4', 'rooms = 4,');
    await mend('rooms = 4', 'rooms = 04');
    await mend('[60, 40]', '60x40');
    await mend('id = "mod:floor_2"', 'id = mod:floor_2');
    await mend('id = "mod:floor_2"', 'id = “mod:floor_2”');
    await mend('"core:entrance", "core:stairs"]', '"core:entrance" "core:stairs"]');
    await mend('weight = 1 }', 'weight = 1, }');
    await mend('weight = 1 }', '\n  weight = 1,\n}');
    await mend('size = [60, 40]\nrooms', 'size = [60, 40] rooms');
    await mend('rooms = 4\n', 'rooms = 4\nrooms = 5\n');
    const valued = await mended(sound.replace('rooms = 4', 'rooms ='), 'syntax');
    equal(valued?.text, sound.replace('rooms = 4', 'rooms = 6'));
  });

  it('are offered for the first of several faults, and not where nothing helps', async () => {
    const two = sound.replace('rooms = 4', 'rooms 4').replace('weight = 1 }', 'weight = }');
    equal((await mended(two, 'syntax'))?.text, two.replace('rooms 4', 'rooms = 4'));
    equal(await mended('@'.repeat(300_000), 'syntax'), undefined);
  });
});

describe('the mends of values', () => {
  const becomes = async (from: string, to: string, code: string): Promise<string | undefined> =>
    (await mended(modText.replace(from, to), code))?.text;

  it('say the same in the right kind', async () => {
    for (const [from, to] of [
      ['number = 2', 'number = "2"'],
      ['[60, 40]', '"60 x 40"'],
      ['tags = ["core:entrance"]', 'tags = "core:entrance"'],
      ['{ tag = "core:normal", weight = 1 }', '"core:normal"'],
      ['[[floors]]', '[floors]'],
    ] as const)
      equal(await becomes(from, to, 'wrong-type'), modText, to);
  });

  it('bring numbers to what they can be', async () => {
    for (const weight of ['0', '1.2', 'nan', '-inf', '-3'])
      equal(await becomes('weight = 1', `weight = ${weight}`, 'invalid-value'), modText, weight);
    equal(await becomes('[60, 40]', '[600, 40]', 'invalid-value'), modText.replace('60, 40', '512, 40'));
    equal(await becomes('[60, 40]', '[60]', 'invalid-value'), modText);
    ok(await becomes('number = 2', 'number = 1979-05-27', 'wrong-type'), 'a date is no number');
  });

  it('enlarge a floor until its rooms fit, and let floors ask for a room', async () => {
    const large = await becomes('[60, 40]', '[9, 8]', 'floor-too-small');
    ok(/size = \[\d\d, \d\d\]/.test(large ?? ''), large);
    const room = `[[prefabs]]\nid = "mod:x"\ntags = ["mod:x"]\nlayout = """\n###\n#.+\n###\n"""\n`;
    equal(
      (await mended(`${modText}${room}`, 'unused-prefab'))?.text,
      `${modText}${room.replace('["mod:x"]', '["mod:x", "core:normal"]')}`,
    );
  });

  it('give one of two entries another name', async () => {
    const twice = `[[creatures]]\nid = "a:b"\n[[creatures]]\nid = "a:b"\n`;
    equal((await mended(twice, 'duplicate-id'))?.text, twice.replace(/"a:b"\n$/, '"a:b_2"\n'));
  });

  it('draw walls around what has none', async () => {
    deepEqual(await drawn(['..', '..'], 'layout-size'), [
      'Draw walls around it',
      '####',
      '#..#',
      '#..#',
      '##+#',
    ]);
    equal(await drawn(['#'.repeat(70)], 'layout-size'), undefined);
  });
});

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
          for (const { edits } of features.fixes?.({ start: 0, end: text.length }) ?? [])
            ok(applyEdits(text, edits) !== text);
        },
      ),
      runs(20, 60),
    );
  });
});
