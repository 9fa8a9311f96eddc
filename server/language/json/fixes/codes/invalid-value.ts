import type { Path } from '../../../../../engine/core';
import type { JsonValue } from '../../../../../engine/json';
import { includes, junctionModes, junctionTypes } from '../../../../../engine/reactor';
import { suggest, type IntegerShape, type NumberShape, type Shape } from '../../../../../engine/shape';
import { removeAt, replaceValue } from '../../edits';
import type { Fault, Mend, Proposal } from '../mend';
import { sensibleValue } from '../../../reactor/fixes/tools/sensible';
import { at, expected, objectAt, titled } from '../../../reactor/fixes/tools/values';

/** More words than these are not offered one by one. */
const mostChoices = 5;

/** A value that cannot be: the word that it is near to, the number at the end of its range, the cells once. */
export const invalidValue: Mend = {
  says:
    'Write the word that it is nearest to (without asking, where only capitals differ) or one of the few that can be; ' +
    'bring a number into its range and to a whole one; give a junction a mode of its type or the type of its mode; ' +
    'cut a position to two numbers; drop what a list repeats. Else remove the field where it may be left out.',
  *propose(fault) {
    const { subject, diagnostic } = fault;
    const { path } = diagnostic;
    const { json } = subject;
    const value = at(fault, path);
    const found = expected(fault, path);
    const write = (next: JsonValue, more: Partial<Proposal> = {}): Proposal => ({
      title: `Write ${titled(next)}`,
      edits: replaceValue(json, path, next),
      ...more,
    });
    if (found === undefined) return;
    const { shape, member } = found;
    if (isRepeated(fault, path))
      yield { title: 'Remove it here', edits: removeAt(json, path), isPreferred: true };
    if (typeof value === 'string') {
      if (path.at(-1) === 'mode') yield* otherJunction(fault, value);
      yield* words(value, wordsOf(shape)).map(({ word, ...more }) => write(word, more));
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
    const sensible = sensibleValue(fault, path, shape, objectAt(fault, path.slice(0, -1)));
    if (sensible !== undefined && wordsOf(shape).length === 0 && typeof value !== 'number')
      yield write(sensible, { isPreferred: true });
  },
};

/** Whether the entry stands in its list before, where each may once. */
function isRepeated(fault: Fault, path: Path): boolean {
  const index = path.at(-1);
  const list = path.slice(0, -1);
  const shape = expected(fault, list)?.shape;
  const all = at(fault, list);
  if (typeof index !== 'number' || shape?.kind !== 'list' || !shape.distinct || !Array.isArray(all))
    return false;
  const text = JSON.stringify(at(fault, path));
  return (all as readonly JsonValue[]).slice(0, index).some((one) => JSON.stringify(one) === text);
}

/** The words that a text can be. */
function wordsOf(shape: Shape): readonly string[] {
  return shape.kind === 'enumeration' ? shape.values : [];
}

type Word = Pick<Proposal, 'isPreferred' | 'isSafe'> & { readonly word: string };

/** What people write for the words that there are. */
const synonyms = new Map<string, readonly string[]>(
  Object.entries({
    on: ['Enabled', 'Open'],
    off: ['Disabled', 'Closed'],
    active: ['Enabled'],
    inactive: ['Disabled'],
    full: ['Available'],
    empty: ['Depleted'],
    broken: ['Leaking'],
    fixed: ['Repaired'],
  }),
);

/** The words that may be meant, the nearest first. */
function words(value: string, all: readonly string[]): Word[] {
  const meant = suggest(value, all) ?? synonyms.get(value.toLowerCase())?.find((word) => all.includes(word));
  const others = all.length <= mostChoices ? all.filter((word) => word !== meant) : [];
  const isSafe = meant?.toLowerCase() === value.toLowerCase();
  const first: Word[] = meant === undefined ? [] : [{ word: meant, isPreferred: true, isSafe }];
  return [...first, ...others.map((word) => ({ word, isPreferred: all.length === 1 }))];
}

/** A mode of the other type of junction: the junction may be of that type, or its mode becomes the even one. */
function* otherJunction(fault: Fault, mode: string): Iterable<Proposal> {
  const { json } = fault.subject;
  const owner = fault.diagnostic.path.slice(0, -1);
  const type = objectAt(fault, owner)['type'];
  if (typeof type !== 'string' || !includes(junctionTypes, type)) return;
  const even = type === 'TJunction' ? '2/2' : '2/2/2';
  yield {
    title: `Write "${even}"`,
    edits: replaceValue(json, fault.diagnostic.path, even),
    isPreferred: suggest(mode, junctionModes[type]) === undefined,
  };
  const other = type === 'TJunction' ? 'CrossJunction' : 'TJunction';
  if (includes<string>(junctionModes[other], mode))
    yield { title: `Make it a ${other}`, edits: replaceValue(json, [...owner, 'type'], other) };
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
