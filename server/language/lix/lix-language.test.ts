import assert from 'node:assert/strict';
import { plainText } from '../json/completion';
import { applyEdits } from '../text/edits';
import { underlines } from '../../../engine/json/testing/underlines';
import { lixAt, scenarioText } from './testing/lix-at';
import { everyFix } from '../testing/every-fix';

const everything = { positions: true, rules: true, rows: true };

/** Checks a scenario that is written with its faults underlined. */
async function check(fixture: string): Promise<void> {
  const { text, expected } = underlines(fixture);
  const { project } = await lixAt(text);
  const report = await project.report('mem:/w/own.lix.json');
  const found = report?.diagnostics.map(({ code, severity, range }) => ({
    line: range.start.line,
    from: range.start.character,
    to: range.end.character,
    says: `${severity} ${code}`,
  }));
  assert.deepEqual(found, expected);
}

/** A scenario with its inputs replaced. */
function withInputs(...inputs: string[]): string {
  return scenarioText.replace(/"inputs": \[[\s\S]*\]/, `"inputs": [\n    ${inputs.join(',\n    ')}\n  ]`);
}

async function labels(fixture: string): Promise<string[]> {
  const { context, offset } = await lixAt(fixture);
  return context.features.complete?.(offset, undefined).items.map(({ label }) => label) ?? [];
}

async function hover(fixture: string): Promise<string> {
  const { context, offset } = await lixAt(fixture);
  return context.features.hover?.(offset, { manual: undefined, patience: 'prompt' })?.markdown ?? '';
}

/** Returns the fixes offered anywhere in a text: the title of each, and the text after it. */
async function fixes(text: string): Promise<{ title: string; after: string }[]> {
  const { context } = await lixAt(text);
  const found = everyFix(context.features);
  return found.map(({ title, edits }) => ({ title, after: applyEdits(text, [...edits]) }));
}

