import type { Span, TextEdit } from '../../../engine/json';
import { roomsShape } from '../../../engine/rooms';
import type { Members } from '../../../engine/shape';
import { applyEdits } from '../text/edits';
import { readToml, unread, type TomlDocument } from '../toml/toml';
import type { Part, Sketch } from './sketch';

type Fault = NonNullable<TomlDocument['fault']>;

/** A place where a part may have been left open, with the repair that shows whether it was. */
interface Guess {
  readonly span: Span;
  readonly message: string;
  readonly repair: TextEdit;
}

/** Larger texts are not tried out, and no more than the last guesses before the fault: each try reads the whole text. */
const tried = { characters: 200_000, guesses: 8 } as const;

/**
 * Returns the fault of a text at the place where it was made. The parser notices a missing value, bracket or end of a text
 * only where the next part begins. A part is blamed only if the text can be read further once it is repaired.
 */
export function syntaxFault({ text, parts }: Sketch, fault: Fault): Fault {
  if (text.length > tried.characters) return fault;
  const unreadLength = text.length - fault.span.start;
  const blamed = parts
    .filter(({ span, key }) => Math.min(span.start, key?.start ?? span.start) <= fault.span.start)
    .flatMap((part) => guessAt(text, part) ?? [])
    .slice(-tried.guesses)
    .find(({ repair }) => {
      const repaired = applyEdits(text, [repair]);
      const next = readToml(repaired).fault?.span.start;
      return next === undefined || repaired.length - next < unreadLength;
    });
  return blamed === undefined ? fault : { span: blamed.span, message: `${blamed.message} ${unread}` };
}

function guessAt(text: string, part: Part): Guess | undefined {
  const { kind, key, span, inside } = part;
  switch (kind) {
    case 'missing':
      return key === undefined ? undefined : unfinishedMember(text, key);
    case 'table':
      return unclosedHeader(text, part);
    case 'lines': {
      if (inside === undefined || inside.end < span.end) return undefined;
      const quotes = text.slice(span.start, span.start + 3);
      const end = inside.start + text.slice(inside.start, inside.end).trimEnd().length;
      return {
        span: { start: span.start, end: span.start + 3 },
        message: `Unterminated string. Add ${quotes} after its last line.`,
        repair: { start: end, end, text: `\n${quotes}` },
      };
    }
    case 'array': {
      if (span.end - span.start > 1 && text.charAt(span.end - 1) === ']') return undefined;
      const end = span.start + text.slice(span.start, span.end).trimEnd().length;
      return {
        span: { start: span.start, end: span.start + 1 },
        message: 'Missing "]" to close this "[".',
        repair: { start: end, end, text: ']' },
      };
    }
    default:
      return undefined;
  }
}

function unfinishedMember(text: string, key: Span): Guess | undefined {
  const sign = /^[ \t]*([=:])/.exec(text.slice(key.end));
  if (sign === null) return undefined;
  const at = key.end + sign[0].length;
  if (sign[1] === ':')
    return {
      span: { start: at - 1, end: at },
      message: 'Expected "=" after the key but found ":".',
      repair: { start: at - 1, end: at, text: '=' },
    };
  return {
    span: { start: key.start, end: at },
    message: `Missing value for \`${text.slice(key.start, key.end)}\`. Add a value after "=".`,
    repair: { start: at, end: at, text: ' 0' },
  };
}

function unclosedHeader(text: string, { key, span: { start } }: Part): Guess | undefined {
  if (key === undefined) return undefined;
  const name = text.slice(key.start, key.end);
  const isList = text.startsWith('[[', start) || isEntryKind(name);
  const close = isList ? ']]' : ']';
  const found = /^[ \t]*(\]*)/.exec(text.slice(key.end));
  const end = key.end + (found?.[0].length ?? 0);
  if (found?.[1] === close || (isList && found?.[1] === ']' && !text.startsWith('[[', start)))
    return undefined;
  const whole = `${isList ? '[[' : '['}${name}${close}`;
  return {
    span: { start, end },
    message: `Expected ${JSON.stringify(close)} at the end of this header: \`${whole}\`.`,
    repair: { start, end, text: whole },
  };
}

function isEntryKind(name: string): boolean {
  const members: Members = roomsShape.members;
  const shape = Object.hasOwn(members, name) ? members[name]?.shape : undefined;
  return shape?.kind === 'list' && shape.item.kind === 'object';
}
