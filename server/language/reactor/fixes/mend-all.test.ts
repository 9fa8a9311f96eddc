import assert from 'node:assert/strict';
import { readDocument } from '../../text/document';
import { applyEdits } from '../../json/edits';
import { analyseBalance } from '../balance';
import { languages } from '../../languages';
import { balanceShape } from '../../../../engine/reactor';
import {
  finish,
  fixesOf,
  hasPreferredMend,
  hasSafeMend,
  mendAll,
  mendSafely,
  subjectOf,
} from '../../json/fixes';
import { subjectFor } from './testing/mended';

const width = 30;
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

describe('mending all faults of a kind', () => {
  it('mends each, in few steps, with edits that are small', () => {
    const text = ragged();
    const subject = subjectFor(text);
    const faults = subject.diagnostics.filter(({ code }) => code === 'row-length').length;
    assert.equal(faults, 10);
    let steps = 0;
    const mending = mendAll(subject, 'row-length');
    let step = mending.next();
    for (; step.done !== true; step = mending.next()) steps++;
    const { count, edits, after } = step.value;
    assert.equal(count, faults);
    assert.ok(steps < 4, `${steps} steps`);
    assert.equal(edits.length, faults);
    assert.ok(after.diagnostics.every(({ code }) => code !== 'row-length'));
    assert.equal(applyEdits(text, edits), after.json.text);
  });

  it('mends those that get into each other’s way one after the other', () => {
    const rule = '{ "id": "a", "effects": [{ "type": "Warn", "text": "1" }] }';
    const text = `{\n  "format": "reactor-maintenance-level",\n  "rules": [${rule}, ${rule}, ${rule}]\n}\n`;
    const { count, after } = finish(mendAll(subjectFor(text), 'duplicate-id'));
    assert.equal(count, 2);
    assert.deepEqual(
      (after.json.value as { rules: { id: string }[] }).rules.map(({ id }) => id),
      ['a', 'a-2', 'a-3'],
    );
  });

  it('mends what came to light by the mends', () => {
    const text =
      '{\n  "format": "reactor-maintenance-level",\n  // one\n  "leaks": [], /* two */ "hazards": [1,,],\n}\n';
    const { after } = finish(mendAll(subjectFor(text), 'syntax'));
    assert.deepEqual(after.json.faults, []);
  });

  it('does nothing where each mend is a choice', () => {
    const text =
      '{\n  "format": "reactor-maintenance-level",\n  "robot": { "inventory": { "FuelNeutralizer": 4, "HeatShield": 4 } }\n}\n';
    assert.equal(finish(mendAll(subjectFor(text), 'inventory-over-capacity')).count, 0);
  });
});

describe('mending what needs no question', () => {
  it('changes nothing that the file says', () => {
    const text = `{
  "format": "reactor-maintenance-level",
  "version": +1, // the first
  'allSeeingEye': "unlocked",,
  "leaks": [], "leaks": []
  "robot": { "Position": [1, 1,], "hint": 1, }
}
`;
    const subject = subjectFor(text);
    assert.ok(hasSafeMend(subject));
    const { after } = finish(mendSafely(subject));
    assert.equal(
      after.json.text,
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

describe('mends of balance and config files', () => {
  const balance = (text: string) =>
    subjectOf({
      document: readDocument(text),
      shape: balanceShape,
      kind: 'balance',
      diagnose: (document) => analyseBalance(document).diagnostics,
    });
  const config = (text: string) =>
    subjectOf({
      document: readDocument(text),
      shape: languages.config.shape,
      kind: 'config',
      diagnose: (document) => languages.config.diagnose(document),
    });

  it('write the name that was meant, and numbers that can be', () => {
    const subject = balance('{\n  "turn": { "actionBugdet": 3 },\n  "grid": { "maxWidth": 40.5 }\n}\n');
    const fixes = subject.diagnostics.flatMap((diagnostic) => fixesOf(subject, diagnostic));
    const preferred = fixes.filter(({ isPreferred }) => isPreferred);
    assert.ok(preferred.some(({ title }) => title === 'Change "actionBugdet" to "actionBudget"'));
    const { after } = finish(mendAll(subject, 'invalid-value'));
    assert.deepEqual(
      analyseBalance(after.document).diagnostics.map(({ code }) => code),
      ['unknown-field'],
    );
  });

  it('write the severity that was meant', () => {
    const subject = config('{ "severities": { "door-apart": "warn", "orphan-netwrk": "off" } }');
    assert.ok(subject.diagnostics.every((diagnostic) => hasPreferredMend(subject, diagnostic)));
    const first = finish(mendAll(subject, 'invalid-value')).after;
    const { json } = finish(mendAll(first, 'unknown-field')).after;
    assert.equal(json.text, '{ "severities": { "door-apart": "warning", "orphan-network": "off" } }');
  });
});
