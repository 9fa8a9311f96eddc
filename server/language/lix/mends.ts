import type { Path } from '../../../engine/core';
import type { JsonValue, TextEdit } from '../../../engine/json';
import { bounds, nukeKinds, scenarioShape, type LixCode } from '../../../engine/lix';
import { membersOf, quote, shapeAt, suggest, valueAt } from '../../../engine/shape';
import type { Diagnostic } from '../text/diagnostic';
import { moveElement, removeAt, setMember } from '../json/edits';
import { freshId, listAt, playersIn } from './guess';
import type { ScenarioText } from './scenario-text';

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

/** The mends of what only a scenario can have. */
export const mends: Partial<Readonly<Record<LixCode, Mend>>> = {
  'nuke-kind': (fault) => nukeKinds.map((kind) => setting(fault, ['nuke'], kind)),
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
  const object = path.slice(0, -1);
  const order = orderAt(json.value, object);
  const edits = setMember(json, object, String(path.at(-1)), value, { order });
  return { title: `Write ${quote(value)}`, edits, isPreferred };
}

/** The keys that an object may have, in the order of its shape. */
function orderAt(value: JsonValue, object: Path): readonly string[] {
  const shape = shapeAt(scenarioShape, value, object)?.shape;
  const isObject = shape?.kind === 'object' || shape?.kind === 'variant';
  return isObject ? Object.keys(membersOf(shape, valueAt(value, object))) : [];
}

function meantPlayer(fault: Fault): readonly Proposal[] {
  const { path } = fault.diagnostic;
  const { value } = fault.text.document.json;
  const written = valueAt(value, path);
  const ids = playersIn(value);
  const near = typeof written === 'string' ? suggest(written, ids) : undefined;
  const meant = near ?? (ids.length === 1 ? ids[0] : undefined);
  return meant === undefined ? [] : [setting(fault, path, meant, true)];
}

/** The id with the first number behind it that nobody has. */
function anotherId(fault: Fault): readonly Proposal[] {
  const { value } = fault.text.document.json;
  const id = valueAt(value, fault.diagnostic.path);
  if (typeof id !== 'string') return [];
  return [setting(fault, fault.diagnostic.path, freshId(playersIn(value), id), true)];
}

/** The next update to which the player gives nothing. */
function nextUpdate(fault: Fault): Proposal {
  const { value } = fault.text.document.json;
  const path = inputOf(fault.diagnostic);
  const player = valueAt(value, [...path, 'player']);
  const own = listAt(value, 'inputs').filter((input) => valueAt(input, ['player']) === player);
  const taken = new Set(own.map((input) => valueAt(input, ['update'])));
  let update = Number(valueAt(value, [...path, 'update']));
  while (taken.has(update)) update++;
  return {
    ...setting(fault, [...path, 'update'], update, true),
    title: `Give it to update ${update}`,
  };
}

/** Moves an input to where its update belongs among the others. */
function inOrder({ text, diagnostic }: Fault): readonly Proposal[] {
  const { json } = text.document;
  const [, from] = diagnostic.path;
  const updates = listAt(json.value, 'inputs').map((input) => Number(valueAt(input, ['update'])));
  const own = typeof from === 'number' ? updates[from] : undefined;
  if (typeof from !== 'number' || own === undefined) return [];
  const others = updates.filter((_, index) => index !== from);
  const next = others.findIndex((update) => update > own);
  const edits = moveElement(json, ['inputs'], from, next < 0 ? others.length : next);
  return [{ title: 'Move it to its place among the updates', edits, isPreferred: true }];
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
  const [skill, id] = [valueAt(input, ['skill']), valueAt(input, ['player'])];
  const index = listAt(value, 'players').findIndex((player) => valueAt(player, ['id']) === id);
  if (index < 0 || typeof skill !== 'string') return [];
  const path = ['players', index, 'skills'];
  const count = Number(valueAt(value, [...path, skill]) ?? 0) + 1;
  const isGiven = valueAt(value, path) !== undefined;
  const proposal = isGiven
    ? setting(fault, [...path, skill], count)
    : setting(fault, path, { [skill]: count });
  return [{ ...proposal, title: `Give ${quote(id)} one more ${skill}`, isPreferred: true }];
}
