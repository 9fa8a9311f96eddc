import assert from 'node:assert/strict';
import { runToCompletion } from '../../../../engine/core';
import type { TextEdit } from '../../../../engine/json';
import { Lines } from '../lines';
import type { Diagnostic } from '../diagnostic';
import { applyEdits } from '../edits';
import type { FixContext } from './context';
import type { FixRule, FixTable, Proposal } from './fix';
import { markedTitle } from './testing/fixture';
import { quickFixesOf } from './quick-fixes';

/** A language whose only sound letters are `a` and `b`: an `x` is an error, a `y` hides an `x` after it. */
class Letters implements FixContext<Letters> {
  readonly gridWidth = 0;
  readonly syntaxErrors = 0;

  constructor(readonly text: string) {}

  get diagnostics(): readonly Diagnostic[] {
    const lines = Lines.of(this.text);
    return [...this.text.matchAll(/y.?|x/g)].map(([letters], index, all) => {
      const start = all[index]?.index ?? 0;
      const span = { start, end: start + 1 };
      const range = lines.rangeOf(span);
      const [code = ''] = letters;
      return {
        code,
        severity: 'error',
        message: `${code} is wrong.`,
        path: [],
        span,
        range,
        related: [],
        cells: [],
      };
    });
  }
  cellAt(): undefined {
    return undefined;
  }
  pathAt(): [] {
    return [];
  }
  edited(edits: readonly TextEdit[]): Letters {
    return new Letters(applyEdits(this.text, edits));
  }
}

const writes = (...letters: string[]) =>
  function* ({ diagnostic: { span } }: { diagnostic: Diagnostic }): Iterable<Proposal> {
    for (const letter of letters)
      yield {
        title: `Change to ${letter}`,
        edits: [{ ...span, text: letter }],
        isPreferred: true,
        isSafe: letter === 'a',
      };
  };

function offered(text: string, table: FixTable<Letters>): string[] {
  const fixes = quickFixesOf(new Letters(text), table);
  return fixes.diagnostics.flatMap((one) => runToCompletion(fixes.fixesFor(one)).map(markedTitle));
}

describe('the fixes of any language', () => {
  it('are offered where the problem goes, and no error is written; the first is the preferred one', () => {
    assert.deepEqual(offered('axb', { x: { propose: writes('x', 'y', 'a', 'b') } }), [
      '*! Change to a',
      'Change to b',
    ]);
  });

  it('come last where they bring an error to light', () => {
    const table: FixTable<Letters> = {
      y: {
        *propose({ diagnostic: { span } }) {
          yield { title: 'Change to a', edits: [{ ...span, text: 'a' }], isPreferred: true };
          yield { title: 'Change to aa', edits: [{ start: span.start, end: span.end + 1, text: 'aa' }] };
        },
      },
    };
    assert.deepEqual(offered('yx', table), ['Change to aa', 'Change to a']);
  });

  it('are none where the table has none, or says why', () => {
    assert.deepEqual(offered('x', {}), []);
    assert.deepEqual(offered('x', { x: { why: 'The intended value is unknown.' } }), []);
  });

  it('keep the rule of their code', () => {
    const nowhere: FixRule = { gone: 'in the file', newErrors: 'nowhere' };
    const propose = writes('y');
    assert.deepEqual(offered('x', { x: { propose, rule: nowhere } }), []);
    assert.deepEqual(offered('x', { x: { propose: writes('z'), rule: nowhere } }), ['* Change to z']);
  });

  it('fix all of a kind at once, and what comes to light by it', () => {
    const text = 'xaxyxx';
    const fixes = quickFixesOf(new Letters(text), {
      x: { propose: writes('b') },
      y: { propose: writes('a') },
    });
    const { count, edits } = runToCompletion(fixes.fixAll({ code: 'x' }));
    assert.deepEqual([count, applyEdits(text, edits)], [3, 'babyxb']);
    assert.ok(runToCompletion(fixes.canFix('safe')));
    assert.equal(applyEdits(text, runToCompletion(fixes.fixAll('safe')).edits).includes('y'), false);
  });
});
