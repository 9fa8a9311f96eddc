import type { Path } from '../../../../../engine/core';
import type { TextEdit } from '../../../../../engine/json';
import { entranceTag, suggestedId, type stairsTag } from '../../../../../engine/rooms';
import { quote, suggest, valueAt } from '../../../../../engine/shape';
import { plainText } from '../../../json/completion';
import { membersAt } from '../../complete';
import { roleAt, type NameKind } from '../../names';
import { namesOfKind } from '../../registry-view';
import { valueTemplate } from '../../templates';
import { plainFloor } from './layout';
import type { RoomsFix, RoomsProblem } from '../context';
import type { Proposal } from '../../../text/fixes';

/** Changes a name to the most similar existing one. */
export const meantName: RoomsFix = (problem) => {
  const { context, diagnostic } = problem;
  const { view, own } = context;
  const { path } = diagnostic;
  const written = valueAt(own.toml.value, path);
  const role = roleAt(path);
  if (typeof written !== 'string' || role === undefined) return [];
  const known = (kind: NameKind): string[] =>
    [...namesOfKind(view, kind)]
      .filter(([name, places]) => name !== written && places.some(({ use }) => use.isDefinition))
      .map(([name]) => name);
  const names =
    role.kind === 'entry'
      ? (['prefab', 'floor', 'creature', 'loot', 'npc'] as const).flatMap(known)
      : known(role.kind);
  const near = suggest(written, names);
  return [...(near === undefined ? [] : [writing(problem, path, near, true)]), ...removing(problem, path)];
};

/** Normalizes a name: lower case, without spaces, with a namespace. */
export const wellFormed: RoomsFix = (problem) => {
  const { path } = problem.diagnostic;
  const written = valueAt(problem.context.own.toml.value, path);
  const near = typeof written === 'string' ? suggestedId(written) : undefined;
  return near === undefined ? [] : [writing(problem, path, near, true)];
};

/** Changes an unknown key to the most similar one, or marks it as a note. */
export const meantKey: RoomsFix = ({ context: { own }, diagnostic }) => {
  const { path, span } = diagnostic;
  const name = path.at(-1);
  if (typeof name !== 'string') return [];
  const members = membersAt(path.slice(0, -1)) ?? {};
  const holder = valueAt(own.toml.value, path.slice(0, -1));
  const free = Object.keys(members).filter(
    (key) => typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key),
  );
  const near = suggest(name, free);
  return [
    ...(near === undefined
      ? []
      : [{ title: `Change to "${near}"`, edits: [{ ...span, text: near }], isPreferred: true }]),
    { title: `Keep it as "x-${name}"`, edits: [{ start: span.start, end: span.start, text: 'x-' }] },
  ];
};

/** Adds the key with an initial value, after the header of its table. */
export const addField: RoomsFix = (problem) => {
  const { diagnostic } = problem;
  const { own } = problem.context;
  const named = /`([\w-]+)`|"([\w-]+)"/.exec(diagnostic.message);
  const key = named?.[1] ?? named?.[2];
  const table = diagnostic.path;
  if (key === undefined || membersAt(table)?.[key] === undefined) return [];
  const { parts } = own.sketch;
  const part = parts.find(({ path }) => path.join() === table.join());
  if (part === undefined) return [];
  const value = plainText(valueTemplate([...table, key], 'mymod', 1));
  const line = `${key} = ${value}`;
  const title = `Add "${key}"`;
  if (part.kind === 'table') {
    const members = parts.filter(
      ({ path, key: own }) =>
        own !== undefined && path.length === table.length + 1 && path.slice(0, -1).join() === table.join(),
    );
    const end = members.at(-1)?.span.end ?? (part.key?.end ?? part.span.end) + 2;
    return [{ title, edits: [{ start: end, end, text: `\n${line}` }], isPreferred: true }];
  }
  if (part.kind !== 'inline') return [];
  const isEmpty = own.document.text.slice(part.span.start + 1, part.span.end - 1).trim() === '';
  const at = part.span.start + 1;
  return [
    { title, edits: [{ start: at, end: at, text: isEmpty ? ` ${line} ` : ` ${line},` }], isPreferred: true },
  ];
};

