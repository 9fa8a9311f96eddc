import type { Path } from '../../../engine/core';
import type { JsonValue, Span, TextEdit } from '../../../engine/json';
import {
  bounds,
  lixCodes,
  nukeKinds,
  scenarioShape,
  scenarioVersion,
  type LixCode,
} from '../../../engine/lix';
import { membersOf, quote, shapeAt, suggest, valueAt, type Expectation } from '../../../engine/shape';
import type { Diagnostic } from '../diagnostic';
import { documentOf } from '../document';
import { moveElement, removeAt, renameKey, replaceValue, setMember } from '../edits';
import type { AnsweredFix } from '../project/answers';
import { ScenarioText } from './scenario-text';

/** A fault that somebody wants mended. */
interface Fault {
  readonly text: ScenarioText;
  readonly diagnostic: Diagnostic;
}

/** One way to mend a fault, unchecked. */
interface Proposal {
  readonly title: string;
  readonly edits: readonly TextEdit[] | undefined;
  readonly isPreferred?: boolean;
}

/** The ways to mend a fault, the likeliest first. They may be guesses: each is tried before it is offered. */
type Mend = (fault: Fault) => readonly Proposal[];

const mends: Partial<Readonly<Record<LixCode, Mend>>> = {
  'nuke-kind': (fault) => nukeKinds.map((kind) => setting(fault, ['nuke'], kind)),
  'missing-field': addField,
  'unknown-field': meantKey,
  'invalid-value': meantWord,
  'duplicate-id': anotherId,
  'unknown-player': (fault) => [...meantPlayer(fault), removing(fault)],
  'second-input': (fault) => [nextUpdate(fault), removing(fault)],
  'second-nuke': (fault) => [removing(fault, true)],
  'input-order': inOrder,
  'input-after-end': (fault) => [...longer(fault), removing(fault)],
  'game-over': (fault) => [removing(fault)],
  'no-control': (fault) => [removing(fault)],
  'has-left': (fault) => [removing(fault)],
  'no-lix': (fault) => [removing(fault)],
  'no-skill': (fault) => [...moreSkill(fault), removing(fault)],
};

/** The codes that have mends, for the manual. */
export const mendedLixCodes: ReadonlySet<string> = new Set(Object.keys(mends));

/** For more faults than these nothing is worked out in one answer. */
const mostFaults = 10;

/** What mends the faults that touch a span: each was tried, so that its fault goes and no error comes to light. */
export function fixesIn(text: ScenarioText, { start, end }: Span): readonly AnsweredFix[] {
  return text.diagnostics
    .filter(({ span }) => span.start <= end && span.end >= start)
    .slice(0, mostFaults)
    .flatMap((diagnostic) => {
      const mend = Object.hasOwn(mends, diagnostic.code) ? mends[diagnostic.code as LixCode] : undefined;
      const proposals = mend?.({ text, diagnostic }) ?? [];
      return proposals.flatMap(({ title, edits, isPreferred = false }) =>
        edits !== undefined && isSound(text, diagnostic, edits)
          ? [{ title, diagnostic, edits, isPreferred }]
          : [],
      );
    });
}

/** Whether there are fewer faults of the code after the edits, and no error came to light. */
function isSound(text: ScenarioText, fault: Diagnostic, edits: readonly TextEdit[]): boolean {
  if (edits.length === 0) return false;
  const after = new ScenarioText(documentOf(text.document.json.edit(edits)));
  // whatever a config file makes of them
  const before = new ScenarioText(text.document);
  const count = (of: ScenarioText, isCounted: (one: Diagnostic) => boolean): number =>
    of.diagnostics.filter(isCounted).length;
  const isError = (one: Diagnostic): boolean => lixCodes[one.code as LixCode] === 'error';
  const isLike = (one: Diagnostic): boolean => one.code === fault.code;
  const most = count(before, isError) - (isError(fault) ? 1 : 0);
  return count(after, isLike) < count(before, isLike) && count(after, isError) <= most;
}

