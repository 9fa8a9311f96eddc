import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { balanceShape, issueCodes } from '../../../../engine/reactor';
import { readDocument } from '../../text/document';
import { applyEdits } from '../../json/edits';
import { sampleTexts } from '../../json/edits/testing/texts';
import { finish, fixesOf, mendAll, mendOf, mends, mendSafely, subjectOf } from '../../json/fixes';
import { analyseBalance } from '../balance';
import { subjectFor } from './testing/mended';

const codes = Object.keys(issueCodes);
const sampleOf = (code: string): string =>
  readFileSync(join('samples', 'broken', `${code}.reactor.json`), 'utf8');

/** Codes whose sample cannot be mended, though others of the code can. */
const unmendable = new Set(['unsupported-format']);

describe('mends of the broken samples', () => {
  for (const code of codes) {
    const entry = mends[code as keyof typeof mends];
    it(`${code} ${'why' in entry ? 'has none, and says why' : 'goes'}`, () => {
      const text = sampleOf(code);
      const subject = subjectFor(text);
      const diagnostics = subject.diagnostics.filter((diagnostic) => diagnostic.code === code);
      assert.ok(diagnostics.length > 0);
      if ('why' in entry) {
        assert.equal(mendOf(code), undefined);
        assert.match(entry.why, /^[A-Z].*\.$/);
        return;
      }
      assert.match(entry.says, /^[A-Z].*\.$/s);
      for (const diagnostic of diagnostics) {
        const fixes = fixesOf(subject, diagnostic);
        assert.ok(fixes.length > 0 || unmendable.has(code), 'a mend is offered');
        assert.ok(fixes.filter(({ isPreferred }) => isPreferred).length <= 1, 'one is preferred');
        assert.equal(new Set(fixes.map(({ title }) => title)).size, fixes.length, 'titles differ');
        for (const { edits, title } of fixes) {
          const after = subjectFor(applyEdits(text, edits));
          const left = after.diagnostics.map((one) => one.code);
          assert.ok(!left.includes(code), `${title}: ${left.join()}`);
        }
      }
    });
  }

  it('go together, where they need no choice', () => {
    for (const code of codes) {
      const text = sampleOf(code);
      const subject = subjectFor(text);
      const isPreferred = subject.diagnostics.some((diagnostic) =>
        fixesOf(subject, diagnostic).some((fix) => fix.isPreferred && diagnostic.code === code),
      );
      const { count, edits, after } = finish(mendAll(subject, code));
      assert.equal(count > 0, isPreferred, code);
      assert.equal(applyEdits(text, edits), after.json.text);
    }
  });

  it('leave sound samples alone', () => {
    for (const { text, name } of sampleTexts().filter((sample) => !sample.name.startsWith('broken'))) {
      if (name.endsWith('.balance.json')) continue;
      assert.equal(finish(mendSafely(subjectFor(text))).count, 0, name);
    }
  });
});

describe('mends of texts cut anywhere', () => {
  const samples = sampleTexts();

  it('never throw, apply, and leave the fault behind', () => {
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.nat(), fc.nat(30), ({ text, name }, from, length) => {
        const start = from % text.length;
        const cut = text.slice(0, start) + text.slice(start + length);
        const isBalance = name.endsWith('.balance.json');
        const document = readDocument(cut);
        const subject = isBalance
          ? subjectOf({
              document,
              shape: balanceShape,
              kind: 'balance',
              diagnose: (text) => analyseBalance(text).diagnostics,
            })
          : subjectFor(cut);
        for (const diagnostic of subject.diagnostics.slice(0, 4)) {
          for (const { edits } of fixesOf(subject, diagnostic)) {
            assert.ok(edits.length > 0);
            for (const edit of edits)
              assert.ok(0 <= edit.start && edit.start <= edit.end && edit.end <= cut.length);
            const fresh = subject.edited(edits).json;
            assert.equal(fresh.text, applyEdits(cut, edits));
            assert.ok(fresh.faults.length <= subject.json.faults.length);
          }
        }
      }),
      { numRuns: 150 },
    );
  }).timeout(60_000);

  it('done together end', () => {
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.nat(), fc.nat(30), ({ text }, from, length) => {
        const start = from % text.length;
        const cut = text.slice(0, start) + text.slice(start + length);
        const subject = subjectFor(cut);
        const safely = finish(mendSafely(subject));
        assert.equal(applyEdits(cut, safely.edits), safely.after.json.text);
        const [first] = subject.diagnostics;
        if (first === undefined) return;
        const all = finish(mendAll(subject, first.code));
        assert.equal(applyEdits(cut, all.edits), all.after.json.text);
      }),
      { numRuns: 60 },
    );
  }).timeout(60_000);
});
