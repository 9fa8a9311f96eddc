import type { JoinedRooms } from '../../../engine/rooms';
import type { SeverityOf } from '../text/severity';
import type { RoomsText } from './analyse';
import { means, type NameKind, type NameUse } from './names';

/** A file of a registry, as answers lead to it. */
export interface FileView {
  /** As the editor spells it, if it is open. */
  readonly uri: string;
  /** The editor's version of an open document; `null` for a file on disk. */
  readonly version: number | null;
  readonly text: RoomsText;
}

/** A document with all files of its registry, including itself. */
export interface RegistryView {
  readonly own: FileView;
  readonly files: readonly FileView[];
  /** The registry as it last was sound. */
  readonly joined: JoinedRooms;
  readonly severityOf: SeverityOf;
}

/** A name in one of the files. */
export interface FoundName {
  readonly file: FileView;
  readonly use: NameUse;
}

/** Returns the name at an offset of the document. */
export function nameAt({ own }: RegistryView, offset: number): NameUse | undefined {
  return own.text.names.find(({ span }) => span.start <= offset && offset <= span.end);
}

/**
 * Returns the kinds of things that a name can mean. A name in `overrides` means each kind that has an entry of this
 * name.
 */
export function kindsOf(view: RegistryView, { kind, name }: NameUse): ReadonlySet<NameKind> {
  if (kind !== 'entry') return new Set([kind]);
  const kinds = allNames(view).flatMap(({ use }) =>
    use.name === name && use.isDefinition && use.kind !== 'entry' && use.kind !== 'tag' ? [use.kind] : [],
  );
  return new Set(kinds);
}

/** Returns every place that names the same thing, file by file; definitions come first. */
export function placesOf(view: RegistryView, use: NameUse): readonly FoundName[] {
  const kinds = kindsOf(view, use);
  const all = allNames(view).filter((found) => means(found.use, use.name, kinds));
  // a name in `overrides` that no entry has is at least itself
  if (all.length === 0) return [{ file: view.own, use }];
  return [
    ...all.filter((found) => found.use.isDefinition),
    ...all.filter((found) => !found.use.isDefinition),
  ];
}

/** Returns the names of a kind, each with every place that defines or uses it. */
export function namesOfKind(view: RegistryView, kind: NameKind): ReadonlyMap<string, readonly FoundName[]> {
  const byName = new Map<string, FoundName[]>();
  for (const found of allNames(view)) {
    if (found.use.kind !== kind) continue;
    const known = byName.get(found.use.name);
    if (known === undefined) byName.set(found.use.name, [found]);
    else known.push(found);
  }
  return byName;
}

export function allNames({ files }: RegistryView): readonly FoundName[] {
  return files.flatMap((file) => file.text.names.map((use) => ({ file, use })));
}