/** Takes the input out that a fault is in. */
function removing({ text, diagnostic }: Fault, isPreferred = false): Proposal {
  return {
    title: 'Remove this input',
    edits: removeAt(text.document.json, inputOf(diagnostic)),
    isPreferred,
  };
}

function inputOf({ path }: Diagnostic): Path {
  return path.slice(0, 2);
}

function setting({ text }: Fault, path: Path, value: JsonValue, isPreferred = false): Proposal {
  const { json } = text.document;
  const key = path.at(-1);
  const object = path.slice(0, -1);
  const edits =
    typeof key === 'string'
      ? setMember(json, object, key, value, { order: orderAt(json.value, object) })
      : undefined;
  return {
    title: `Write ${typeof value === 'string' ? quote(value) : JSON.stringify(value)}`,
    edits,
    isPreferred,
  };
}

/** The keys that an object may have, in the order of its shape. */
function orderAt(value: JsonValue, object: Path): readonly string[] {
  return Object.keys(membersAt(value, object));
}

function membersAt(value: JsonValue, object: Path): ReturnType<typeof membersOf> {
  const shape = expectedAt(value, object)?.shape;
  return shape?.kind === 'object' || shape?.kind === 'variant'
    ? membersOf(shape, valueAt(value, object))
    : {};
}

function expectedAt(value: JsonValue, path: Path): Expectation | undefined {
  return shapeAt(scenarioShape, value, path);
}

/** What is written for a field that is missing: something to begin with. */
const usual: Readonly<Record<string, JsonValue>> = {
  version: scenarioVersion,
  overtime: 0,
  until: 200,
  players: [{ id: 'ann', lixInHatch: 10, spawnInterval: 4, updatesToExit: 60 }],
  id: 'ann',
  lixInHatch: 10,
  spawnInterval: 4,
  updatesToExit: 60,
  update: 1,
  type: 'Nuke',
  skill: 'Exploder',
  lix: 1,
};

/** Adds the field that the message names. */
function addField(fault: Fault): readonly Proposal[] {
  const { text, diagnostic } = fault;
  const { value } = text.document.json;
  const present = valueAt(value, diagnostic.path);
  const values: typeof usual = { ...usual, player: idsIn(fault)[0] ?? 'ann' };
  const missing = orderAt(value, diagnostic.path).find(
    (key) => valueAt(present, [key]) === undefined && diagnostic.message.includes(`"${key}"`),
  );
  if (missing === undefined || values[missing] === undefined) return [];
  const path = [...diagnostic.path, missing];
  return [{ ...setting(fault, path, values[missing], true), title: `Add "${missing}"` }];
}

/** The key that was meant; else it is kept as one's own. */
function meantKey({ text, diagnostic }: Fault): readonly Proposal[] {
  const { json } = text.document;
  const { path } = diagnostic;
  const key = path.at(-1);
  if (typeof key !== 'string') return [];
  const holder = valueAt(json.value, path.slice(0, -1));
  const free = Object.keys(membersAt(json.value, path.slice(0, -1))).filter(
    (one) => valueAt(holder, [one]) === undefined,
  );
  const near = suggest(key, free);
  const renaming = (name: string, title: string, isPreferred: boolean): Proposal => ({
    title,
    edits: renameKey(json, path, name),
    isPreferred,
  });
  return [
    ...(near === undefined ? [] : [renaming(near, `Write "${near}"`, true)]),
    renaming(`x-${key}`, `Keep it as "x-${key}"`, false),
    { title: `Remove ${quote(key)}`, edits: removeAt(json, path) },
  ];
}

/** The word that was meant. */
function meantWord({ text, diagnostic }: Fault): readonly Proposal[] {
  const { json } = text.document;
  const value = valueAt(json.value, diagnostic.path);
  const shape = expectedAt(json.value, diagnostic.path)?.shape;
  const meant =
    typeof value === 'string' && shape?.kind === 'enumeration' ? suggest(value, shape.values) : undefined;
  if (meant === undefined) return [];
  return [
    { title: `Write ${quote(meant)}`, edits: replaceValue(json, diagnostic.path, meant), isPreferred: true },
  ];
}

