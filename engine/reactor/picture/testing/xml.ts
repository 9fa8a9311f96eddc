import assert from 'node:assert/strict';

/** An element of an XML text. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

const tag = /^<(\/?)([a-zA-Z][\w-]*)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>/;
const loneAmpersand = /&(?!(?:amp|lt|gt|quot|#39);)/;

/** Reads a well-formed XML text of elements and text. Asserts that the text is well-formed. */
export function readXml(xml: string): XmlElement[] {
  const elements: XmlElement[] = [];
  const open: { name: string; at: number }[] = [];
  const source = xml.trim();
  for (const character of source) assert.ok(isXml(character.codePointAt(0) ?? 0), 'a character of XML 1.0');
  let at = 0;
  while (at < source.length) {
    const found = tag.exec(source.slice(at, at + 200_000));
    if (found === null) {
      const next = source.indexOf('<', at + 1);
      const text = source.slice(at, next < 0 ? undefined : next);
      assert.ok(!text.startsWith('<'), `no tag at ${at}: ${text.slice(0, 60)}`);
      assert.doesNotMatch(text, loneAmpersand);
      const parent = open.at(-1);
      assert.ok(parent !== undefined || text.trim() === '', `text outside: ${text.slice(0, 60)}`);
      const element = parent === undefined ? undefined : elements[parent.at];
      if (parent !== undefined && element !== undefined)
        elements[parent.at] = { ...element, text: element.text + text };
      at += text.length;
      continue;
    }
    const [whole, closing, name = '', given = '', empty] = found;
    at += whole.length;
    if (closing === '/') {
      assert.equal(open.pop()?.name, name, 'closes what is open');
      continue;
    }
    assert.ok(open.length > 0 || elements.length === 0, 'one root');
    assert.doesNotMatch(given, loneAmpersand);
    const pairs = [...given.matchAll(/([\w:-]+)="([^"]*)"/g)].map(
      ([, key = '', value = '']) => [key, value] as const,
    );
    assert.equal(new Set(pairs.map(([key]) => key)).size, pairs.length, `attributes once in <${name}>`);
    elements.push({ name, attributes: Object.fromEntries(pairs), text: '' });
    if (empty !== '/') open.push({ name, at: elements.length - 1 });
  }
  assert.deepEqual(open, [], 'all is closed');
  return elements;
}

function isXml(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code < 0xd800 || (code > 0xdfff && code !== 0xfffe && code !== 0xffff);
}
