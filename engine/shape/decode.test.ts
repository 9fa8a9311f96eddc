import assert from 'node:assert/strict';
import { readJson } from '../json';
import {
  anything,
  decode,
  faulty,
  flag,
  integer,
  list,
  nonEmptyText,
  number,
  object,
  oneOf,
  oneOfOrNull,
  optional,
  position,
  required,
  text,
  variant,
  type Shape,
} from '.';

/** Returns the value that a text decodes to against a shape, and the issues as `code path`. */
function check(
  shape: Shape,
  json: string,
): { value: unknown; issues: string[]; messages: string[]; kept: string[] } {
  const document = readJson(json);
  const issues: string[] = [];
  const messages: string[] = [];
  const kept: string[] = [];
  const value: unknown = decode(shape, document.value, {
    broken: document.faults.length > 0,
    isOpen: (container) => document.isOpen(container),
    path: [],
    report: (code, message, { path, onKey }) => {
      issues.push(`${code} ${path.join('.')}${onKey ? '@key' : ''}`);
      messages.push(message);
    },
    keep: (path, key) => kept.push([...path, key].join('.')),
  });
  return { value, issues, messages, kept };
}

function issuesOf(shape: Shape, json: string): string[] {
  return check(shape, json).issues;
}

const thing = object({
  name: required(text, 'What it is called.'),
  size: required(integer(1, 5), 'How large it is.'),
  colour: optional(oneOf(['Red', 'Green']), 'Its colour.'),
});

