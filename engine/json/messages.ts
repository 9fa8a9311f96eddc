import type { SyntaxFaultKind } from './types';

/** What each kind of fault says where the place allows nothing more precise. */
export const MESSAGES: Readonly<Record<SyntaxFaultKind, string>> = {
  empty: 'There is nothing here. A JSON text is one value: write `{ }` and fill it.',
  comment: 'Comments are not part of JSON. Remove the comment.',
  'trailing-comma': 'Nothing follows this comma. Remove it.',
  'missing-comma': 'A comma is missing between these values. Add `,` here.',
  'missing-colon': 'A colon is missing behind this key. Add `:` and a value here.',
  'missing-value': 'A value is missing here. Write one.',
  'missing-key': 'A key is missing here. Write one in double quotes, and `:` behind it.',
  'unclosed-bracket': 'A bracket is not closed. Close it here.',
  'unopened-bracket': 'An opening bracket is missing here. Add it.',
  'stray-bracket': 'This bracket closes nothing. Remove it.',
  'unclosed-string': 'This text is not closed. Add `"` at its end.',
  'control-character': 'A raw control character stands in this text. Write it as an escape, such as `\\t`.',
  'bad-escape': 'This is not an escape that JSON knows. Write `\\\\` for a backslash.',
  'bad-number': 'This is not a number as JSON writes it. Write it like `12`, `-3` or `4.5`.',
  'bad-token': 'This is not a JSON value. Put text in double quotes.',
  'text-after-end':
    'Text stands behind the end of the JSON value. Remove it, or the bracket too many before it.',
  'too-deep': 'Brackets are nested more than 100 deep here. Nest them less.',
};

export const UNCLOSED_ARRAY = 'A `[` before this is not closed. Add `]` here.';
export const UNCLOSED_OBJECT = 'A `{` before this is not closed. Add `}` here.';
export const UNCLOSED_AT_END = 'The text ends here, but not all brackets are closed. Add what is missing.';
export const UNOPENED_ARRAY = 'A list begins here without its bracket. Add `[` before this value.';
export const UNOPENED_EMPTY_ARRAY = 'A `[` is missing before this `]`. Add it.';
export const UNOPENED_EMPTY_OBJECT = 'A `{` is missing before this `}`. Add it.';
export const UNOPENED_OBJECT = 'A key stands where a value is expected. Add `{` before it.';
export const WRONG_BRACE = 'This `}` closes a `[`. Write `]` instead.';
export const WRONG_BRACKET = 'This `]` closes a `{`. Write `}` instead.';
export const UNOPENED_STRING = 'A quote is missing before this text. Add `"` before it.';
export const SINGLE_QUOTED = 'JSON writes text in double quotes. Replace the single quotes by `"`.';
export const UNQUOTED_KEY = 'Keys stand in double quotes. Put `"` around this key.';
export const COLON_FOR_COMMA = 'A colon stands where a comma is expected. Write `,` instead.';
export const LOST_VALUE = 'A value without a key stands here. Write a key and `:` before it.';
export const COLON_ALONE = 'A colon is missing between this key and its value. Add `:` here.';
export const SIGN_FOR_COLON = 'A colon belongs between a key and its value. Write `:` instead.';
export const SIGN_FOR_COMMA = 'A comma belongs between two values. Write `,` instead.';
export const BRACKET_TOO_MANY = 'This bracket closes the JSON value too early. Remove it.';
export const TOO_MANY = 'This does not belong here. Remove it.';
