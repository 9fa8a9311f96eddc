/** A length as short as two decimals allow: `3`, `0.5`, `-1.25`. */
export function short(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  if (rounded === 0 || !Number.isFinite(rounded)) return '0';
  return String(rounded).replace(/^(-?)0\./, '$1.');
}

/** A list of lengths: minus signs part them by themselves. */
export function shortList(values: readonly number[]): string {
  let text = '';
  for (const value of values) {
    const next = short(value);
    text += text === '' || next.startsWith('-') ? next : ` ${next}`;
  }
  return text;
}

/** Text as it may stand in an element or a quoted attribute. What XML cannot hold at all becomes U+FFFD. */
export function escaped(text: string): string {
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '\ufffd')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}
