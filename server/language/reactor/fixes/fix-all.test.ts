import assert from 'node:assert/strict';
import { readDocument } from '../../text/document';
import { applyEdits } from '../../text/edits';
import { analyseBalance } from '../balance';
import { languages } from '../../languages';
import { balanceShape } from '../../../../engine/reactor';
import { runToCompletion } from '../../../../engine/core';
import { quickFixesOf } from '../../text/fixes';
import { levelFixes, quickFixesFor } from '.';
import { contextFor } from '../../testing/check-fix';

const width = 30;
const fixesIn = (text: string) => quickFixesOf(contextFor(text), levelFixes);
const rowsOf = (glyph: string): string[] => Array.from({ length: 20 }, () => glyph.repeat(width));

/** A level with rows that are too short. */
function ragged(): string {
  const short = (rows: string[]) => rows.map((row, at) => (at % 3 === 0 ? row.slice(at % 5) : row));
  return JSON.stringify(
    {
      format: 'reactor-maintenance-level',
      version: 1,
      metadata: { title: 'Ragged' },
      dimensions: { width, height: 20 },
      terrain: short(rowsOf('#')),
      networks: { fuel: short(rowsOf('.')), coolant: rowsOf('.'), electricity: rowsOf('.') },
      props: [],
      robot: { position: [1, 1] },
    },
    undefined,
    2,
  );
}

describe('fixing all of a kind', () => {
  it('fixes all, in few steps, with small edits', () => {
    const text = ragged();
    const fixes = fixesIn(text);
    const faults = fixes.diagnostics.filter(({ code }) => code === 'row-length').length;
    assert.equal(faults, 10);
    let steps = 0;
    const fixing = fixes.fixAll({ code: 'row-length' });
    let step = fixing.next();
    for (; step.done !== true; step = fixing.next()) steps++;
    const { count, edits } = step.value;
    assert.equal(count, faults);
    assert.ok(steps < 4, `${steps} steps`);
    assert.equal(edits.length, faults);
    const after = contextFor(applyEdits(text, edits));
    assert.ok(after.diagnostics.every(({ code }) => code !== 'row-length'));
  });

  it('fixes adjacent problems one after another', () => {
    const rule = '{ "id": "a", "effects": [{ "type": "Warn", "text": "1" }] }';
    const text = `{\n  "format": "reactor-maintenance-level",\n  "rules": [${rule}, ${rule}, ${rule}]\n}\n`;
    const { count, edits } = runToCompletion(fixesIn(text).fixAll({ code: 'duplicate-id' }));
    const after = contextFor(applyEdits(text, edits));
    assert.equal(count, 2);
    assert.deepEqual(
      (after.json.value as { rules: { id: string }[] }).rules.map(({ id }) => id),
      ['a', 'a-2', 'a-3'],
    );
  });

  it('fixes problems that other fixes reveal', () => {
    const text =
      '{\n  "format": "reactor-maintenance-level",\n  // one\n  "leaks": [], /* two */ "hazards": [1,,],\n}\n';
    const { edits } = runToCompletion(fixesIn(text).fixAll({ code: 'syntax' }));
    assert.deepEqual(contextFor(applyEdits(text, edits)).json.faults, []);
  });

  it('does nothing if each fix is a choice', () => {
    const text =
      '{\n  "format": "reactor-maintenance-level",\n  "robot": { "inventory": { "FuelNeutralizer": 4, "HeatShield": 4 } }\n}\n';
    assert.equal(runToCompletion(fixesIn(text).fixAll({ code: 'inventory-over-capacity' })).count, 0);
  });
});

describe('fixing all', () => {
  it('does not change the meaning of the file', () => {
    const text = `{
  "format": "reactor-maintenance-level",
  "version": +1, // the first
  'allSeeingEye': "unlocked",,
  "leaks": [], "leaks": []
  "robot": { "Position": [1, 1,], "hint": 1, }
}
`;
    const fixes = fixesIn(text);
    assert.ok(runToCompletion(fixes.canFix('safe')));
    const { edits } = runToCompletion(fixes.fixAll('safe'));
    assert.equal(
      applyEdits(text, edits),
      `{
  "format": "reactor-maintenance-level",
  "version": 1, // the first
  "allSeeingEye": "Unlocked",
  "leaks": [],
  "robot": { "position": [1, 1], "hint": 1 }
}
`,
    );
  });
});

describe('fixes of balance and config files', () => {
  const balance = (text: string) =>
    quickFixesFor({
      document: readDocument(text),
      shape: balanceShape,
      kind: 'balance',
      diagnose: (document) => analyseBalance(document).diagnostics,
    });
  const config = (text: string) =>
    quickFixesFor({
      document: readDocument(text),
      shape: languages.config.shape,
      kind: 'config',
      diagnose: (document) => languages.config.diagnose(document),
    });

  it('write the most similar name, and valid numbers', () => {
    const text = '{\n  "turn": { "actionBugdet": 3 },\n  "grid": { "maxWidth": 40.5 }\n}\n';
    const fixes = balance(text);
    const all = fixes.diagnostics.flatMap((diagnostic) => runToCompletion(fixes.fixesFor(diagnostic)));
    const preferred = all.filter(({ isPreferred }) => isPreferred);
    assert.ok(preferred.some(({ title }) => title === 'Change "actionBugdet" to "actionBudget"'));
    const { edits } = runToCompletion(fixes.fixAll({ code: 'invalid-value' }));
    assert.deepEqual(
      analyseBalance(readDocument(applyEdits(text, edits))).diagnostics.map(({ code }) => code),
      ['unknown-field'],
    );
  });

  it('write the most similar severity', () => {
    const text = '{ "severities": { "door-apart": "warn", "orphan-netwrk": "off" } }';
    const fixes = config(text);
    assert.ok(fixes.diagnostics.every(({ code }) => runToCompletion(fixes.canFix({ code }))));
    const first = applyEdits(text, runToCompletion(fixes.fixAll({ code: 'invalid-value' })).edits);
    const second = applyEdits(first, runToCompletion(config(first).fixAll({ code: 'unknown-field' })).edits);
    assert.equal(second, '{ "severities": { "door-apart": "warning", "orphan-network": "off" } }');
  });
});
