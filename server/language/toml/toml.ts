import { ParseError, parseTOML, type AST } from 'toml-eslint-parser';
import type { Path } from '../../../engine/core';
import type { JsonValue, Span } from '../../../engine/json';
import { deepest, firstExcess, tooDeep, type Excess } from './limits';
import { tomlMessage } from './messages';
import { byteOrderMark } from './scanner';
import { characterSpan, insideOf, type TomlString } from './strings';

/** A TOML text that was read. Immutable. */
export interface TomlDocument {
  readonly text: string;
  /** As plain data. A date is its text, and a number that JSON does not have is kept. */
  readonly value: JsonValue;
  /** The syntax error, after which the text is not read; `value` is then that of the last valid text. */
  readonly fault: { readonly message: string; readonly span: Span } | undefined;
  /** Returns the span of the value at a path, or of its key if `onKey` is true. */
  spanOf(path: Path, onKey?: boolean): Span | undefined;
  /** Returns the span of a character of a string. `index` counts code points; the length of the string is its end. */
  characterSpanOf(path: Path, index: number): Span | undefined;
}

interface Place {
  readonly value: Span;
  readonly key: Span | undefined;
  readonly string: TomlString | undefined;
}

/** The consequence of a syntax error. */
export const unread = 'The rest of the file is not read until this is fixed.';

/** A value that is nested too deeply. */
class TooDeep extends Error {
  constructor(readonly index: number) {
    super(tooDeep);
  }
}

/** Parses a text. Invalid TOML keeps the value of `before`, the last valid text. */
export function readToml(text: string, before?: TomlDocument): TomlDocument {
  const excess = firstExcess(text);
  // the parser gets nothing that it could not end
  const read = excess === undefined ? text : text.slice(0, excess.index);
  try {
    // a byte-order mark is part of a text in some editors
    const program = parseTOML(read.startsWith(byteOrderMark) ? ` ${read.slice(1)}` : read);
    const document = soundDocument(text, program);
    return excess === undefined ? document : faultyDocument(text, excess, before);
  } catch (error) {
    const isOwn = error instanceof ParseError || error instanceof TooDeep;
    const found = isOwn ? error : { index: 0, message: 'The file cannot be read' };
    return faultyDocument(text, excess !== undefined && found.index >= excess.index ? excess : found, before);
  }
}

function faultyDocument(
  text: string,
  { index: at, message }: Excess,
  before: TomlDocument | undefined,
): TomlDocument {
  const index = Math.min(at, text.length);
  return {
    text,
    value: before?.value ?? {},
    fault: {
      message: `${tomlMessage(message)} ${unread}`,
      span: { start: index, end: characterEnd(text, index) },
    },
    spanOf: () => undefined,
    characterSpanOf: () => undefined,
  };
}

/** Returns the end of the character at an offset, which can have two UTF-16 units. */
function characterEnd(text: string, at: number): number {
  const code = text.codePointAt(at);
  return code === undefined ? at : at + String.fromCodePoint(code).length;
}

function soundDocument(text: string, program: AST.TOMLProgram): TomlDocument {
  const places = new Map<string, Place>();
  const note = (path: Path, node: AST.TOMLNode, key?: AST.TOMLNode): void => {
    const string = node.type === 'TOMLValue' && node.kind === 'string' ? stringOf(text, node) : undefined;
    const [start, end] = node.range;
    const keySpan = key && { start: key.range[0], end: key.range[1] };
    // a table that is written in several places is at the first
    if (!places.has(keyOf(path))) places.set(keyOf(path), { value: { start, end }, key: keySpan, string });
  };
  const value = collect(program, note);
  return {
    text,
    value,
    fault: undefined,
    spanOf: (path, onKey = false) => {
      const place = places.get(keyOf(path));
      return onKey ? (place?.key ?? place?.value) : place?.value;
    },
    characterSpanOf: (path, index) => {
      const string = places.get(keyOf(path))?.string;
      return string && characterSpan(text, string, index);
    },
  };
}

