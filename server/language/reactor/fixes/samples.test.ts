import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { balanceShape, issueCodes } from '../../../../engine/reactor';
import { readDocument } from '../../text/document';
import { applyEdits } from '../../text/edits';
import { sampleTexts, soundTexts } from '../../json/edits/testing/texts';
import { runToCompletion } from '../../../../engine/core';
import { proposalsFor } from '../../text/fixes/fix';
import { quickFixesOf } from '../../text/fixes';
import { levelFixes, quickFixesFor } from '.';
import { contextFor } from '../../testing/check-fix';
import { analyseBalance } from '../balance';
import { runs } from '../../../../engine/core/testing/budget';

const codes = Object.keys(issueCodes);
const sampleOf = (code: string): string =>
  readFileSync(join('docs', 'broken-levels', `${code}.reactor.json`), 'utf8');

/** Codes whose sample cannot be fixed, though other problems of the code can. */
const unfixable = new Set(['unsupported-format']);

describe('fixes of the broken samples', () => {
  for (const code of codes) {
    const entry = levelFixes[code as keyof typeof levelFixes];
    it(`${code} ${'why' in entry ? 'has none, with a reason' : 'is fixed'}`, () => {
      const text = sampleOf(code);
      const context = contextFor(text);
      const fixes = quickFixesOf(context, levelFixes);
      const diagnostics = context.diagnostics.filter((diagnostic) => diagnostic.code === code);
      assert.ok(diagnostics.length > 0);
      if ('why' in entry) {
        for (const diagnostic of diagnostics)
          assert.deepEqual([...proposalsFor(levelFixes, { context, diagnostic })], []);
        assert.match(entry.why, /^[A-Z].*\.$/);
        return;
      }
      assert.match(entry.advice, /^[A-Z].*\.$/s);
      for (const diagnostic of diagnostics) {
        const found = runToCompletion(fixes.fixesFor(diagnostic));
        assert.ok(found.length > 0 || unfixable.has(code), 'a fix is offered');
        assert.ok(found.filter(({ isPreferred }) => isPreferred).length <= 1, 'one is preferred');
        assert.equal(new Set(found.map(({ title }) => title)).size, found.length, 'titles differ');
        for (const { edits, title } of found) {
          const after = contextFor(applyEdits(text, edits));
          const left = after.diagnostics.map((one) => one.code);
          assert.ok(!left.includes(code), `${title}: ${left.join()}`);
        }
      }
    });
  }

  it('are applied together if they need no choice', () => {
    for (const code of codes) {
      const text = sampleOf(code);
      const fixes = quickFixesOf(contextFor(text), levelFixes);
      const isPreferred = fixes.diagnostics.some(
        (diagnostic) =>
          diagnostic.code === code &&
          runToCompletion(fixes.fixesFor(diagnostic)).some((fix) => fix.isPreferred),
      );
      const { count, edits } = runToCompletion(fixes.fixAll({ code }));
      assert.equal(count > 0, isPreferred, code);
      assert.equal(applyEdits(text, edits) !== text, count > 0);
    }
  });

  it('do not change valid samples', () => {
    for (const { text, name } of soundTexts()) {
      if (name.endsWith('.balance.json')) continue;
      assert.equal(runToCompletion(quickFixesOf(contextFor(text), levelFixes).fixAll('safe')).count, 0, name);
    }
  });
});

describe('fixes of texts cut anywhere', () => {
  const samples = sampleTexts();

  it('never throw, and remove the fault', () => {
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.nat(), fc.nat(30), ({ text, name }, from, length) => {
        const start = from % text.length;
        const cut = text.slice(0, start) + text.slice(start + length);
        const isBalance = name.endsWith('.balance.json');
        const document = readDocument(cut);
        const fixes = isBalance
          ? quickFixesFor({
              document,
              shape: balanceShape,
              kind: 'balance',
              diagnose: (text) => analyseBalance(text).diagnostics,
            })
          : quickFixesOf(contextFor(cut), levelFixes);
        for (const diagnostic of fixes.diagnostics.slice(0, 4)) {
          for (const { edits } of runToCompletion(fixes.fixesFor(diagnostic))) {
            assert.ok(edits.length > 0);
            for (const edit of edits)
              assert.ok(0 <= edit.start && edit.start <= edit.end && edit.end <= cut.length);
            const fresh = document.json.edit(edits);
            assert.equal(fresh.text, applyEdits(cut, edits));
            assert.ok(fresh.faults.length <= document.json.faults.length);
          }
        }
      }),
      runs(50, 150),
    );
  });

  it('terminate if applied together', () => {
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.nat(), fc.nat(30), ({ text }, from, length) => {
        const start = from % text.length;
        const cut = text.slice(0, start) + text.slice(start + length);
        const fixes = quickFixesOf(contextFor(cut), levelFixes);
        const safely = runToCompletion(fixes.fixAll('safe'));
        assert.equal(safely.count > 0, applyEdits(cut, safely.edits) !== cut);
        const [first] = fixes.diagnostics;
        if (first === undefined) return;
        const all = runToCompletion(fixes.fixAll({ code: first.code }));
        const left = contextFor(applyEdits(cut, all.edits)).json.faults.length;
        assert.ok(left <= contextFor(cut).json.faults.length);
      }),
      runs(20, 60),
    );
  });
});
