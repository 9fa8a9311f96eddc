import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { readToml } from './toml';

/** Returns the text at a place. */
function shown(text: string, path: (string | number)[], index?: number, onKey?: boolean): string | undefined {
  const document = readToml(text);
  const span = index === undefined ? document.spanOf(path, onKey) : document.characterSpanOf(path, index);
  return span && text.slice(span.start, span.end);
}

describe('the reader of TOML', () => {
  const text = [
    'overrides = ["a:b"]',
    '[[prefabs]]',
    'id = "a:b"',
    "layout = '''",
    '#+#',
    "#.#'''",
    '[[prefabs]]',
    '"id" = "a:c"',
    'size.x = 3',
    'list = [ { tag = "t", weight = 1 } ]',
    '[prefabs.more]',
    'deep = true',
  ].join('\n');

  it('gives plain data', () => {
    deepEqual(JSON.parse(JSON.stringify(readToml(text).value)), {
      overrides: ['a:b'],
      prefabs: [
        { id: 'a:b', layout: '#+#\n#.#' },
        { id: 'a:c', size: { x: 3 }, list: [{ tag: 't', weight: 1 }], more: { deep: true } },
      ],
    });
  });

  it('knows where each part stands', () => {
    equal(shown(text, ['overrides', 0]), '"a:b"');
    equal(shown(text, ['prefabs', 1, 'id']), '"a:c"');
    equal(shown(text, ['prefabs', 1, 'id'], undefined, true), '"id"');
    equal(shown(text, ['prefabs', 1]), 'prefabs');
    equal(shown(text, ['prefabs', 1, 'list', 0, 'weight']), '1');
    equal(shown(text, ['prefabs', 1, 'size', 'x']), '3');
    equal(shown(text, ['prefabs', 1, 'more', 'deep']), 'true');
    equal(shown(text, ['nothing']), undefined);
  });

  it('finds characters in strings of every kind', () => {
    const at = (source: string, index: number): string | undefined => shown(`a = ${source}`, ['a'], index);
    equal(at('"""\n#+#\n#x#"""', 5), 'x');
    equal(at('"""\r\n#+#\r\n#x#"""', 5), 'x');
    equal(at('"#\\u002B\\n😀x"', 1), '\\u002B');
    equal(at('"#\\u002B\\n😀x"', 3), '😀');
    equal(at('"#\\u002B\\n😀x"', 4), 'x');
    equal(at('"""\nab\\\n   cd"""', 2), 'c');
    equal(at("'a\\nb'", 3), 'b');
    equal(at('"ab"', 2), '');
  });

  it('agrees with the value on which character is where', () => {
    const piece = fc.constantFrom('#', '+', '😀', '\\n', '\\u0041', '\\\\', '\n', '\r\n', '\\\n  ', ' ');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const source = `a = """${pieces.join('')}"""`;
        const document = readToml(source);
        if (document.fault !== undefined) return;
        const { a } = document.value as { a: string };
        for (const [index, character] of Array.from(a).entries()) {
          const span = document.characterSpanOf(['a'], index);
          const found = span && source.slice(span.start, span.end);
          const meant = { '\\n': '\n', '\\u0041': 'A', '\\\\': '\\', '\r\n': '\n' }[found ?? ''] ?? found;
          equal(meant, character);
        }
      }),
    );
  });

  it('keeps the last sound value of a broken text, and says where it broke', () => {
    const sound = readToml('a = 1');
    const broken = readToml('a = 1\nb =', sound);
    deepEqual({ ...(broken.value as object) }, { a: 1 });
    equal(broken.fault?.span.start, 9);
    deepEqual(readToml('x = ').value, {});
  });

  it('never throws, and keeps names that objects have of their own', () => {
    const odd = [
      '__proto__ = 1',
      '[constructor]\na=1',
      '[[__proto__]]\nx=1',
      'd = 1979-05-27',
      'x = inf',
      '\u0000',
      '',
    ];
    for (const each of odd) ok(readToml(each));
    equal(Object.keys(readToml('__proto__ = 1').value as object).join(), '__proto__');
    const depth = `a = ${'['.repeat(20_000)}`;
    ok(readToml(depth).fault);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('[', ']', '=', '"', 'a', '\n', '.', '1', '{', '}', ',') }),
        (each) => {
          readToml(each);
        },
      ),
    );
  });

  it('does not follow keys without end', () => {
    const deep = 'a.'.repeat(20_000);
    for (const [text, start] of [
      [`x = 1\n${deep}b = 1`, 6],
      [`x = 1\n[${deep}b]\ny = 1`, 6],
    ] as const) {
      const { fault } = readToml(text);
      ok(fault?.message.startsWith('The nesting exceeds 100 levels'));
      equal(fault?.span.start, start);
    }
  });

  it('marks whole characters only', () => {
    for (const [faulty, span] of [
      ['😀 = 1', { start: 0, end: 2 }],
      ['a = 😀', { start: 4, end: 6 }],
      ['a = ', { start: 4, end: 4 }],
    ] as const)
      deepEqual(readToml(faulty).fault?.span, span, faulty);
  });

  it('limits nesting and strings at their places, however they are closed', () => {
    const levels = (count: number, isClosed: boolean): string =>
      `a = 1\nb = ${'['.repeat(count)}${isClosed ? ']'.repeat(count) : ''}`;
    equal(readToml(levels(100, true)).fault, undefined);
    for (const [text, start, message] of [
      [levels(101, true), 110, 'The nesting exceeds 100 levels'],
      [levels(101, false), 110, 'The nesting exceeds 100 levels'],
      [levels(100_000, true), 110, 'The nesting exceeds 100 levels'],
      [`a = ${'{a = '.repeat(60_000)}`, 504, 'The nesting exceeds 100 levels'],
      [
        `[${'a.'.repeat(60)}b]\nc = ${'['.repeat(60)}1${']'.repeat(60)}`,
        167,
        'The nesting exceeds 100 levels',
      ],
      [`${'a.'.repeat(300_000)}b = 1`, 0, 'The nesting exceeds 100 levels'],
      [`a = ["b", "${'c'.repeat(60_000)}"]`, 10, 'The string has more than 50,000 characters'],
      [`a = "${'c'.repeat(300_000)}"`, 4, 'The string has more than 50,000 characters'],
      [`a = x\nb = ${'['.repeat(300)}`, 4, 'Unexpected character'],
    ] as const) {
      const { fault } = readToml(text);
      ok(
        fault?.message.startsWith(message) === true,
        `${text.slice(0, 30)}: ${fault?.message ?? 'no fault'}`,
      );
      equal(fault.span.start, start, text.slice(0, 30));
    }
  });

  it('passes over one byte-order mark at the start', () => {
    const document = readToml('\ufeffa = "b"');
    equal(document.fault, undefined);
    deepEqual(
      [document.spanOf(['a'], true), document.spanOf(['a'])],
      [
        { start: 1, end: 2 },
        { start: 5, end: 8 },
      ],
    );
    equal(readToml('\ufeff').fault, undefined);
    equal(readToml('\ufeff\ufeffa = 1').fault?.span.start, 1);
  });

  it('knows no line end of a lone carriage return', () => {
    for (const text of [
      'a = 1\rb = 2',
      'a = """\n###\r#.#\n"""',
      "a = '''\r\n#\r'''",
      'a = 1 # note\r\r\n',
    ]) {
      const { fault } = readToml(text);
      equal(fault?.span.start, /\r(?!\n)/.exec(text)?.index, JSON.stringify(text));
      ok(fault?.message.startsWith('Unexpected carriage return. ') === true);
    }
    equal(readToml('a = """\r\n###\r\n"""\r\n').fault, undefined);
  });
});
