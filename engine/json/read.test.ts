import * as assert from 'node:assert/strict';
import fc from 'fast-check';
import { readJson, type Span } from '.';
import { described, underlined } from './testing/underlined';
import { LEVEL, brokenText, validText } from './testing/texts';
import { runs } from '../core/testing/budget';

function check(fixture: string): void {
  const { text, faults } = underlined(fixture);
  assert.deepEqual(readJson(text).faults.map(described), faults);
}

/** Fixtures by what they show; each fault is written under its line. */
const FIXTURES: Readonly<Record<string, readonly string[]>> = {
  'text that is strict JSON': [
    '{ "a": [1, -2.5e3, true, false, null, "b"] }',
    '"\u2028"',
    '["\\ud800"]',
    ' 12 ',
  ],
  comments: [
    `
{ "a": 1, // why
          ^^^^^^ comment
  /* b */ "b": 2 }
  ^^^^^^^ comment
`,
    `
[1, 2 /* never ended ]
      ^^^^^^^^^^^^^^^^ comment
`,
  ],
  'commas too many': [
    `
{ "a": [1, 2,], "b": 3, }
            ^ trailing-comma
                      ^ trailing-comma
`,
    `
[1,, 2]
   ^ missing-value
`,
    `
[,,,]
 ^ missing-value
`,
    `
{ "a": 1,, "b": 2 }
         ^ missing-key
`,
  ],
  'commas too few': [
    `
{ "a": 1 "b": [1 2] }
       ^ missing-comma
               ^ missing-comma
`,
    `
[{ "a": 1 } { "a": 2 }]
          ^ missing-comma
`,
  ],
  'members that are not whole': [
    `
{ "a" 1, "b" }
    ^ missing-colon
           ^ missing-colon
`,
    `
{ "a":, "b": }
     ^ missing-value
           ^ missing-value
`,
    `
{ "a": 1, "state": "b": 2 }
                 ^ missing-value
`,
    `
{ : 1, "b": 2 }
  ^ missing-key
`,
  ],
  'keys without quotes': [
    `
{ a: 1, 'b': 2 }
  ^ bad-token
        ^^^ bad-token
`,
  ],
  'words that are no values': [
    `
[tru, NaN, Infinity, -Infinity, undefined, 'x']
 ^^^ bad-token
      ^^^ bad-number
           ^^^^^^^^ bad-number
                     ^^^^^^^^^ bad-number
                                ^^^^^^^^^ bad-token
                                           ^^^ bad-token
`,
    `
{ "title": First Light, "b": 1 }
           ^^^^^^^^^^^ bad-token
`,
  ],
  'numbers that are none': [
    `
[01, +1, 0x1F, .5, 1., -, 1e, 1e+, 12abc]
 ^^ bad-number
     ^^ bad-number
         ^^^^ bad-number
               ^^ bad-number
                   ^^ bad-number
                       ^ bad-number
                          ^^ bad-number
                              ^^^ bad-number
                                   ^^^^^ bad-number
`,
  ],
  'signs of other languages': [
    `
{ "a" = 1, "b": 2 }
      ^ bad-token
`,
    `
{ "a": 1; "b": 2 }
        ^ bad-token
`,
    `
["a": 1]
    ^ bad-token
`,
  ],
  'what strings cannot hold': [
    `
["a\tb", "c\\qd", "\\u12", "\\ud83d"]
   ^ control-character
          ^^ bad-escape
                 ^^ bad-escape
`,
  ],
  'strings without an end': [
    `
{ "a": "First Light,
       ^^^^^^^^^^^^ unclosed-string
  "b": 1 }
`,
    `
{ "rows": [
  "###,
  ^^^^ unclosed-string
  "###"
] }
`,
    `
{ "type": "Door, "position": [1, 2] }
          ^^^^^ unclosed-string
`,
    `
{ "type: "Door", "position": [1, 2] }
  ^^^^^ unclosed-string
`,
    `
{ "a": 1,
  "sta
  ^^^^ unclosed-string
}
`,
  ],
  'strings without a beginning': [
    `
{ "rows": [
  ###",
  ^^^^ bad-token
  "###"
], title": "First, then: second" }
   ^^^^^^ bad-token
`,
    `
{ "title": First, then: second", "mode": 2/2" }
           ^^^^^^^^^^^^^^^^^^^^ bad-token
                                         ^^^^ bad-token
`,
  ],
  'arrays that are not closed': [
    `
{ "rows": ["a", "b", "c": 1 }
                   ^ unclosed-bracket
`,
    `
{ "a": [1, 2 }
           ^ unclosed-bracket
`,
    `
{ "leaks": [, "rules": [] }
           ^ unclosed-bracket
`,
  ],
  'objects that are not closed': [
    `
[{ "a": 1 }, { "b": 2, { "c": 3 }]
                     ^ unclosed-bracket
`,
    `
{ "list": [{ "a": 1 ], "b": 2 }
                  ^ unclosed-bracket
`,
    `
{
  "metadata": {
    "title": "First Light"
  ,
  ^ unclosed-bracket
  "version": 1
}
`,
  ],
  'brackets that were never opened': [
    `
{ "position": 1, 2], "state": "Enabled" }
              ^ unopened-bracket
`,
    `
{ "rows": "###", "###" ], "b": 1 }
          ^ unopened-bracket
`,
    `
{ "size": "width": 1, "height": 2 }, "b": 1 }
          ^ unopened-bracket
`,
    `
[{ "a": 1 }, "a": 2 }, { "a": 3 }]
             ^ unopened-bracket
`,
    `
"a": 1 }
^ unopened-bracket
`,
  ],
  'brackets of the wrong kind or too many': [
    `
{ "a": [1, 2}, "b": { "c": 3 ] }
            ^ wrong-bracket
                             ^ wrong-bracket
`,
    `
[1, }]
    ^ stray-bracket
`.replace('[1, }]', '[1, }2]'),
    `
{ "a": { "b": 1 } }, "c": 2 }
                  ^ stray-bracket
`,
    `
]
^ stray-bracket
`,
  ],
  'what stands behind the end': [
    `
{ "a": 1 } and more "text" ]
           ^^^ text-after-end
`,
    `
"a" "b"
    ^^^ text-after-end
`,
  ],
};

