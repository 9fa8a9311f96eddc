import assert from 'node:assert/strict';
import { join } from 'node:path';
import { coverageFaults, designs, tagsOf, tagsOfText } from '.';
import { leftOut, sameAs, type Demand } from './design';

const root = join(__dirname, '..', '..', '..', '..');

describe('the coverage of the designs', () => {
  it('has a test, a reason or the same demand elsewhere for each demand, and no other tags', () => {
    assert.deepEqual(coverageFaults(designs, tagsOf(root)), []);
  });
});

describe('the tags of a test file', () => {
  it('are directly above tests and groups, whose titles they have', () => {
    const tag = '// design:';
    const text = `
${tag} a-1, a-2
describe('one', () => {
  for (const name of names) {
    ${tag} a-3
    ${tag} a-4
    it(\`two \${name} three\`, () => {
      ${tag} a-5
      assert.ok(true);
    });
  }
  it('four', async () => {});
  // any other comment
  ${tag} a-6
  it('five', async () => {});
  ${tag} a-7
});
`;
    assert.deepEqual(tagsOfText('x.test.ts', text), {
      tests: [
        { file: 'x.test.ts', titles: ['one'], ids: ['a-1', 'a-2'] },
        { file: 'x.test.ts', titles: ['one', 'two … three'], ids: ['a-3', 'a-4'] },
        { file: 'x.test.ts', titles: ['one', 'five'], ids: ['a-6'] },
      ],
      misplaced: ['x.test.ts:8', 'x.test.ts:16'],
    });
  });
});

describe('the faults of a coverage', () => {
  const faults = (demands: Readonly<Record<string, Demand>>, ids: readonly string[]) =>
    coverageFaults([{ title: 'A', intro: '', sections: [{ title: 'B', demands }] }], {
      tests: [{ file: 'x.test.ts', titles: ['one'], ids }],
      misplaced: [],
    });

  it('are demands without tests or reasons, and unknown tags', () => {
    assert.deepEqual(
      faults({ a: 'One.', b: leftOut('Two.', 'A reason.'), c: sameAs('Three.', 'a') }, ['a']),
      [],
    );
    assert.deepEqual(faults({ a: 'One.' }, ['b']), [
      'x.test.ts: Unknown demand b in a tag.',
      'a: No test holds this demand. Tag one, or give the reason.',
    ]);
  });

  it('are demands that are held and left out, and references to demands that nothing holds', () => {
    assert.deepEqual(faults({ a: leftOut('One.', 'A reason.'), b: sameAs('Two.', 'a', 'c') }, ['a']), [
      'a: A test has this tag, but the demand is not a plain one.',
      'b refers to a, which no test holds.',
      'b refers to c, which no test holds.',
    ]);
  });
});
