import fc from 'fast-check';

const many = (text: string, count = 3000): string => text.repeat(count);

/** Texts that are deep, long, or broken in a way that costs much to read, by what they are. All have diagnostics. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'lists that are open': `a = ${many('[')}`,
  'lists that are closed': `a = ${many('[')}${many(']')}`,
  'lists in lists with entries': `prefabs = ${many('[{ tags = ')}${many('}]')}`,
  'inline tables': `a = ${many('{ a = ')}1${many(' }')}`,
  'inline tables in a list of the format': `[[floors]]\nprefabs = ${many('[{ prefabs = ')}`,
  'closed brackets': many(']'),
  'open headers': many('['),
  'a deep header': `[[${many('floors.')}id]]\nid = "m:a"`,
  'deep headers': many(`[[${many('floors.', 90)}id]]\nid = "m:a"\n`, 20),
  'a deep key': `${many('a.')}a = 1`,
  'open quotes': many('"'),
  'open quotes on lines': many("a = '''\n"),
  'a long string': `[[prefabs]]\nid = "m:${many('a', 100_000)}"`,
  'a long layout': `[[prefabs]]\nlayout = """\n${many('#########\n', 6000)}"""`,
  'a long line': `a = 1${many(' ', 60_000)}x${many('#', 60_000)}`,
  'a long list': `overrides = [${many('"m:a", ', 10_000)}`,
  'many keys': many('a = 1\n', 1000),
  'many entries': many('[[prefabs]]\nid = "m:a"\n', 100),
  'escapes that are none': `a = "${many('\\u')}"\nb = """${many('\\\n')}`,
  'line ends of all kinds': `\ufeff[[prefabs]]\rid = "m:a"\r\r\n\u2028tags = ["m:t"]\n\r`,
  'characters of all kinds': '\u0000\ud800 = "\udc00\u0007\u202e😀"',
  'names of members of objects': '[[__proto__]]\nconstructor = 1\n[[prefabs]]\n__proto__.id = "m:a"',
};

/** Texts of the marks of TOML and the words of the format, some of them deep. */
export const hostileToml: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom('[[prefabs]]\n', '[floors]\n', 'id = ', 'layout = ', 'prefabs = ', 'overrides = '),
      fc.constantFrom('"', "'", '"""', "'''", '"m:a"', '"m:\\u0061"', '"""m:a"""', "'m:a'", '\\', '\\u00'),
      fc.constantFrom(
        '[',
        ']',
        '{',
        '}',
        ',',
        '=',
        '.',
        '#',
        ' ',
        '\n',
        '\r\n',
        '\r',
        '\ufeff',
        '😀',
        '\u0000',
      ),
      fc
        .tuple(fc.constantFrom('[', '{a=', '[{a=', 'a.', '[a.', '"', ']'), fc.nat(400))
        .map(([mark, count]) => many(mark, count)),
      fc.constantFrom('###\n', '#<#\n', '#+#\n', '1', '-0', '1e9999', 'nan', '1979-05-27', 'true', '0x', '_'),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));
