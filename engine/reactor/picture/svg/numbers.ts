/** Formats a length with at most two decimals: `3`, `0.5`, `-1.25`. */
export function short(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  if (rounded === 0 || !Number.isFinite(rounded)) return '0';
  return String(rounded).replace(/^(-?)0\./, '$1.');
}

/** Formats a list of lengths. A minus sign also separates two of them. */
export function shortList(values: readonly number[]): string {
  let text = '';
  for (const value of values) {
    const next = short(value);
    text += text === '' || next.startsWith('-') ? next : ` ${next}`;
  }
  return text;
}

/** Escapes a text for an element or a quoted attribute. Characters that XML does not allow become U+FFFD. */
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