type Note = (path: Path, node: AST.TOMLNode, key?: AST.TOMLNode) => void;

/** The plain value of a text, every part of it noted. */
function collect(program: AST.TOMLProgram, note: Note): JsonValue {
  const root = record();
  const [top] = program.body;
  note([], top);
  for (const node of top.body) {
    if (node.type === 'TOMLKeyValue') addMember(root, [], node, note);
    else {
      const { resolvedKey } = node;
      noteSteps(resolvedKey, node.key.keys, node, note);
      const table = descend(root, resolvedKey);
      for (const member of node.body) addMember(table, resolvedKey, member, note);
    }
  }
  return root;
}

type Table = Record<string, JsonValue>;
type Container = Table | JsonValue[];

/** Creates a table without a prototype, since a key can have the name of a member of `Object`. */
function record(): Table {
  return Object.create(null) as Table;
}

/** Follows a path from a table, and creates missing tables. */
function descend(from: Table, path: Path): Table {
  let at: Container = from;
  for (const [index, step] of path.entries()) {
    const next = typeof path[index + 1] === 'number' ? [] : record();
    at = child(at, step, next);
  }
  return Array.isArray(at) ? record() : at;
}

function child(parent: Container, step: string | number, made: Container): Container {
  const holder = parent as Record<string | number, JsonValue>;
  const there = Object.hasOwn(holder, step) ? holder[step] : undefined;
  if (typeof there === 'object' && there !== null) return there as Container;
  holder[step] = made;
  return made;
}

/** Records the place of each table on a path: for the table that a header names, its key in the header. */
function noteSteps(path: Path, keys: readonly AST.TOMLNode[], node: AST.TOMLTable, note: Note): void {
  if (path.length > deepest) throw new TooDeep(node.range[0]);
  let named = 0;
  for (const [index, step] of path.entries()) {
    const key = typeof step === 'string' ? keys[named++] : keys[named - 1];
    const upTo = path.slice(0, index + 1);
    if (key !== undefined)
      note(upTo, index === path.length - 1 ? { ...node, range: node.key.range } : key, key);
  }
}

function addMember(table: Table, base: Path, { key, value }: AST.TOMLKeyValue, note: Note): void {
  const names = key.keys.map((one) => (one.type === 'TOMLBare' ? one.name : one.value));
  const last = names.at(-1) ?? '';
  if (base.length + names.length > deepest) throw new TooDeep(key.range[0]);
  const holder = descend(table, names.slice(0, -1));
  for (const index of names.keys()) {
    const node = key.keys[index];
    const isLast = index === names.length - 1;
    if (node !== undefined) note([...base, ...names.slice(0, index + 1)], isLast ? value : node, node);
  }
  holder[last] = plain(value, [...base, ...names], note);
}

function plain(node: AST.TOMLContentNode, path: Path, note: Note): JsonValue {
  if (path.length > deepest) throw new TooDeep(node.range[0]);
  switch (node.type) {
    case 'TOMLArray':
      return node.elements.map((element, index) => {
        note([...path, index], element);
        return plain(element, [...path, index], note);
      });
    case 'TOMLInlineTable': {
      const table = record();
      for (const member of node.body) addMember(table, path, member, note);
      return table;
    }
    case 'TOMLValue':
      switch (node.kind) {
        case 'string':
        case 'boolean':
          return node.value;
        case 'integer':
        case 'float':
          return node.value;
        default:
          // no key takes a date, and the decoder also reports its text
          return node.datetime;
      }
  }
}

function stringOf(text: string, { range: [start, end], style, multiline }: AST.TOMLStringValue): TomlString {
  return {
    inside: insideOf(text, { start, end }, multiline),
    quote: style === 'basic' ? '"' : "'",
    isLong: multiline,
  };
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}
