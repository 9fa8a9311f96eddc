import type { ListShape, Member, Members, ObjectShape, Shape, VariantShape } from '../../engine/shape';
import { phrase } from '../../engine/shape';
import { markdownTable } from './markdown-table';

/**
 * Returns the shape at a dotted path below another one: a member of an object, or a case of a variant. Lists are replaced
 * by their items. Throws if there is no such shape.
 */
export function shapeAt(shape: Shape, path: string): Shape {
  const steps = path === '' ? [] : path.split('.');
  return steps.reduce((at, key) => {
    const inner = itemOf(at);
    const found =
      inner.kind === 'object'
        ? inner.members[key]?.shape
        : inner.kind === 'variant'
          ? (inner.cases[key] ?? inner.common[key]?.shape)
          : undefined;
    if (found === undefined) throw new Error(`There is no ${key} in ${path}.`);
    return found;
  }, shape);
}

/** Returns a table of the fields of an object, or of each case of a variant. `only` limits it to some fields. */
export function fieldTable(shape: Shape, only?: readonly string[]): string {
  const inner = itemOf(shape);
  if (inner.kind === 'object') return objectTable(inner.members, only);
  if (inner.kind === 'variant') return variantTable(inner);
  throw new Error(`A ${inner.kind} has no fields.`);
}

function objectTable(members: Members, only?: readonly string[]): string {
  const rows = Object.entries(members).filter(([name]) => only?.includes(name) ?? true);
  return markdownTable(
    ['Field', 'Value', 'Default', 'Meaning'],
    rows.map(([name, member]) => [`\`${name}\``, valueText(member.shape), defaultText(member), member.doc]),
  );
}

/** One row for each field. Cases with the same shape share their rows. */
function variantTable({ tag, cases }: VariantShape): string {
  const namesByShape = new Map<ObjectShape, string[]>();
  for (const [name, shape] of Object.entries(cases)) {
    namesByShape.set(shape, [...(namesByShape.get(shape) ?? []), `\`${name}\``]);
  }
  const rows = [...namesByShape].flatMap(([{ members }, names]) => {
    const fields = Object.entries(members);
    if (fields.length === 0) return [[names.join(', '), '', '', '', 'No other fields.']];
    return fields.map(([name, member], index) => [
      index === 0 ? names.join(', ') : '',
      `\`${name}\``,
      valueText(member.shape),
      defaultText(member),
      member.doc,
    ]);
  });
  return markdownTable([`\`${tag}\``, 'Field', 'Value', 'Default', 'Meaning'], rows);
}

/** Returns the default of a field. */
function defaultText(member: Member): string {
  if (member.required) return '**required**';
  return member.default === undefined ? '' : `\`${JSON.stringify(member.default)}\``;
}

/** Describes the values of a field in a few words. */
export function valueText(shape: Shape): string {
  switch (shape.kind) {
    case 'enumeration': {
      const values = shape.values.map((value) => `\`${value}\``);
      return [...values, ...(shape.nullable ? ['`null`'] : [])].join(', ');
    }
    case 'list':
      return listText(shape);
    case 'position':
      return 'position';
    case 'object':
    case 'variant':
      return 'object';
    case 'boolean':
      return '`true`, `false`';
    case 'string':
    case 'integer':
    case 'number':
    case 'anything':
      return phrase(shape).replace(/^an? /, '');
  }
}

function listText({ item, min, max }: ListShape): string {
  const items = plural(item);
  if (min === max) return `list of ${min} ${items}`;
  if (max < Number.MAX_SAFE_INTEGER)
    return min > 0 ? `list of ${min} to ${max} ${items}` : `list of at most ${max} ${items}`;
  return min > 0 ? `list of ${items}, not empty` : `list of ${items}`;
}

function plural(shape: Shape): string {
  if (shape.kind === 'enumeration') return valueText(shape);
  // the noun of a phrase is the last word before what limits it
  return valueText(shape).replace(/^(?:whole number|non-empty string|\S+)/, '$&s');
}

function itemOf(shape: Shape): Shape {
  return shape.kind === 'list' ? itemOf(shape.item) : shape;
}