function idsIn({ text }: Fault): readonly string[] {
  const players = valueAt(text.document.json.value, ['players']);
  if (!Array.isArray(players)) return [];
  const ids = (players as readonly JsonValue[]).map((player) => valueAt(player, ['id']));
  return ids.filter((id) => typeof id === 'string');
}

function meantPlayer(fault: Fault): readonly Proposal[] {
  const { path } = fault.diagnostic;
  const written = valueAt(fault.text.document.json.value, path);
  const ids = idsIn(fault);
  const near = typeof written === 'string' ? suggest(written, ids) : undefined;
  const only = ids.length === 1 ? ids[0] : undefined;
  const meant = near ?? only;
  return meant === undefined ? [] : [setting(fault, path, meant, true)];
}

/** The id with the first number behind it that nobody has. */
function anotherId(fault: Fault): readonly Proposal[] {
  const { path } = fault.diagnostic;
  const id = valueAt(fault.text.document.json.value, path);
  if (typeof id !== 'string') return [];
  const taken = new Set(idsIn(fault));
  let number = 2;
  while (taken.has(`${id}${number}`)) number++;
  return [setting(fault, path, `${id}${number}`, true)];
}

/** The next update to which the player gives nothing. */
function nextUpdate(fault: Fault): Proposal {
  const { json } = fault.text.document;
  const path = inputOf(fault.diagnostic);
  const player = valueAt(json.value, [...path, 'player']);
  const inputs = valueAt(json.value, ['inputs']);
  const own = (Array.isArray(inputs) ? (inputs as readonly JsonValue[]) : []).filter(
    (input) => valueAt(input, ['player']) === player,
  );
  const taken = new Set(own.map((input) => valueAt(input, ['update'])));
  let update = Number(valueAt(json.value, [...path, 'update']));
  while (taken.has(update)) update++;
  return { ...setting(fault, [...path, 'update'], update, true), title: `Give it to update ${update}` };
}

/** Moves an input before the first one of a later update. */
function inOrder({ text, diagnostic }: Fault): readonly Proposal[] {
  const { json } = text.document;
  const [, from] = diagnostic.path;
  const inputs = valueAt(json.value, ['inputs']);
  if (typeof from !== 'number' || !Array.isArray(inputs)) return [];
  const updates = (inputs as readonly JsonValue[]).map((input) => Number(valueAt(input, ['update'])));
  const own = updates[from] ?? 0;
  const to = updates.findIndex((update) => update > own);
  if (to < 0 || to > from) return [];
  return [
    {
      title: 'Move it before the later inputs',
      edits: moveElement(json, ['inputs'], from, to),
      isPreferred: true,
    },
  ];
}

/** Plays to the update of the input. */
function longer(fault: Fault): readonly Proposal[] {
  const update = valueAt(fault.text.document.json.value, fault.diagnostic.path);
  if (typeof update !== 'number' || update > bounds.updates) return [];
  return [{ ...setting(fault, ['until'], update, true), title: `Play until update ${update}` }];
}

/** One more of the skill for the player. */
function moreSkill(fault: Fault): readonly Proposal[] {
  const { value } = fault.text.document.json;
  const input = valueAt(value, inputOf(fault.diagnostic));
  const skill = valueAt(input, ['skill']);
  const timeline = fault.text.timeline;
  const id = valueAt(input, ['player']);
  const index = timeline?.scenario.players.findIndex((player) => player.id === id) ?? -1;
  const player = timeline?.scenario.players[index];
  if (player === undefined || typeof skill !== 'string') return [];
  const path = ['players', index];
  const count = Number(valueAt(value, [...path, 'skills', skill]) ?? 0) + 1;
  const given = valueAt(value, [...path, 'skills']);
  const proposal =
    given === undefined
      ? setting(fault, [...path, 'skills'], { [skill]: count })
      : setting(fault, [...path, 'skills', skill], count);
  return [{ ...proposal, title: `Give ${quote(player.id)} one more ${skill}`, isPreferred: true }];
}
