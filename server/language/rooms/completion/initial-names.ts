import type { Path } from '../../../../engine/core';
import { entranceTag, isId, spaceOf, stairsTag, type Id } from '../../../../engine/rooms';
import { offeredNames } from './offered-names';
import { roleAt } from '../names';
import { namesOfKind, type RegistryView } from '../registry-view';

/** A name for a place that has none yet. */
export interface InitialName {
  readonly id: Id;
  /** True if nothing has this name yet. */
  readonly isNew: boolean;
}

/**
 * Returns a name that is valid at a path: a free one for a new entry, otherwise the first that can be referred to.
 * `undefined` if there is nothing to refer to.
 */
export function initialName(view: RegistryView, path: Path): InitialName | undefined {
  const role = roleAt(path);
  const space = ownSpace(view);
  if (role === undefined) return { id: `${space}:name`, isNew: true };
  const { kind, isDefinition } = role;
  if (kind === 'tag') {
    const id = isDefinition ? tagsByWeight(view)[0] : offeredNames(view, path)[0]?.name;
    if (id !== undefined) return { id, isNew: false };
    return isDefinition ? { id: `${space}:normal`, isNew: true } : undefined;
  }
  if (kind === 'entry') {
    const [first] = offeredNames(view, path);
    return first === undefined ? undefined : { id: first.name, isNew: false };
  }
  const known = namesOfKind(view, kind);
  if (!isDefinition) {
    const [first] = offeredNames(view, path).filter(({ isDefined }) => isDefined || kind === 'item');
    if (first !== undefined) return { id: first.name, isNew: false };
  }
  let number = 1;
  const nameOf = (): Id => `${space}:name${number === 1 ? '' : `_${number}`}`;
  while (known.has(nameOf())) number++;
  return { id: nameOf(), isNew: true };
}

/** Returns the namespace of most entries of the file. */
function ownSpace({ own }: RegistryView): string {
  const defined = own.text.names.filter(({ isDefinition, kind }) => isDefinition && kind !== 'tag');
  return spaceOf(
    defined.flatMap(({ name }) => (isId(name) ? [name] : [])),
    'mymod',
  );
}

/** Returns the tags of which floors place optional rooms, the one with the greatest weight first. */
export function tagsByWeight({ joined }: RegistryView): Id[] {
  const weights = new Map<Id, number>();
  for (const { prefabs } of joined.registry.floors.values())
    for (const { id, weight } of prefabs) weights.set(id, (weights.get(id) ?? 0) + weight);
  return [...weights]
    .filter(([tag]) => tag !== entranceTag && tag !== stairsTag)
    .sort(([, one], [, other]) => other - one)
    .map(([tag]) => tag);
}