describe('reading JSON', function () {
  for (const [name, fixtures] of Object.entries(FIXTURES)) {
    it(`underlines ${name}`, () => fixtures.forEach(check));
  }

  it('reports only that an empty text is empty', () => {
    for (const text of ['', ' ', '\n\n', '\ufeff']) {
      const { faults, value } = readJson(text);
      assert.deepEqual(
        faults.map(({ kind }) => kind),
        ['empty'],
      );
      assert.equal(value, undefined);
    }
    assert.deepEqual(readJson('').faults.map(described), ['empty at [0, 0)']);
  });

  it('ignores one byte-order mark but not a second', () => {
    const { faults, value } = readJson('\ufeff{"a": 1}');
    assert.deepEqual([faults, value], [[], { a: 1 }]);
    assert.deepEqual(readJson('\ufeff{"a": 1}').spanOf(['a']), { start: 7, end: 8 });
    assert.equal(readJson('\ufeff\ufeff1').faults.length, 1);
  });

  it('reads 100 levels of nesting, and reports once that there are more', () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    assert.deepEqual(readJson(nested(100)).faults, []);
    assert.deepEqual(readJson(nested(101)).faults.map(described), ['too-deep at [100, 101)']);
    assert.deepEqual(readJson('['.repeat(100_000)).faults.map(described), ['too-deep at [100, 101)']);
    assert.deepEqual(readJson('{"a":'.repeat(100_000)).faults.map(described), ['too-deep at [500, 501)']);
    const twice = readJson(`{"a": ${nested(100)}, "b": ${nested(101)}, "c": 1}`);
    assert.deepEqual(
      twice.faults.map(({ kind }) => kind),
      ['too-deep'],
    );
    assert.equal((twice.value as Record<string, unknown>)['c'], 1);
  });

  it('accepts what JSON.parse accepts, and nothing else', () => {
    const mutated = fc
      .tuple(validText, fc.nat(), fc.nat({ max: 2 }), fc.constantFrom(...Array.from('{}[]",:1-. \\\n/te')))
      .map(([text, place, length, inserted]) => {
        const start = place % (text.length + 1);
        return text.slice(0, start) + inserted + text.slice(start + length);
      });
    fc.assert(
      fc.property(fc.oneof(mutated, brokenText, validText), (text) => {
        const bare = text.startsWith('\ufeff') ? text.slice(1) : text;
        const { faults, value, duplicateKeys } = readJson(text);
        let expected: unknown;
        try {
          expected = JSON.parse(bare);
        } catch {
          assert.notEqual(faults.length, 0, text);
          return;
        }
        assert.deepEqual(faults, [], text);
        if (duplicateKeys.length === 0) assert.deepEqual(value, expected);
      }),
      runs(2_500, 10_000),
    );
  });

  it('keeps every fault non-empty and inside the text', () => {
    fc.assert(
      fc.property(brokenText, (text) => {
        for (const { start, end } of readJson(text).faults) {
          assert.ok(start >= 0 && end <= text.length && (start < end || text === ''), text);
        }
      }),
      runs(1_250, 5_000),
    );
  });

  it('keeps the contents of a container in order, between its ends', () => {
    const cut = fc
      .tuple(fc.nat(LEVEL.length), fc.nat(60), fc.nat(LEVEL.length), fc.nat(9))
      .map(([at, gone, other, less]) => {
        const once = LEVEL.slice(0, at) + LEVEL.slice(at + gone);
        return once.slice(0, other) + once.slice(other + less);
      });
    fc.assert(
      fc.property(fc.oneof(brokenText, cut), (text) => {
        const document = readJson(text);
        const check = (path: (string | number)[], around: Span): void => {
          let reach = around.start;
          const seen = new Set<string | number | undefined>([undefined]);
          for (const { step, key, span } of document.childrenOf(path)) {
            const start = key?.start ?? span.start;
            const end = Math.max(key?.end ?? 0, span.end);
            assert.ok(reach <= start && span.start <= span.end && end <= around.end, text);
            reach = end;
            // of those with the same key only the first has a path
            if (step === undefined || seen.has(step)) continue;
            seen.add(step);
            check([...path, step], span);
          }
        };
        check([], document.spanOf([]) ?? { start: 0, end: 0 });
      }),
      runs(1_250, 5_000),
    );
  });

  it('terminates on hostile text', () => {
    const bad = [
      '[1 1 ',
      '[a, ',
      '["x, ',
      '{"a" 1 ',
      '{1 ',
      ', ',
      ']',
      '"\n',
      '{"a":1,1],',
      '"a":',
      '[}',
      '\\"',
      "'",
      '/',
    ];
    for (const before of ['', '[', '{"a":[']) {
      for (const piece of bad) {
        const { faults, value } = readJson(before + piece.repeat(12_000));
        assert.ok(
          faults.length > 0 &&
            (value === undefined || typeof value === 'object' || typeof value === 'string'),
        );
      }
    }
  });
});

