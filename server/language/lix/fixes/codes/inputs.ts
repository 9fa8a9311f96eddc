import { bounds } from '../../../../../engine/lix';
import { quote, valueAt } from '../../../../../engine/shape';
import { moveElement } from '../../../json/edits';
import type { JsonProblem } from '../../../json/fixes';
import type { Proposal } from '../../../text/fixes';
import { listAt } from '../../guess';
import { inputOf, removeInput, setAt, type LixFix } from '../tools';

/** An input that the game refuses: it is removed. */
export const refusedInput: LixFix = (problem) => [removeInput(problem)];

/** A second nuke of a player: it is removed. */
export const secondNuke: LixFix = (problem) => [removeInput(problem, true)];

/** Fixes a second input of a player in one update: moves it to the next free update, or removes it. */
export const secondInput: LixFix = (problem) => [nextUpdate(problem), removeInput(problem)];

/** Fixes an input after the last update: extends the play up to it, or removes it. */
export const inputAfterEnd: LixFix = (problem) => [...longer(problem), removeInput(problem)];

/** Fixes a skill that the player has used up: gives one more, or removes the input. */
export const noSkill: LixFix = (problem) => [...moreSkill(problem), removeInput(problem)];

/** Fixes an input out of order: moves it to the place of its update among the others. */
export const inputOrder: LixFix = ({ context, diagnostic }) => {
  const { json } = context;
  const [, from] = diagnostic.path;
  const updates = listAt(json.value, 'inputs').map((input) => Number(valueAt(input, ['update'])));
  const own = typeof from === 'number' ? updates[from] : undefined;
  if (typeof from !== 'number' || own === undefined) return [];
  const others = updates.filter((_, index) => index !== from);
  const next = others.findIndex((update) => update > own);
  const edits = moveElement(json, ['inputs'], from, next < 0 ? others.length : next);
  return [{ title: 'Sort the input by update', edits, isPreferred: true }];
};

/** Gives the input to the next update in which the player has none. */
function nextUpdate(problem: JsonProblem): Proposal {
  const { value } = problem.context.json;
  const path = inputOf(problem.diagnostic);
  const player = valueAt(value, [...path, 'player']);
  const own = listAt(value, 'inputs').filter((input) => valueAt(input, ['player']) === player);
  const taken = new Set(own.map((input) => valueAt(input, ['update'])));
  let update = Number(valueAt(value, [...path, 'update']));
  while (taken.has(update)) update++;
  return {
    ...setAt(problem, [...path, 'update'], update, true),
    title: `Move the input to update ${update}`,
  };
}

/** Plays until the update of the input. */
function longer(problem: JsonProblem): readonly Proposal[] {
  const update = valueAt(problem.context.json.value, problem.diagnostic.path);
  if (typeof update !== 'number' || update > bounds.updates) return [];
  return [{ ...setAt(problem, ['until'], update, true), title: `Extend the scenario to update ${update}` }];
}

/** Gives the player one more of the skill. */
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
    ? setAt(problem, [...path, skill], count)
    : setAt(problem, path, { [skill]: count });
  return [{ ...proposal, title: `Give ${quote(id)} one more ${skill}`, isPreferred: true }];
}
