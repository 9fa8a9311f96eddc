/** The messages for those of the parser, by the parser's words. */
const messages: Readonly<Record<string, string>> = {
  'Unterminated string constant': 'Unterminated string. Add the closing quotes.',
  'Unterminated table-key': 'Missing "]" at the end of this header.',
  'Unterminated array': 'Missing "]" at the end of this list.',
  'Unterminated inline table': 'Missing "}" at the end of this table.',
  'Empty bare keys are not allowed': 'Missing key before this.',
  'Must be a newline': 'Expected the end of the line. Write each key on a line of its own.',
  'Expected equal (=) token': 'Expected "=" and a value after the key.',
  'Unspecified values are invalid': 'Missing value after "=".',
  'Expected comma (,) token': 'Expected "," between two values.',
  'Defining a key multiple times is invalid': 'Duplicate key. Remove or rename one of them.',
  'Unexpected character': 'Unexpected character. Strings must be in quotes.',
  'Unexpected token': 'Unexpected text. Expected a key, a header or a value.',
  'Control characters (codes < 0x1f and 0x7f) are not allowed':
    'Unexpected control character. Remove it, or write it as an escape sequence in a string.',
  'The key, equals sign, and value must be on the same line':
    'Unexpected line end. Write the key, "=" and the value on the same line.',
  'No newlines are allowed between the curly braces unless they are valid within a value':
    'Unexpected line end in an inline table. Write the table on one line.',
  'Underscores are allowed between digits': 'Unexpected "_". Underscores can only be between digits.',
  'Unexpected spaces': 'Unexpected space.',
  'Three or more quotes are not permitted':
    'Unexpected quotes. At most two quotes can precede the closing quotes of a string.',
  'Unexpected invalid date': 'Invalid date. Expected a date such as 2024-12-31.',
  'Unexpected invalid time': 'Invalid time. Expected a time such as 23:59:00.',
  'Leading zeros are not allowed': 'Unexpected leading zero. Remove it.',
  'Trailing comma is not permitted in an inline table': 'Trailing comma. Remove it.',
  'Invalid character in escape sequence': 'Unknown escape sequence. Write "\\\\" for a backslash.',
  'Consecutive dots are not permitted in keys': 'Unexpected second dot in a key.',
  'Keys cannot end with a dot': 'Unexpected dot at the end of a key.',
  'Keys cannot start with a dot': 'Unexpected dot at the start of a key.',
};

/** Returns the message for a message of the parser. */
export function tomlMessage(words: string): string {
  return Object.hasOwn(messages, words) ? (messages[words] ?? words) : `${words}.`;
}
