import type { SyntaxFaultKind } from './types';

/** The message of each kind of syntax fault, used unless its place allows a more precise one. */
export const MESSAGES: Readonly<Record<SyntaxFaultKind, string>> = {
  empty: 'The file is empty. A JSON document is a single value, such as `{ }`.',
  comment: 'Comments are not allowed in JSON. Remove the comment.',
  'trailing-comma': 'Trailing comma. Remove it.',
  'missing-comma': 'Missing comma between these values. Add `,` here.',
  'missing-colon': 'Missing colon after this key. Add `:` and a value here.',
  'missing-value': 'Missing value. Add a value here.',
  'missing-key': 'Missing key. Add a key in double quotes here, followed by `:`.',
  'unclosed-bracket': 'Missing closing bracket. Add it here.',
  'wrong-bracket': 'Unexpected closing bracket. Replace it with the one that closes the container.',
  'unopened-bracket': 'Missing opening bracket. Add it here.',
  'stray-bracket': 'Unexpected closing bracket. Remove it.',
  'unclosed-string': 'Unterminated string. Add `"` at its end.',
  'control-character':
    'Unescaped control character in a string. Write it as an escape sequence, such as `\\t`.',
  'bad-escape': 'Unknown escape sequence. Write `\\\\` for a backslash.',
  'bad-number': 'Invalid number. Expected a number such as `12`, `-3` or `4.5`.',
  'bad-token': 'Unexpected text. Strings must be in double quotes.',
  'surplus-text': 'Unexpected text. Remove it.',
  'text-after-end':
    'Unexpected text after the end of the JSON value. Remove it, or the extra bracket before it.',
  'too-deep': 'Too many nested brackets. At most 100 levels are allowed.',
};

/** Messages about a single bracket, with the bracket. */
export const UNCLOSED_ARRAY = {
  message: 'Missing `]` to close an earlier `[`. Add it here.',
  bracket: ']',
} as const;
export const UNCLOSED_OBJECT = {
  message: 'Missing `}` to close an earlier `{`. Add it here.',
  bracket: '}',
} as const;
export const UNCLOSED_AT_END = 'Unexpected end of the file. Add the missing closing brackets.';
export const UNFINISHED_OBJECT = {
  message: 'Missing value, and `}` to close an earlier `{`. Add both here.',
} as const;
export const UNFINISHED_MEMBER = {
  message: 'Missing colon and value, and `}` to close an earlier `{`. Add them here.',
} as const;
export const UNFINISHED_AT_END =
  'Unexpected end of the file. Add the value of the last key, and the missing closing brackets.';
export const UNOPENED_ARRAY = {
  message: 'Missing `[` at the start of this list. Add it before this value.',
  bracket: '[',
} as const;
export const UNOPENED_EMPTY_ARRAY = {
  message: 'Missing `[` before this `]`. Add it here.',
  bracket: '[',
} as const;
export const UNOPENED_EMPTY_OBJECT = {
  message: 'Missing `{` before this `}`. Add it here.',
  bracket: '{',
} as const;
export const UNOPENED_OBJECT = {
  message: 'Expected a value but found a key. Add `{` before it.',
  bracket: '{',
} as const;
export const WRONG_BRACE = {
  message: 'Expected `]` but found `}`. Replace it with `]`.',
  bracket: ']',
} as const;
export const WRONG_BRACKET = {
  message: 'Expected `}` but found `]`. Replace it with `}`.',
  bracket: '}',
} as const;
export const UNOPENED_STRING = 'Missing opening quote. Add `"` before this text.';
export const SINGLE_QUOTED = 'Strings must be in double quotes. Replace the single quotes with `"`.';
export const UNQUOTED_KEY = 'Keys must be in double quotes. Add `"` around this key.';
export const COLON_FOR_COMMA = 'Expected a comma but found a colon. Replace it with `,`.';
export const LOST_VALUE = 'Missing key for this value. Add a key and `:` before it.';
export const COLON_ALONE = 'Missing colon between this key and its value. Add `:` here.';
export const SIGN_FOR_COLON = 'Expected a colon between a key and its value. Replace this with `:`.';
export const SIGN_FOR_COMMA = 'Expected a comma between two values. Replace this with `,`.';
export const BRACKET_TOO_MANY = 'Unexpected closing bracket: the JSON value ends too early. Remove it.';