/** Lets the entry of this file replace that of the other, or gives it a free name. */
export const addOverride: RoomsFix = (problem) => {
  const { context, diagnostic } = problem;
  const { view, own } = context;
  const id = valueAt(own.toml.value, diagnostic.path);
  const role = roleAt(diagnostic.path);
  if (typeof id !== 'string' || role === undefined || role.kind === 'entry') return [];
  const taken = namesOfKind(view, role.kind);
  let number = 2;
  while (taken.has(`${id}_${number}`)) number++;
  const renamed = writing(problem, diagnostic.path, `${id}_${number}`, false);
  const list = own.sketch.parts.find(({ path }) => path.length === 1 && path[0] === 'overrides');
  const title = `Override the entry of the other file`;
  if (list === undefined) {
    const edit: TextEdit = { start: 0, end: 0, text: `overrides = [${JSON.stringify(id)}]\n\n` };
    return [{ title, edits: [edit] }, renamed];
  }
  const items = own.sketch.parts.filter(({ path }) => path.length === 2 && path[0] === 'overrides');
  const last = items.at(-1);
  const at = last?.span.end ?? list.span.start + 1;
  const added = `${last === undefined ? '' : ', '}${JSON.stringify(id)}`;
  return [{ title, edits: [{ start: at, end: at, text: added }] }, renamed];
};

/** Adds a tag that every floor requires, or removes a surplus entrance. */
export function addRequired(tag: typeof entranceTag | typeof stairsTag): RoomsFix {
  return (problem) => {
    const { path } = problem.diagnostic;
    return path.at(-1) === 'required' ? appending(problem, path, tag) : removing(problem, path);
  };
}

/** As many rooms as are required. */
export const enoughRooms: RoomsFix = (problem) => {
  const { path } = problem.diagnostic;
  const required = valueAt(problem.context.own.toml.value, [...path.slice(0, -1), 'required']);
  return Array.isArray(required) ? setting(problem, path, String(required.length)) : [];
};

/** The first number that no floor has. */
export const nextNumber: RoomsFix = (problem) => {
  const { diagnostic } = problem;
  const { view } = problem.context;
  const own = valueAt(problem.context.own.toml.value, diagnostic.path);
  const taken = new Set([...view.joined.registry.floors.values()].map(({ number }) => number));
  let free = 1;
  while (taken.has(free) || free === own) free++;
  return setting(problem, diagnostic.path, String(free));
};

/** An `n` more or less, or a name less. */
export const npcCount: RoomsFix = (problem) =>
  problem.diagnostic.path.includes('npcs') ? removing(problem, problem.diagnostic.path) : plainFloor(problem);

/** Makes a room with a `<` an entrance, or the `<` floor. */
export const entranceOrFloor: RoomsFix = (problem) => [
  ...plainFloor(problem),
  ...appending(problem, [...problem.diagnostic.path.slice(0, 2), 'tags'], entranceTag),
];

function writing(
  { context: { own } }: RoomsProblem,
  path: Path,
  name: string,
  isPreferred: boolean,
): Proposal {
  const span = own.toml.spanOf(path);
  const edits = span === undefined ? [] : [{ ...span, text: JSON.stringify(name) }];
  return { title: `Change to ${quote(name)}`, edits, isPreferred };
}

function setting({ context: { own } }: RoomsProblem, path: Path, value: string): Proposal[] {
  const span = own.toml.spanOf(path);
  return span === undefined
    ? []
    : [{ title: `Change to ${value}`, edits: [{ ...span, text: value }], isPreferred: true }];
}

/** Adds a name to a list. */
export function appending({ context: { own } }: RoomsProblem, list: Path, name: string): Proposal[] {
  const span = own.toml.spanOf(list);
  const value = valueAt(own.toml.value, list);
  if (span === undefined || !Array.isArray(value)) return [];
  const last = value.length === 0 ? undefined : own.toml.spanOf([...list, value.length - 1]);
  const at = last?.end ?? span.start + 1;
  const added = `${last === undefined ? '' : ', '}${JSON.stringify(name)}`;
  return [{ title: `Add ${quote(name)}`, edits: [{ start: at, end: at, text: added }], isPreferred: true }];
}

/** Removes a tag that a floor asks for: from the required ones, or with its weight from the optional ones. */
export const removeTag: RoomsFix = (problem) => {
  const { path } = problem.diagnostic;
  return removing(problem, path.at(-1) === 'tag' ? path.slice(0, -1) : path);
};

/** Removes an item from its list, with a comma next to it. */
function removing({ context: { own } }: RoomsProblem, path: Path): Proposal[] {
  const index = path.at(-1);
  const span = own.toml.spanOf(path);
  if (typeof index !== 'number' || span === undefined) return [];
  const list = path.slice(0, -1);
  const before = index === 0 ? undefined : own.toml.spanOf([...list, index - 1]);
  const after = own.toml.spanOf([...list, index + 1]);
  const start = before?.end ?? span.start;
  const end = before === undefined ? (after?.start ?? span.end) : span.end;
  const item = valueAt(own.toml.value, path);
  const name = typeof item === 'string' ? item : valueAt(own.toml.value, [...path, 'tag']);
  return [
    { title: `Remove ${typeof name === 'string' ? quote(name) : 'it'}`, edits: [{ start, end, text: '' }] },
  ];
}
