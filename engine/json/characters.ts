/** UTF-16 codes of the characters that JSON is made of, and the classes that reading needs. */
export const TAB = 0x09;
export const LINE_FEED = 0x0a;
export const CARRIAGE_RETURN = 0x0d;
export const SPACE = 0x20;
export const QUOTE = 0x22;
export const SINGLE_QUOTE = 0x27;
export const STAR = 0x2a;
export const PLUS = 0x2b;
export const COMMA = 0x2c;
export const MINUS = 0x2d;
export const DOT = 0x2e;
export const SLASH = 0x2f;
export const ZERO = 0x30;
export const NINE = 0x39;
export const COLON_SIGN = 0x3a;
export const SEMICOLON = 0x3b;
export const OPEN_BRACKET = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_BRACKET = 0x5d;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;
export const BYTE_ORDER_MARK = 0xfeff;

/** Beyond the end of the text, `charCodeAt` returns NaN, for which every comparison is false. */
export function isSpace(code: number): boolean {
  return code === SPACE || code === LINE_FEED || code === CARRIAGE_RETURN || code === TAB;
}

export function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

export function isLineEnd(code: number): boolean {
  return code === LINE_FEED || code === CARRIAGE_RETURN;
}

/** Returns true for a comma, a colon or a closing bracket: the characters that may follow a string. */
export function isFollower(code: number): boolean {
  return code === COMMA || code === COLON_SIGN || code === CLOSE_BRACKET || code === CLOSE_BRACE;
}

/**
 * Returns true for the characters at which a number or a word ends at the latest: white space, a quote, or one of the
 * six structural characters.
 */
export function isDelimiter(code: number): boolean {
  return (
    isSpace(code) ||
    isFollower(code) ||
    code === QUOTE ||
    code === OPEN_BRACKET ||
    code === OPEN_BRACE ||
    code !== code
  );
}

/** Returns the offset of the first line end in `[from, limit)`, or `limit`, or the end of the text. */
export function lineEnd(text: string, from: number, limit: number): number {
  const end = Math.min(limit, text.length);
  let at = from;
  while (at < end && !isLineEnd(text.charCodeAt(at))) at++;
  return at;
}
