import type { JsonObject, JsonValue } from '../../../../../engine/json';
import { membersOf, type Members, type VariantShape } from '../../../../../engine/shape';
import { printValue, removeAt, setMember } from '../../edits';
import type { Proposal } from '../../../text/fixes/fix';
import type { JsonFix, JsonProblem } from '../context';
import { EditComposer } from '../../../text/fixes';
import { sensibleValue } from '../tools/sensible';
import { expected, objectAt } from '../tools/values';

/** Adds a missing field with a sensible value, or all missing fields. */
export const missingField: JsonFix = {
  advice:
    'Add the field, or all missing fields of the object, with values that make sense in the level: a free cell, the ' +
    'size of the rows, the carrier of the network at that cell. No fix is offered if no value can be derived.',
  *propose(problem) {
    const { context, diagnostic } = problem;
    const { path } = diagnostic;
    const shape = expected(problem, path)?.shape;
    if (shape?.kind !== 'object' && shape?.kind !== 'variant') return;
    const owner = objectAt(problem, path);
    const members = membersOf(shape, owner);
    const absent = Object.keys(members).filter((key) => members[key]?.required && !Object.hasOwn(owner, key));
    const meant = absent.filter((key) => key === diagnostic.data?.missing);
    for (const key of meant) {
      if (shape.kind === 'variant' && key === shape.tag) yield* tagProposals(problem, shape, owner);
      else yield* addProposals(problem, [key], members, owner);
    }
    if (absent.length > 1 && meant.length > 0) yield* addProposals(problem, absent, members, owner);
    if (meant.length === 0 && typeof path.at(-1) === 'number')
      yield { title: 'Remove the empty entry', edits: removeAt(context.json, path), isPreferred: true };
  },
};

/** Adds fields; nothing if the value of one of them cannot be derived. */
function addProposals(
  problem: JsonProblem,
  keys: readonly string[],
  members: Members,
  owner: JsonObject,
): Proposal[] {
  const { path } = problem.diagnostic;
  const made: Record<string, JsonValue> = { ...owner };
  const added: [string, JsonValue][] = [];
  for (const key of keys) {
    const member = members[key];
    const value = member && sensibleValue(problem, [...path, key], member.shape, made);
    if (value === undefined) return [];
    made[key] = value;
    added.push([key, value]);
  }
  const [first] = added;
  if (first === undefined) return [];
  const printed = printValue(first[1], { path: [...path, first[0]], margin: '' });
  const short = printed.length <= 60 ? `: ${printed}` : '';
  const title = added.length === 1 ? `Add "${first[0]}"${short}` : `Add all ${added.length} missing fields`;
  return [
    { title, edits: addMembers(problem, added, Object.keys(members)), isPreferred: added.length === 1 },
  ];
}

/** Returns the edits that add members, one after the other. */
function addMembers(
  { context, diagnostic }: JsonProblem,
  added: readonly (readonly [string, JsonValue])[],
  order: readonly string[],
): Proposal['edits'] {
  let { json } = context;
  const composer = new EditComposer(json.text.length);
  for (const [key, value] of added) {
    const edits = setMember(json, diagnostic.path, key, value, { order });
    if (edits === undefined) return undefined;
    composer.add(edits);
    json = json.edit(edits);
  }
  return composer.edits;
}

/** Returns the possible types of an object without a type: the types that know all of its fields. */
function* tagProposals(problem: JsonProblem, shape: VariantShape, owner: JsonObject): Iterable<Proposal> {
  const fitting = Object.entries(shape.cases).filter(([name, { members }]) => {
    const known = new Set([...Object.keys(shape.common), ...Object.keys(members)]);
    if (!Object.keys(owner).every((key) => known.has(key) || key.startsWith('x-'))) return false;
    if (Object.keys(members).some((key) => members[key]?.required && !Object.hasOwn(owner, key)))
      return false;
    const fits = Object.entries(members).every(([key, member]) => {
      const value = owner[key];
      return (
        member.shape.kind !== 'enumeration' ||
        typeof value !== 'string' ||
        member.shape.values.includes(value)
      );
    });
    return fits && problem.context.couldBe(owner, name);
  });
  for (const [name] of fitting) {
    yield {
      title: `Add "${shape.tag}": "${name}"`,
      edits: setMember(problem.context.json, problem.diagnostic.path, shape.tag, name, {
        order: [shape.tag, ...Object.keys(owner)],
      }),
      isPreferred: fitting.length === 1,
    };
  }
}
