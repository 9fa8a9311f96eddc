import type { Path } from '../../../../engine/core';
import type { JsonValue, Span } from '../../../../engine/json';
import { valueAt } from '../../../../engine/shape';
import type { LevelContext } from '../level';

/** The kinds of named things in a level. */
export type NameKind = 'reactor' | 'rule';

/** A place where a name is written. */
export interface NameUse {
  readonly kind: NameKind;
  readonly name: string;
  /** The path of the string. */
  readonly path: Path;
  /** True if this place defines the name. */
  readonly isDefinition: boolean;
}

/** Returns every place where reactors and rules are named, definitions and uses, in file order. */
export function namesIn(level: LevelContext): readonly NameUse[] {
  const { sketch, document } = level;
  const { value } = document.json;
  const uses: NameUse[] = [];
  const add = (kind: NameKind, path: Path, isDefinition: boolean): void => {
    const name = valueAt(value, path);
    if (typeof name === 'string') uses.push({ kind, name, path, isDefinition });
  };
  for (const { index, type } of sketch.props) {
    if (type === 'ReactorControl') add('reactor', ['props', index, 'id'], true);
  }
  for (const { index, value: rule } of sketch.rules) {
    add('rule', ['rules', index, 'id'], true);
    itemsOf(rule['predicates']).forEach((predicate, at) => {
      if (valueAt(predicate, ['type']) === 'Reactor')
        add('reactor', ['rules', index, 'predicates', at, 'reactor'], false);
    });
  }
  itemsOf(valueAt(value, ['state', 'readyReactors'])).forEach((_, at) =>
    add('reactor', ['state', 'readyReactors', at], false),
  );
  itemsOf(valueAt(value, ['state', 'fired'])).forEach((_, at) => add('rule', ['state', 'fired', at], false));
  return uses;
}

/** Returns the name at an offset. */
export function nameAt(level: LevelContext, offset: number): NameUse | undefined {
  const { path, onKey } = level.document.json.locate(offset);
  if (onKey || typeof valueAt(level.document.json.value, path) !== 'string') return undefined;
  return namesIn(level).find((use) => isSame(use.path, path));
}

/** Returns the places of a name, definitions first. */
export function usesOf(level: LevelContext, { kind, name }: NameUse): readonly NameUse[] {
  const all = namesIn(level).filter((use) => use.kind === kind && use.name === name);
  return [
    ...all.filter(({ isDefinition }) => isDefinition),
    ...all.filter(({ isDefinition }) => !isDefinition),
  ];
}

/** The characters of a name, without its quotes. */
export function insideOf(level: LevelContext, path: Path): Span | undefined {
  const span = level.document.json.spanOf(path);
  if (span === undefined) return undefined;
  const isClosed = span.end - span.start > 1 && level.document.json.text[span.end - 1] === '"';
  return { start: span.start + 1, end: isClosed ? span.end - 1 : span.end };
}

function itemsOf(value: JsonValue): readonly JsonValue[] {
  return Array.isArray(value) ? (value as readonly JsonValue[]) : [];
}

function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}
