import { counted, type Path } from '../../../../engine/core';
import type { JsonValue } from '../../../../engine/json';
import {
  entranceTag,
  isId,
  stairsTag,
  tagFaults,
  type AskedTag,
  type Id,
  type Site,
} from '../../../../engine/rooms';
import { valueAt } from '../../../../engine/shape';
import { isAt } from '../../json/completion/proposal';
import { roleAt, type NameKind } from '../names';
import { namesOfKind, type RegistryView } from '../registry-view';

/** A name that can be written somewhere. */
export interface OfferedName {
  readonly name: Id;
  readonly detail: string;
  /** True if an entry has this name, or a prefab this tag. */
  readonly isDefined: boolean;
}

/**
 * Returns the names that can be written at a path, the defined ones first. Names that the checks would reject there are
 * left out: malformed ones, tags of which no room can be placed, and undefined ones of a kind that files define.
 */
export function offeredNames(view: RegistryView, path: Path): readonly OfferedName[] {
  const role = roleAt(path);
  if (role === undefined) return [];
  if (role.kind === 'entry') return overridable(view);
  const taken = takenBeside(view, path);
  const all = candidates(view, role.kind, path).filter(({ name }) => isId(name) && !taken.has(name));
  if (role.kind === 'tag')
    return role.isDefinition ? all : all.filter(({ name }) => isAllowed(view, path, name));
  const isKnown = role.kind !== 'item' && all.some(({ isDefined }) => isDefined);
  return isKnown ? all.filter(({ isDefined }) => isDefined) : all;
}

/** Returns the names of a kind, the defined ones first, without the name at the path itself. */
function candidates(view: RegistryView, kind: NameKind, path: Path): OfferedName[] {
  const found: OfferedName[] = [];
  for (const [name, all] of namesOfKind(view, kind)) {
    const places = all.filter(({ file, use }) => file !== view.own || use.path.join() !== path.join());
    if (places.length === 0) continue;
    const count = places.filter(({ use }) => use.isDefinition).length;
    const isDefined = count > 0;
    if (kind === 'tag')
      found.push({ name, detail: isDefined ? counted(count, 'prefab') : 'not used by a prefab', isDefined });
    else found.push({ name, detail: isDefined ? kind : 'used elsewhere', isDefined });
  }
  if (kind === 'tag')
    for (const tag of [entranceTag, stairsTag])
      if (!found.some(({ name }) => name === tag))
        found.push({ name: tag, detail: 'required on every floor', isDefined: true });
  return found.sort(
    (one, other) =>
      Number(other.isDefined) - Number(one.isDefined) ||
      (one.name < other.name ? -1 : one.name > other.name ? 1 : 0),
  );
}

/** Returns true if a floor can ask for a tag at a path. Every floor requires an entrance and stairs, drawn or not. */
function isAllowed(view: RegistryView, path: Path, tag: Id): boolean {
  const [kind, index, list] = path;
  if (kind !== 'floors' || (list !== 'required' && list !== 'prefabs')) return true;
  const floor = valueAt(view.own.text.toml.value, [kind, index ?? -1]);
  const position = Number(path[3]);
  const names = view.own.text.sketch.parts.filter(
    (part) => part.path.length === path.length && isUnder(part.path, [kind, index ?? -1, list]),
  );
  const others = names.flatMap((part) => (part.path[3] === position ? [] : [part.text ?? '']));
  const asked: AskedTag = { tag, list, before: others };
  return tagFaults(asked, siteOf(floor), view.joined.prefabsByTag).every(
    ({ code }) => code === 'unknown-tag' && (tag === entranceTag || tag === stairsTag),
  );
}

/** Returns the size of a floor and its number of rooms. What is not written yet forbids nothing. */
function siteOf(floor: JsonValue): Site {
  const rooms = valueAt(floor, ['rooms']);
  const [width, height] = [0, 1].map((index) => valueAt(floor, ['size', index]));
  return {
    width: typeof width === 'number' ? width : Infinity,
    height: typeof height === 'number' ? height : Infinity,
    rooms: typeof rooms === 'number' ? rooms : 1,
  };
}

/** Returns the names that the same list contains already and that may not be repeated. */
function takenBeside(view: RegistryView, path: Path): ReadonlySet<string | undefined> {
  if (!isAt(path, 'prefabs/*/tags/*')) return new Set();
  const list = path.slice(0, -1);
  return new Set(
    view.own.text.sketch.parts
      .filter((part) => part.path.length === path.length && isUnder(part.path, list))
      .filter((part) => part.path.at(-1) !== path.at(-1))
      .map(({ text }) => text),
  );
}

/** Returns the ids of other files. Ids that this file has as well come first. */
function overridable(view: RegistryView): readonly OfferedName[] {
  const own = new Set(view.own.text.names.filter(isEntry).map(({ name }) => name));
  const foreign = new Set(
    view.files
      .filter((file) => file !== view.own)
      .flatMap((file) => file.text.names.filter(isEntry).map(({ name }) => name)),
  );
  return [...foreign]
    .filter(isId)
    .sort((one, other) => Number(own.has(other)) - Number(own.has(one)) || (one < other ? -1 : 1))
    .map((name) => ({ name, detail: 'defined in another file', isDefined: true }));
}

function isEntry({ kind, isDefinition }: { readonly kind: string; readonly isDefinition: boolean }): boolean {
  return isDefinition && kind !== 'tag';
}

/** Returns true if a path leads into the value at another. */
export function isUnder(path: Path, base: Path): boolean {
  return base.every((step, index) => step === path[index]);
}
