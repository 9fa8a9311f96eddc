import type { Path } from '../../../../../engine/core';
import type { TextEdit } from '../../../../../engine/json';
import { entranceTag, type merchantTag, type stairsTag } from '../../../../../engine/rooms';
import { quote, valueAt } from '../../../../../engine/shape';
import { plainText } from '../../../json/completion';
import { membersAt } from '../../completion/members';
import { roleAt } from '../../names';
import { namesOfKind } from '../../registry-view';
import { takenNumbers, valueTemplate } from '../../completion/templates';
import { plainFloor } from './layout';
import type { RoomsFix, RoomsProblem } from '../context';
import type { Proposal } from '../../../text/fixes';

/** Changes a name to the one that was probably meant, or removes it from its list. */
export const meantName: RoomsFix = (problem) => {
  const { path } = problem.diagnostic;
  return [...wellFormed(problem), ...removing(problem, path)];
};

/** Changes a name to the one that was probably meant. */
export const wellFormed: RoomsFix = (problem) => {
  const { path, data } = problem.diagnostic;
  return data?.meant === undefined ? [] : [writing(problem, path, data.meant, true)];
};

/** Changes an unknown key to the one that was probably meant, or marks it as a note: in each header that has it. */
export const meantKey: RoomsFix = ({ context: { own }, diagnostic }) => {
  const { path, span, data } = diagnostic;
  const name = path.at(-1);
  if (typeof name !== 'string') return [];
  const headers = own.sketch.parts.flatMap(({ kind, path: of, key }) =>
    kind === 'table' && path.length === 1 && of[0] === name && key !== undefined
      ? [{ start: key.start, end: key.start + name.length }]
      : [],
  );
  const places = headers.length === 0 ? [span] : headers;
  const meant = data?.meant;
  return [
    ...(meant === undefined
      ? []
      : [
          {
            title: `Change to ${quote(meant)}`,
            edits: places.map((place) => ({ ...place, text: meant })),
            isPreferred: true,
          },
        ]),
    {
      title: `Keep it as ${quote(`x-${name}`)}`,
      edits: places.map(({ start }) => ({ start, end: start, text: 'x-' })),
    },
  ];
};

/** Adds the missing key with an initial value. */
export const addField: RoomsFix = (problem) => {
  const { path, data } = problem.diagnostic;
  const key = data?.missing;
  if (key === undefined || membersAt(path)?.[key] === undefined) return [];
  const value = plainText(valueTemplate(problem.context.view, [...path, key]));
  return value === '' ? [] : adding(problem, path, key, value, `Add "${key}"`);
};

/** Adds creatures to a floor: the first one that a file defines. */
export const addCreatures: RoomsFix = (problem) => {
  const { registry } = problem.context.view.joined;
  const [creature] = registry.creatures.keys();
  if (creature === undefined) return [];
  const value = `[{ id = ${JSON.stringify(creature)}, weight = 1 }]`;
  return setMember(problem, 'creatures', value, `Add ${quote(creature)} to the creatures`);
};

/** Adds a loot table to a floor: each of the first that a file defines. */
export const addLoot: RoomsFix = (problem) =>
  [...problem.context.view.joined.registry.lootTables.keys()]
    .slice(0, 2)
    .flatMap((table) =>
      setMember(problem, 'loot', JSON.stringify(table), `Add the loot table ${quote(table)}`),
    );

/** Sets a member of the entry that a problem is in, whether it is there or not. */
function setMember(problem: RoomsProblem, key: string, value: string, title: string): Proposal[] {
  const { own } = problem.context;
  const entry = problem.diagnostic.path.slice(0, 2);
  const span = own.toml.spanOf([...entry, key]);
  if (span === undefined) return adding(problem, entry, key, value, title);
  return [{ title, edits: [{ ...span, text: value }] }];
}

/** Adds a key at the end of a table, or at the start of an inline table. */
function adding(
  { context: { own } }: RoomsProblem,
  table: Path,
  key: string,
  value: string,
  title: string,
): Proposal[] {
  const { parts } = own.sketch;
  const part = parts.find(({ path }) => path.join() === table.join());
  if (part === undefined) return [];
  const line = `${key} = ${value}`;
  if (part.kind === 'table') {
    const members = parts.filter(
      ({ path, key: named }) =>
        named !== undefined && path.length === table.length + 1 && path.slice(0, -1).join() === table.join(),
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
}

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
export function addRequired(tag: typeof entranceTag | typeof merchantTag | typeof stairsTag): RoomsFix {
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
  const taken = takenNumbers(view);
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
