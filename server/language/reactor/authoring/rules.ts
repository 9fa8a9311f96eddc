import type { Path } from '../../../../engine/core';
import type { JsonObject, JsonValue } from '../../../../engine/json';
import { levelShape } from '../../../../engine/reactor';
import { membersOf, shapeAt, valueAt, type VariantShape } from '../../../../engine/shape';
import { draftCaseMembers, type Guess } from '../../json/completion/draft';
import { guessFor } from '../completion';
import { moveElement } from '../../json/edits';
import type { LevelContext } from '../level';
import type { Fields, RuleList, RuleName, RulePart, Stroke } from './stroke';
import type { Refusal, EditSession } from './edit-session';

type RuleStroke = Extract<
  Stroke,
  { type: 'addRule' | 'addRulePart' | 'setRule' | 'moveRule' | 'removeRule' }
>;

/** The effect of a new rule: a rule has at least one. */
const firstEffect = { type: 'Warn', text: 'Something is about to happen.' };

/** Splits a path into that of the list and the index in it. */
interface Found {
  readonly list: Path;
  readonly index: number;
}

/** Changes the rules. Only the members that a change names are touched; all others stay as they are written. */
export function writeRule(
  level: LevelContext,
  session: EditSession,
  stroke: RuleStroke,
): Refusal | undefined {
  if (stroke.type === 'addRule') {
    const guess = guessFor(level);
    const path = ['rules', level.sketch.rules.length, 'id'];
    const id = guess(path, {}, { kind: 'string', nonEmpty: true });
    return session.append('rules', { id, effects: [firstEffect] });
  }
  const rule = ruleNamed(level, stroke.rule);
  if (rule === undefined) return 'The rules have changed in the meantime. Try again.';
  if (stroke.type === 'addRulePart') return addPart(level, session, rule, stroke);
  const found = stroke.part === null ? { list: ['rules'], index: rule } : partOf(level, rule, stroke.part);
  if (found === undefined) return 'The rule has changed in the meantime. Try again.';
  const { list, index } = found;
  switch (stroke.type) {
    case 'setRule':
      return setFields(level, session, found, stroke);
    case 'moveRule': {
      const size = (valueAt(session.json.value, list) as readonly JsonValue[]).length;
      if (!Number.isSafeInteger(stroke.to) || stroke.to < 0 || stroke.to >= size)
        return 'The index is outside the list.';
      return session.apply(moveElement(session.json, list, index, stroke.to));
    }
    case 'removeRule':
      return session.remove(list, [index]);
  }
}

/** Returns the index of a rule: the given one if the rule is there, else that of the only rule with its id. */
function ruleNamed({ sketch: { rules } }: LevelContext, { index, id }: RuleName): number | undefined {
  if (rules.some((rule) => rule.index === index && rule.id === id)) return index;
  const [only, ...others] = rules.filter((rule) => id !== '' && rule.id === id);
  return others.length === 0 ? only?.index : undefined;
}

function partOf(level: LevelContext, rule: number, { list, index, is }: RulePart): Found | undefined {
  const path = ['rules', rule, list];
  if (shapeOf(level, path) === undefined) return undefined;
  const part = valueAt(level.document.json.value, [...path, index]);
  return isObject(part) && (part['type'] ?? '') === is ? { list: path, index } : undefined;
}

function addPart(
  level: LevelContext,
  session: EditSession,
  rule: number,
  { list, as }: { readonly list: RuleList; readonly as: string },
): Refusal | undefined {
  const path = ['rules', rule, list];
  const old = valueAt(session.json.value, path);
  const at = [...path, Array.isArray(old) ? old.length : 0];
  const value = drafted(level, at, as, guessFor(level));
  return value === undefined ? `Unknown type ${JSON.stringify(as)}.` : session.append(path, value);
}

function setFields(
  level: LevelContext,
  session: EditSession,
  { list, index }: Found,
  { part, fields }: { readonly part: RulePart | null; readonly fields: Fields },
): Refusal | undefined {
  const path = [...list, index];
  const { type, ...others } = fields;
  if (part === null || type === undefined) return session.setFields(path, fields);
  if (typeof type !== 'string') return 'Expected a type as a string.';
  const old = valueAt(session.json.value, path) as JsonObject;
  const guess = guessFor(level);
  const value = drafted(level, path, type, (at, owner, shape) => {
    const key = at.length === path.length + 1 ? (at.at(-1) ?? '') : '';
    return Object.hasOwn(old, key) ? old[key] : guess(at, owner, shape);
  });
  if (value === undefined) return `Unknown type ${JSON.stringify(type)}.`;
  const known = shapeOf(level, list)?.cases[type]?.members ?? {};
  const gone = Object.keys(old).filter((key) => !key.startsWith('x-') && !Object.hasOwn(known, key));
  return session.setFields(path, {
    ...Object.fromEntries(gone.map((key) => [key, null])),
    ...value,
    ...others,
  });
}

/** Drafts a predicate or effect of a type with its required members. */
function drafted(level: LevelContext, path: Path, type: string, guess: Guess): JsonObject | undefined {
  const shape = shapeOf(level, path.slice(0, -1));
  if (shape === undefined || !Object.hasOwn(shape.cases, type)) return undefined;
  const { value } = draftCaseMembers(shape, type, { path, owner: {}, guess });
  const members = Object.keys(membersOf(shape, { type }));
  const whole = value as JsonObject;
  return Object.fromEntries(members.flatMap((key) => (key in whole ? [[key, whole[key]]] : [])));
}

/** Returns the shape of the elements of a list of parts. */
function shapeOf({ balance }: LevelContext, list: Path): VariantShape | undefined {
  const shape = shapeAt(levelShape(balance), { rules: [{}] }, ['rules', 0, list.at(-1) ?? ''])?.shape;
  return shape?.kind === 'list' && shape.item.kind === 'variant' ? shape.item : undefined;
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