describe('recovering from one mistake', function () {
  const layouts = {
    'as a designer formats it': LEVEL,
    indented: JSON.stringify(JSON.parse(LEVEL), undefined, 2),
    'on one line': JSON.stringify(JSON.parse(LEVEL)),
  };

  for (const [layout, text] of Object.entries(layouts)) {
    it(`reports exactly one fault for each lost bracket, quote, comma or colon of a level ${layout}`, () => {
      for (const spot of structureOf(text)) {
        const broken = text.slice(0, spot) + text.slice(spot + 1);
        // Between two numbers of one digit, a lost comma leaves valid JSON.
        const expected = isJson(broken) ? 0 : 1;
        assert.equal(
          readJson(broken).faults.length,
          expected,
          broken.slice(Math.max(0, spot - 20), spot + 20),
        );
      }
    });

    it(`reports exactly one fault, at the end, for a truncated level ${layout}`, () => {
      for (let length = 0; length < text.trimEnd().length; length++) {
        const cut = text.slice(0, length);
        const { faults } = readJson(cut);
        assert.deepEqual(
          faults.map(({ end }) => end),
          [length === 0 ? 0 : cut.trimEnd().length || length],
          cut.slice(-30),
        );
      }
    });
  }

  it('reports one fault for most superfluous tokens', () => {
    // The meaning of a superfluous opening bracket only shows after the token that follows it.
    const most: Record<string, number> = {
      '{': 0.2,
      '[': 0.05,
      '}': 0.1,
      ']': 0.1,
      ',': 0,
      ':': 0.05,
      x: 0,
      '1 ': 0,
    };
    const starts = structureOf(LEVEL).filter((spot) => !/[\w.]/.test(LEVEL[spot - 1] ?? ''));
    for (const [token, share] of Object.entries(most)) {
      const wrong = starts.filter(
        (spot) => readJson(LEVEL.slice(0, spot) + token + LEVEL.slice(spot)).faults.length > 1,
      );
      assert.ok(wrong.length <= starts.length * share, `${token}: ${wrong.length} of ${starts.length}`);
    }
  });

  it('reads everything else unchanged if one quote or bracket of a list is lost', () => {
    const lost = LEVEL.replace('"mode": "2/2"', '"mode": 2/2"').replace('"#.....#",', '"#.....#');
    const value = readJson(lost).value as Record<string, unknown[]>;
    const expected = JSON.parse(LEVEL) as Record<string, unknown[]>;
    assert.deepEqual(value['terrain'], ['#######', undefined, '#######']);
    assert.deepEqual(value['rules'], expected['rules']);
    assert.deepEqual(value['props']?.slice(2), expected['props']?.slice(2));
  });
});

describe('the message about an object that is not closed', () => {
  it('names everything that its last key lacks', () => {
    const messages = (text: string): string[] => readJson(text).faults.map(({ message }) => message);
    const list = '{ "inputs": [{ "update": 1, "type"';
    assert.deepEqual(messages(`${list}: "Nuke" ] }`), ['Missing `}` to close an earlier `{`. Add it here.']);
    assert.deepEqual(messages(`${list}: ] }`), [
      'Missing value, and `}` to close an earlier `{`. Add both here.',
    ]);
    assert.deepEqual(messages(`${list} ] }`), [
      'Missing colon and value, and `}` to close an earlier `{`. Add them here.',
    ]);
    assert.deepEqual(messages(`${list}: `), [
      'Unexpected end of the file. Add the value of the last key, and the missing closing brackets.',
    ]);
    assert.deepEqual(messages(`${list}: "Nuke" } ] }`), []);
  });
});

function structureOf(text: string): number[] {
  const spots: number[] = [];
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const quote = text[at] === '"';
    if (quote || (!inString && '{}[],:'.includes(text[at] ?? ''))) spots.push(at);
    if (quote) inString = !inString;
  }
  return spots;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