describe('decode', () => {
  it('returns the same value if nothing is faulty', () => {
    const document = readJson('{ "name": "a", "size": 2, "x-note": {} }');
    const value = decode(thing, document.value, {
      broken: false,
      isOpen: () => false,
      path: [],
      report: () => assert.fail('a report'),
    });
    assert.equal(value, document.value);
  });

  it('puts a mark in place of faulty parts, and keeps the rest', () => {
    const { value } = check(thing, '{ "name": 1, "size": 2 }');
    assert.deepEqual(value, { name: faulty, size: 2 });
  });

  describe('integers', () => {
    for (const good of ['2', '2.0', '2e0', '0.2e1', '-0', '9007199254740991', '-9007199254740991']) {
      it(`accepts ${good}`, () => assert.deepEqual(issuesOf(integer(), good), []));
    }
    for (const bad of ['2.5', '1e999', '-1e999', '9007199254740992', '1e-9']) {
      it(`reports ${bad} as an invalid value`, () =>
        assert.deepEqual(issuesOf(integer(), bad), ['invalid-value ']));
    }
    for (const other of ['null', 'true', '"2"', '[]', '{}']) {
      it(`reports ${other} as a wrong type`, () =>
        assert.deepEqual(issuesOf(integer(), other), ['wrong-type ']));
    }
    it('accepts both bounds', () => {
      assert.deepEqual(issuesOf(list(integer(1, 5)), '[0, 1, 5, 6]'), ['invalid-value 0', 'invalid-value 3']);
    });
  });

  it('accepts finite numbers within their bounds', () => {
    const shape = list(number(0, 1));
    assert.deepEqual(
      issuesOf(shape, '[-0, 0.5, 1, 1.5, 1e999, -1]'),
      [3, 4, 5].map((at) => `invalid-value ${at}`),
    );
    assert.deepEqual(issuesOf(number(0, undefined, { above: 0 }), '0'), ['invalid-value ']);
    assert.deepEqual(issuesOf(number(0, 1, { belowMax: true }), '1'), ['invalid-value ']);
  });

  it('accepts positions of two integers', () => {
    assert.deepEqual(issuesOf(position, '[-1, 2.0]'), []);
    assert.deepEqual(issuesOf(position, '[1]'), ['invalid-value ']);
    assert.deepEqual(issuesOf(position, '[1, 2, 3]'), ['invalid-value ']);
    assert.deepEqual(issuesOf(position, '[1.5, "2"]'), ['invalid-value 0', 'wrong-type 1']);
    assert.deepEqual(issuesOf(position, '{ "x": 1, "y": 2 }'), ['wrong-type ']);
  });

  it('distinguishes an empty text, an unknown term and a wrong type', () => {
    assert.deepEqual(issuesOf(nonEmptyText, '""'), ['invalid-value ']);
    assert.deepEqual(issuesOf(nonEmptyText, '" "'), ['invalid-value ']);
    assert.deepEqual(issuesOf(oneOf(['Red']), '"red"'), ['invalid-value ']);
    assert.deepEqual(issuesOf(oneOf(['Red']), 'null'), ['wrong-type ']);
    assert.deepEqual(issuesOf(oneOfOrNull(['Red']), 'null'), []);
    assert.deepEqual(issuesOf(flag, '0'), ['wrong-type ']);
    assert.deepEqual(issuesOf(anything, 'null'), []);
  });

  it("limits the length of lists, with the format's code, and their repeats", () => {
    const shape = list(position, { min: 2, max: 2, tooFew: 'too-few', distinct: true });
    assert.deepEqual(issuesOf(shape, '[]'), ['too-few ']);
    assert.deepEqual(issuesOf(shape, '[[1, 1], [1, 2], [1, 3]]'), ['invalid-value ']);
    assert.deepEqual(issuesOf(shape, '[[1, 1], [1.0, 1]]'), ['invalid-value 1']);
    const tooMany = (min: number): string[] =>
      check(list(flag, { min, max: 2 }), '[true, true, true]').messages;
    assert.deepEqual(tooMany(2), ['Expected 2 entries but found 3.']);
    assert.deepEqual(tooMany(0), ['Expected at most 2 entries but found 3.']);
  });

  describe('members', () => {
    it('are reported on the object that lacks them', () => {
      assert.deepEqual(issuesOf(list(thing), '[{ "name": "a" }, {}]'), [
        'missing-field 0',
        'missing-field 1',
        'missing-field 1',
      ]);
    });

    it('can have a code of their own if absent', () => {
      const shape = object({ edge: required(text, '', 'edge-missing') });
      assert.deepEqual(issuesOf(shape, '{}'), ['edge-missing ']);
    });

    it('are matched with a similar key, as one fault', () => {
      for (const key of ['nam', 'name ', 'Name', 'nmae', 'naem', 'nname', 'namr']) {
        assert.deepEqual(issuesOf(thing, `{ "${key}": "a", "size": 1 }`), [`unknown-field ${key}@key`], key);
      }
    });

    it('are matched once: of two similar keys only one is the member', () => {
      assert.deepEqual(issuesOf(thing, '{ "nam": "a", "nmae": "a", "size": 1 }'), [
        'unknown-field nam@key',
        'unknown-field nmae@key',
      ]);
    });

    it('are not matched if the member itself is present', () => {
      const { issues, messages } = check(thing, '{ "nam": "a", "name": "a", "size": 1 }');
      assert.deepEqual(issues, ['unknown-field nam@key']);
      assert.doesNotMatch(messages.join(), /Did you mean "name"/);
    });

    it('are marked faulty if a similar key is matched', () => {
      const { value } = check(thing, '{ "name": "a", "size": 1, "color": "Red" }');
      assert.deepEqual(value, { name: 'a', size: 1, color: 'Red', colour: faulty });
    });

    it('are ignored if they begin with exactly x-', () => {
      const { issues, kept } = check(
        thing,
        '{ "name": "", "size": 1, "x-": 1, "x-name": null, "X-name": 1, "x": 1 }',
      );
      assert.deepEqual(kept, ['x-', 'x-name']);
      assert.deepEqual(issues, ['unknown-field X-name@key', 'unknown-field x@key']);
    });

    it('are free in an open object', () => {
      const open = object({ title: required(text, '') }, { open: true });
      const { issues, kept } = check(open, '{ "title": "", "tilte": 1, "__proto__": 2, "constructor": 3 }');
      assert.deepEqual(issues, []);
      assert.deepEqual(kept, ['tilte', '__proto__', 'constructor']);
    });

    it('with inherited property names are unknown like any other', () => {
      const { issues, value } = check(
        thing,
        '{ "name": "a", "size": 1, "__proto__": { "colour": 3 }, "constructor": 1, "toString": 2 }',
      );
      assert.deepEqual(
        issues,
        ['__proto__', 'constructor', 'toString'].map((key) => `unknown-field ${key}@key`),
      );
      assert.ok(Object.hasOwn(value as object, '__proto__'));
    });

    it('can be required as at least one of several: empty ones do not count, faulty ones do', () => {
      const shape = object(
        { fuel: optional(number(0), ''), blocks: optional(object({ fuel: optional(integer(1), '') }), '') },
        { atLeastOne: ['fuel', 'blocks'] },
      );
      assert.deepEqual(issuesOf(shape, '{}'), ['missing-field ']);
      assert.deepEqual(issuesOf(shape, '{ "blocks": {} }'), ['missing-field ']);
      assert.deepEqual(issuesOf(shape, '{ "blocks": { "x-a": 1 } }'), ['missing-field ']);
      assert.deepEqual(issuesOf(shape, '{ "fuel": 0 }'), []);
      assert.deepEqual(issuesOf(shape, '{ "fuel": {} }'), ['wrong-type fuel']);
      assert.deepEqual(issuesOf(shape, '{ "feul": 1 }'), ['unknown-field feul@key']);
    });
  });

  describe('variants', () => {
    const shape = variant(
      'type',
      '',
      { position: required(position, '') },
      { Door: object({ state: required(text, '') }), Eye: object({}) },
    );

    it('are read by their tag', () => {
      assert.deepEqual(issuesOf(shape, '{ "type": "Door", "position": [1, 1], "state": "" }'), []);
      assert.deepEqual(issuesOf(shape, '{ "type": "Door", "position": [1, 1] }'), ['missing-field ']);
      assert.deepEqual(issuesOf(shape, '{ "type": "Eye", "position": [1, 1], "state": "" }'), [
        'unknown-field state@key',
      ]);
    });

    it('of an unknown tag are read as far as all cases agree', () => {
      assert.deepEqual(issuesOf(shape, '{ "type": "Dor", "position": 1, "state": 1, "anything": 2 }'), [
        'invalid-value type',
        'wrong-type position',
      ]);
      assert.deepEqual(issuesOf(shape, '{ "type": 1, "position": [1, 1] }'), ['wrong-type type']);
      for (const own of ['constructor', '__proto__', 'toString']) {
        assert.deepEqual(issuesOf(shape, `{ "type": "${own}", "position": [1, 1] }`), ['invalid-value type']);
      }
    });

    it('without a tag are reported, unless it is misspelled', () => {
      const { issues, messages } = check(shape, '{ "position": [1, 1], "state": 1 }');
      assert.deepEqual(issues, ['missing-field ']);
      assert.match(messages.join(), /"Door" or "Eye"/);
      assert.deepEqual(issuesOf(shape, '{ "typ": "Door", "position": [1, 1] }'), ['unknown-field typ@key']);
    });
  });

  describe('while the text is broken', () => {
    it('reports nothing about absent members', () => {
      assert.deepEqual(issuesOf(list(thing, { min: 3 }), '[{ "name": "a" }, {'), []);
      assert.deepEqual(issuesOf(position, '[1'), []);
      assert.deepEqual(issuesOf(position, '[1, 2'), []);
    });

    it('reports nothing about a key in an unclosed object', () => {
      assert.deepEqual(
        issuesOf(object({ a: optional(thing, '') }), '{ "a": { "name": "", "size": 1, "b": 2'),
        [],
      );
    });

    it('still reports faults of present values', () => {
      assert.deepEqual(issuesOf(list(integer(1, 5)), '[9, "a", 2'), ['invalid-value 0', 'wrong-type 1']);
    });
  });

  it('writes messages that are valid UTF-8 and short', () => {
    const { messages } = check(
      thing,
      `{ "name": 1, "size": 1, "\\ud800": 1, "colour": "\\udc00${'y'.repeat(1e5)}" }`,
    );
    assert.equal(messages.length, 3);
    for (const message of messages) {
      assert.equal(Buffer.from(message, 'utf8').toString('utf8'), message);
      assert.ok(message.length < 300);
    }
  });

  it('gives the limits of exact numbers for an integer beyond them', () => {
    const large = (shape: Shape, json: string) => check(object({ at: required(shape, 'A.') }), json).messages;
    const limits = '-9007199254740991 to 9007199254740991';
    assert.deepEqual(large(integer(), '{"at": 9007199254740992}'), [
      `Expected a whole number from ${limits} for \`at\` but found 9007199254740992.`,
    ]);
    assert.deepEqual(large(integer(0), '{"at": 9007199254740992}'), [
      'Expected a whole number from 0 to 9007199254740991 for `at` but found 9007199254740992.',
    ]);
    assert.deepEqual(large(position, '{"at": [1, -9007199254740992]}'), [
      `Expected a whole number from ${limits} for \`at[1]\` (the row) but found -9007199254740992.`,
    ]);
    assert.deepEqual(large(integer(0), '{"at": 0.5}'), [
      'Expected a whole number of at least 0 for `at` but found 0.5.',
    ]);
  });
});
