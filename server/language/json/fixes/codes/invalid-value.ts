import type { Path } from '../../../../../engine/core';
import type { JsonValue } from '../../../../../engine/json';
import { suggest, type IntegerShape, type NumberShape, type Shape } from '../../../../../engine/shape';
import { removeAt, replaceValue } from '../../edits';
import type { Proposal } from '../../../text/fixes/fix';
import type { JsonFix, JsonFixContext, JsonProblem } from '../context';
import { sensibleValue } from '../tools/sensible';
import { at, expected, objectAt, titled } from '../tools/values';

/** The maximum number of words that are offered one by one. */
const maxChoices = 5;

/** Fixes an invalid value: changes it to the most similar word or to the nearest number, or removes duplicates. */
export const invalidValue: JsonFix = {
  advice:
    'Change a word to the most similar valid one (also by _Fix All_ if only capitalization differs) or to one of a short list; ' +
    'round a number and bring it into range; ' +
    'cut a position to two numbers; remove duplicates from a list; or remove an optional field.',
  *propose(problem) {
    const { context, diagnostic } = problem;
    const { path } = diagnostic;
    const { json } = context;
    const value = at(problem, path);
    const found = expected(problem, path);
    const write = (next: JsonValue, more: Partial<Proposal> = {}): Proposal => ({
      title: `Change to ${titled(next)}`,
      edits: replaceValue(json, path, next),
      ...more,
    });
    if (found === undefined) return;
    const { shape, member } = found;
    if (isRepeated(problem, path))
      yield { title: 'Remove it here', edits: removeAt(json, path), isPreferred: true };
    if (typeof value === 'string') {
      yield* words(context, value, wordsOf(shape)).map(({ word, ...more }) => write(word, more));
    }
    if (typeof value === 'number' && (shape.kind === 'integer' || shape.kind === 'number')) {
      const near = clamped(value, shape);
      if (near !== undefined && near !== value) yield write(near, { isPreferred: true });
    }
    if (shape.kind === 'position' && Array.isArray(value) && value.length > 2)
      yield write(value.slice(0, 2) as JsonValue[], { isPreferred: true });
    if (shape.kind === 'list' && Array.isArray(value) && value.length > shape.max)
      yield write(value.slice(0, shape.max) as JsonValue[]);
    if (member?.required === false) {
      const isEmpty = Array.isArray(value) && value.length === 0;
      yield { title: 'Remove the field', edits: removeAt(json, path), isPreferred: isEmpty };
    }
    const sensible = sensibleValue(problem, path, shape, objectAt(problem, path.slice(0, -1)));
    if (sensible !== undefined && wordsOf(shape).length === 0 && typeof value !== 'number')
      yield write(sensible, { isPreferred: true });
  },
};

/** Returns true if the entry occurs earlier in its list, in which each may occur once. */
function isRepeated(problem: JsonProblem, path: Path): boolean {
  const index = path.at(-1);
  const list = path.slice(0, -1);
  const shape = expected(problem, list)?.shape;
  const all = at(problem, list);
  if (typeof index !== 'number' || shape?.kind !== 'list' || !shape.distinct || !Array.isArray(all))
    return false;
  const text = JSON.stringify(at(problem, path));
  return (all as readonly JsonValue[]).slice(0, index).some((one) => JSON.stringify(one) === text);
}

/** Returns the valid words of a string. */
function wordsOf(shape: Shape): readonly string[] {
  return shape.kind === 'enumeration' ? shape.values : [];
}

type Word = Pick<Proposal, 'isPreferred' | 'isSafe'> & { readonly word: string };

/** Returns the valid words, the most similar first. */
function words({ synonyms }: JsonFixContext, value: string, all: readonly string[]): Word[] {
  const meant = suggest(value, all) ?? synonyms.get(value.toLowerCase())?.find((word) => all.includes(word));
  const others = all.length <= maxChoices ? all.filter((word) => word !== meant) : [];
  const isSafe = meant?.toLowerCase() === value.toLowerCase();
  const first: Word[] = meant === undefined ? [] : [{ word: meant, isPreferred: true, isSafe }];
  return [...first, ...others.map((word) => ({ word, isPreferred: all.length === 1 }))];
}

/** The nearest number that is allowed. */
function clamped(value: number, shape: IntegerShape | NumberShape): number | undefined {
  if (Number.isNaN(value)) return undefined;
  const whole = shape.kind === 'integer' ? Math.round(value) : value;
  const near = Math.min(Math.max(whole, shape.min), shape.max);
  if (shape.kind === 'integer') return near;
  if (shape.above !== undefined && near <= shape.above)
    return shape.above + 1 <= shape.max ? shape.above + 1 : undefined;
  return shape.belowMax && near >= shape.max ? undefined : near;
}