describe('a lix scenario in a project', () => {
  it('is valid, and has a kind of its own', async () => {
    const { project } = await lixAt(scenarioText);
    const report = await project.report('mem:/w/own.lix.json');
    assert.deepEqual([report?.kind, report?.diagnostics], ['lix', []]);
  });

  it('has its faults at their places', async () => {
    await check(`{
  "format": "lix-scenario", "version": 1, "overtime": 4, "until": 9,
  "nuke": ["Exploder", "Concede"],
          ^^^^^^^^^^^^^^^^^^^^^^^ error nuke-kind
  "players": [{ "id": "ann", "lixInHatch": 3, "spawnInterval": 2, "updatesToExit": 4 }],
  "inputs": [
    { "update": 3, "player": "bob", "type": "Nuke" },
                             ^^^^^ error unknown-player
    { "update": 20, "player": "ann", "type": "Leave" },
                ^^ warning input-after-end
    { "update": 2, "player": "ann", "type": "Leave" }
                ^ warning input-order
  ]
}`);
    await check(`{
  "format": "lix-scenario", "version": 1, "nuke": "Concede", "overtime": 4, "until": 9,
  "players": [{ "id": "ann", "lixInHatch": 3, "spawnInterval": 2, "updatesToExit": 9 }],
  "inputs": [
    { "update": 3, "player": "ann", "type": "Nuke" },
    { "update": 5, "player": "ann", "type": "Assign", "skill": "Builder", "lix": 1 }
                                            ^^^^^^^^ warning no-control
  ]
}`);
  });

  it('is completed with its players, walking lix, and terms of the format', async () => {
    assert.deepEqual(await labels(withInputs('{ "update": 6, "player": ‸ }')), ['ann', 'bob']);
    // before update 6 Ann's lix 1 was saved in 5; 2 and 3 walk
    const assign = '{ "update": 6, "player": "ann", "type": "Assign", "skill": "Builder", "lix": ‸ }';
    assert.deepEqual(await labels(withInputs(assign)), ['2', '3']);
    assert.deepEqual(await labels(withInputs('{ "update": 6, "player": "ann", "type": "‸" }')), [
      'Nuke',
      'Assign',
      'Leave',
    ]);
    // who has conceded can only leave
    const conceded = '{ "update": 6, "player": "ann", "type": "Nuke" }';
    const after = withInputs(conceded, '{ "update": 8, "player": "ann", "type": "‸" }');
    assert.deepEqual(await labels(after), ['Leave', 'Nuke', 'Assign']);
    const skill = '{ "update": 6, "player": "bob", "type": "Assign", "skill": "‸", "lix": 2 }';
    assert.deepEqual((await labels(withInputs(skill))).slice(0, 2), ['Exploder', 'Walker']);
    assert.ok((await labels(scenarioText.replace('"Concede"', '‸'))).includes('Exploder'));
    assert.deepEqual(
      await labels(scenarioText.replace('  "until": 60,\n', '  "‸"\n')).then(([first]) => first),
      'until',
    );
  });

  it('writes whole inputs and players with likely values', async () => {
    const first = async (fixture: string) => {
      const { context, offset } = await lixAt(fixture);
      return (
        context.features.complete?.(offset, undefined).items.map(({ insert }) => plainText(insert)) ?? []
      );
    };
    const ann = '{ "update": 2, "player": "ann", "type": "Leave" }';
    assert.ok(
      (await first(withInputs(ann, '‸'))).includes('{ "type": "Nuke", "update": 3, "player": "ann" }'),
    );
    // before update 7 Ann's lix 2 and 3 walk
    const assigning = '{ "update": 7, "player": "ann", "type": "Assign", ‸ }';
    assert.deepEqual(await first(withInputs(assigning)).then((found) => found.slice(0, 2)), [
      '"skill": "Builder"',
      '"lix": 2',
    ]);
    const [player] = await first(scenarioText.replace(/"players": \[[^]*?\n {2}\],/, '"players": [‸],'));
    assert.equal(player, '{ "id": "player2", "lixInHatch": 10, "spawnInterval": 4, "updatesToExit": 60 }');
  });

  it('escapes ids for JSON', async () => {
    const { context, offset } = await lixAt(withInputs('{ "update": 6, "player": "‸" }'));
    const [item] = context.features.complete?.(offset, undefined).items ?? [];
    assert.equal(item && plainText(item.insert), '"ann"');
  });

  it('describes the effect of an input, and its player before and after', async () => {
    const said = await hover(scenarioText.replace('"update": 6', '"update": ‸6'));
    assert.match(said, /\*\*ann\*\*, update 6: no control; overtime starts/);
    assert.match(said, /\| saved.* 1.* 1 \|/);
    assert.match(said, /\| walking.* 2: lix 2 to 3.* 2: lix 2 to 3 \|/);
    assert.match(said, /\| control.* yes.* no: conceded in update 6 \|/);
    assert.match(said, /4 updates of overtime left, running since update 6/);
    // a key says first what it means
    assert.match(
      await hover(scenarioText.replace('"update": 6', '"up‸date": 6')),
      /^\*\*`update`\*\* \(required\)/,
    );
  });

  it('describes the end of a player', async () => {
    const said = await hover(scenarioText.replace('"id": "bob"', '"id": "b‸ob"'));
    assert.match(said, /\*\*bob\*\* after update/);
    assert.match(said, /ann wins with 3 saved/);
  });

  it('shows hints with the effects of inputs and the result', async () => {
    const { context, text } = await lixAt(scenarioText);
    const hints = context.features.hints?.({ start: 0, end: text.length }, everything).hints ?? [];
    assert.deepEqual(
      hints.map(({ label }) => label),
      [
        'Over in update 13: ann wins with 3 saved. ann 3, bob 0.',
        '3 of 3 saved',
        '0 of 4 saved, 4 exploded',
        'no control; overtime starts',
        'lix 2 explodes',
      ],
    );
  });

  it('follows and renames the ids of players', async () => {
    const { context, offset } = await lixAt(scenarioText.replace('"player": "ann"', '"player": "a‸nn"'));
    const at = (list: readonly { readonly span: { readonly start: number } }[] = []) =>
      list.map(({ span }) => span.start);
    const { features } = context;
    const [declared, used] = [scenarioText.indexOf('"ann"') + 1, scenarioText.lastIndexOf('"ann"') + 1];
    assert.deepEqual(
      features.definitions?.(offset).map((target) => target.at.start),
      [declared],
    );
    assert.deepEqual(at(features.references?.(offset, true)), [declared, used]);
    assert.deepEqual(
      features.highlights?.(offset).map(({ start, kind }) => [start, kind]),
      [
        [declared, 'write'],
        [used, 'read'],
      ],
    );
    const rename = (name: string, at = offset) => features.rename?.(at, name) ?? [];
    const renamed = rename('eve "e"');
    assert.ok(!('refused' in renamed));
    const after = applyEdits(scenarioText, [...(renamed[0]?.edits ?? [])]);
    assert.equal(after, scenarioText.replaceAll('"ann"', '"eve \\"e\\""'));
    assert.deepEqual(rename('bob'), { refused: 'Player "bob" already exists.' });
    assert.deepEqual(rename(' '), { refused: 'Expected a player id.' });
    assert.ok('refused' in rename('eve', 3));
    assert.deepEqual(features.renamable?.(offset)?.name, 'ann');
  });

  it('has an outline with its players and inputs, and folds', async () => {
    const { context, project } = await lixAt(scenarioText);
    const outline = context.features.symbols?.() ?? [];
    assert.deepEqual(
      outline.flatMap(({ children }) => children.map(({ name, detail }) => `${name}: ${detail}`)),
      ['ann: 3 lix', 'bob: 4 lix', '6 ann: Nuke', '8 bob: Assign Exploder 2'],
    );
    assert.equal(context.features.folds?.().length, 3);
    assert.deepEqual(
      (await project.symbolsOf('mem:/w/own.lix.json')).map(
        ({ name, container }) => `${name} of ${container}`,
      ),
      ['ann of Two walk', 'bob of Two walk'],
    );
  });

  it('offers verified fixes, and no others', async () => {
    const titles = async (text: string) => (await fixes(text)).map(({ title }) => title);
    const ann = (update: number, rest = '"type": "Nuke"') =>
      `{ "update": ${update}, "player": "ann", ${rest} }`;
    const bob = (update: number) => `{ "update": ${update}, "player": "bob", "type": "Leave" }`;
    assert.deepEqual(await titles(scenarioText.replace('  "nuke": "Concede",\n', '')), [
      'Change to "Exploder"',
      'Change to "Concede"',
    ]);
    assert.deepEqual(await titles(scenarioText.replace('"Concede"', '"Conced"')), [
      'Change to "Exploder"',
      'Change to "Concede"',
    ]);
    assert.deepEqual(await titles(withInputs(ann(3).replace('ann', 'anne'))), [
      'Change to "ann"',
      'Remove this input',
    ]);
    assert.deepEqual(await titles(withInputs(ann(3), ann(5))), ['Remove this input']);
    assert.deepEqual(await titles(withInputs(bob(4), bob(4))), [
      'Move the input to update 5',
      'Remove this input',
    ]);
    assert.deepEqual(await titles(withInputs(bob(5), ann(3))), ['Sort the input by update']);
    assert.deepEqual(await titles(withInputs(bob(70))), [
      'Extend the scenario to update 70',
      'Remove this input',
    ]);
    assert.deepEqual(await titles(scenarioText.replace('"until": 60', '"until": 7')), [
      'Extend the scenario to update 8',
      'Remove this input',
    ]);
    const twice = ann(3, '"type": "Assign", "skill": "Digger", "lix": 1');
    assert.deepEqual(await titles(withInputs(twice)), ['Give "ann" one more Digger', 'Remove this input']);
    assert.deepEqual(await titles(scenarioText.replace('"overtime"', '"overtme"')), [
      'Change "overtme" to "overtime"',
    ]);
    assert.deepEqual(await titles(scenarioText.replace('  "overtime": 4,\n', '')), ['Add "overtime": 0']);
    assert.deepEqual(await titles(withInputs(ann(3, '"type": "Nuk"'))), [
      'Change to "Nuke"',
      'Change to "Leave"',
    ]);
    assert.deepEqual(await titles(scenarioText.replace('60,', '60')), ['Insert the missing comma']);
    assert.match(
      (await titles(scenarioText.replace(/"players": \[[^]*?\n {2}\],/, '"players": [],'))).join(),
      /Change to \[\{ "id": "ann"/,
    );
    assert.deepEqual(await titles(scenarioText.replace('"id": "bob"', '"id": "ann"')), [
      'Change to "ann2"',
      'Remove this input',
    ]);
    const [moved] = await fixes(withInputs(bob(5), ann(3)));
    assert.equal(moved?.after, withInputs(ann(3), bob(5)));
    const [given] = await fixes(withInputs(twice));
    assert.match(given?.after ?? '', /"Builder": 1, "Digger": 1/);
  });

  it('never throws, wherever a text is cut, nor features outside of it', async () => {
    for (let end = 0; end < scenarioText.length; end += 23) {
      const { context, text } = await lixAt(scenarioText.slice(0, end));
      const { features } = context;
      const span = { start: 0, end: text.length };
      for (const offset of [Math.max(0, end - 9), end]) {
        features.complete?.(offset, undefined);
        features.definitions?.(offset);
        features.rename?.(offset, 'eve');
        const found = features.hover?.(offset, { manual: undefined, patience: 'prompt' });
        assert.ok(found === undefined || found.span.end <= end);
      }
      assert.ok(features.hints?.(span, everything).hints.every(({ offset }) => offset <= end));
      everyFix(features);
      features.symbols?.();
    }
  });
});
