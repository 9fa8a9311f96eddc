import type { Path } from '../../../../engine/core';
import type { JsonValue } from '../../../../engine/json';
import { bounds, nukeKinds, scenarioShape, type LixCode } from '../../../../engine/lix';
import { membersOf, quote, shapeAt, suggest, valueAt } from '../../../../engine/shape';
import type { Diagnostic } from '../../text/diagnostic';
import type { FixRule, FixTable, Proposal, Propose } from '../../text/fixes';
import { jsonFixes, type JsonFixContext, type JsonProblem } from '../../json/fixes';
import { moveElement, removeAt, setMember } from '../../json/edits';
import { freshId, listAt, playersIn } from '../guess';

/** How each code is fixed that only a scenario can have. */
const ownFixes: Partial<Readonly<Record<LixCode, Propose<JsonFixContext>>>> = {
  'nuke-kind': (problem) => nukeKinds.map((kind) => setting(problem, ['nuke'], kind)),
  'duplicate-id': anotherId,
  'unknown-player': (problem) => [...meantPlayer(problem), removing(problem)],
  'second-input': (problem) => [nextUpdate(problem), removing(problem)],
  'second-nuke': (problem) => [removing(problem, true)],
  'input-order': inOrder,
  'input-after-end': (problem) => [...longer(problem), removing(problem)],
  'game-over': (problem) => [removing(problem)],
  'no-control': (problem) => [removing(problem)],
  'has-left': (problem) => [removing(problem)],
  'no-lix': (problem) => [removing(problem)],
  'no-skill': (problem) => [...moreSkill(problem), removing(problem)],
};

/** An input moves among the others, so that its place says little: then the file has to have one problem fewer. */
const rule: FixRule = { gone: 'in the file', newErrors: 'nowhere' };

/** The fixes of scenarios: those of every JSON format, and those of what only a scenario can have. */
export const lixFixes: FixTable<JsonFixContext> = {
  ...jsonFixes,
  ...Object.fromEntries(Object.entries(ownFixes).map(([code, propose]) => [code, { propose, rule }])),
};

/** Takes the input out that a problem is in. */
function removing({ context, diagnostic }: JsonProblem, isPreferred = false): Proposal {
  return {
    title: 'Remove this input',
    edits: removeAt(context.json, inputOf(diagnostic)),
    isPreferred,
  };
}

function inputOf({ path }: Diagnostic): Path {
  return path.slice(0, 2);
}

function setting({ context }: JsonProblem, path: Path, value: JsonValue, isPreferred = false): Proposal {
  const { json } = context;
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

function meantPlayer(problem: JsonProblem): readonly Proposal[] {
  const { path } = problem.diagnostic;
  const { value } = problem.context.json;
  const written = valueAt(value, path);
  const ids = playersIn(value);
  const near = typeof written === 'string' ? suggest(written, ids) : undefined;
  const meant = near ?? (ids.length === 1 ? ids[0] : undefined);
  return meant === undefined ? [] : [setting(problem, path, meant, true)];
}

/** Appends the first number to the id that makes it unique. */
function anotherId(problem: JsonProblem): readonly Proposal[] {
  const { value } = problem.context.json;
  const id = valueAt(value, problem.diagnostic.path);
  if (typeof id !== 'string') return [];
  return [setting(problem, problem.diagnostic.path, freshId(playersIn(value), id), true)];
}

/** The next update to which the player gives nothing. */
function nextUpdate(problem: JsonProblem): Proposal {
  const { value } = problem.context.json;
  const path = inputOf(problem.diagnostic);
  const player = valueAt(value, [...path, 'player']);
  const own = listAt(value, 'inputs').filter((input) => valueAt(input, ['player']) === player);
  const taken = new Set(own.map((input) => valueAt(input, ['update'])));
  let update = Number(valueAt(value, [...path, 'update']));
  while (taken.has(update)) update++;
  return {
    ...setting(problem, [...path, 'update'], update, true),
    title: `Give it to update ${update}`,
  };
}

/** Moves an input to where its update belongs among the others. */
function inOrder({ context, diagnostic }: JsonProblem): readonly Proposal[] {
  const { json } = context;
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
function longer(problem: JsonProblem): readonly Proposal[] {
  const update = valueAt(problem.context.json.value, problem.diagnostic.path);
  if (typeof update !== 'number' || update > bounds.updates) return [];
  return [{ ...setting(problem, ['until'], update, true), title: `Play until update ${update}` }];
}

/** One more of the skill for the player. */
function moreSkill(problem: JsonProblem): readonly Proposal[] {
  const { value } = problem.context.json;
  const input = valueAt(value, inputOf(problem.diagnostic));
  const [skill, id] = [valueAt(input, ['skill']), valueAt(input, ['player'])];
  const index = listAt(value, 'players').findIndex((player) => valueAt(player, ['id']) === id);
  if (index < 0 || typeof skill !== 'string') return [];
  const path = ['players', index, 'skills'];
  const count = Number(valueAt(value, [...path, skill]) ?? 0) + 1;
  const isGiven = valueAt(value, path) !== undefined;
  const proposal = isGiven
    ? setting(problem, [...path, skill], count)
    : setting(problem, path, { [skill]: count });
  return [{ ...proposal, title: `Give ${quote(id)} one more ${skill}`, isPreferred: true }];
}
