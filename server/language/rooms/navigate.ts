import { withArticle } from '../../../engine/core';
import type { Span } from '../../../engine/json';
import { entranceTag, isId, stairsTag, suggestedId } from '../../../engine/rooms';
import { quote } from '../../../engine/shape';
import type {
  DefinitionTarget,
  FileEdits,
  FileSpan,
  Highlight,
  Refusal,
  RenameTarget,
} from '../workspace/features';
import { kindWords } from './names';
import { isEntry } from './sketch';
import { allNames, kindsOf, nameAt, placesOf, type FoundName, type RegistryView } from './registry-view';

/** The built-in tags. */
const fixedTags: readonly string[] = [entranceTag, stairsTag];

/** From a name to the entries that have it; from a tag to the prefabs. */
export function definitionsAt(view: RegistryView, offset: number): readonly DefinitionTarget[] {
  const use = nameAt(view, offset);
  if (use === undefined) return [];
  return placesOf(view, use).flatMap(({ file, use: found }) => {
    if (!found.isDefinition) return [];
    const { sketch, document } = file.text;
    const entry = found.path.slice(0, 2);
    const table = sketch.parts.find(
      (part) => isEntry(part) && part.path.every((step, at) => step === entry[at]),
    );
    const whole = table?.span ?? found.span;
    return [{ uri: file.uri, lines: document.lines, from: use.span, whole, at: found.span }];
  });
}

/** Returns every place of the registry that names the thing at an offset. */
export function referencesAt(view: RegistryView, offset: number, isDeclared: boolean): readonly FileSpan[] {
  const use = nameAt(view, offset);
  if (use === undefined) return [];
  return placesOf(view, use)
    .filter(({ use: { isDefinition } }) => isDeclared || !isDefinition)
    .map(({ file, use: { span } }) => ({ uri: file.uri, lines: file.text.document.lines, span }));
}

/** Returns the places of the document that name the thing at an offset. */
export function highlightsAt(view: RegistryView, offset: number): readonly Highlight[] {
  const use = nameAt(view, offset);
  if (use === undefined) return [];
  return placesOf(view, use)
    .filter(({ file }) => file === view.own)
    .map(({ use: { span, isDefinition } }) => ({ ...span, kind: isDefinition ? 'write' : 'read' }));
}

/** Returns the name at an offset, unless it is defined by the format. */
export function renamableAt(view: RegistryView, offset: number): RenameTarget | undefined {
  const use = nameAt(view, offset);
  if (use === undefined || (use.kind === 'tag' && fixedTags.includes(use.name))) return undefined;
  return { ...use.span, name: use.name };
}

/** Returns the edits of all files that rename a thing, or the reason why it cannot be renamed. */
export function renameAt(view: RegistryView, offset: number, name: string): readonly FileEdits[] | Refusal {
  const use = nameAt(view, offset);
  if (use === undefined) return { refused: 'Only ids and tags can be renamed.' };
  if (use.kind === 'tag' && fixedTags.includes(use.name))
    return { refused: `The tag ${quote(use.name)} is built in and cannot be renamed.` };
  if (!isId(name)) {
    const near = suggestedId(name, [], use.name.slice(0, use.name.indexOf(':')));
    return {
      refused: `Expected a name of the form namespace:name${near === undefined ? '' : `, such as ${quote(near)}`}.`,
    };
  }
  if (name === use.name) return [];
  const kinds = kindsOf(view, use);
  const taken = allNames(view).find(
    (found) => found.use.name === name && found.use.kind !== 'entry' && kinds.has(found.use.kind),
  );
  if (taken !== undefined && taken.use.kind !== 'entry')
    return { refused: `${quote(name)} is already the name of ${withArticle(kindWords[taken.use.kind])}.` };
  return byFile(placesOf(view, use)).map(({ file, spans }) => ({
    uri: file.uri,
    version: file.version,
    lines: file.text.document.lines,
    edits: spans.map((span) => ({ ...span, text: name })),
  }));
}

function byFile(places: readonly FoundName[]): { file: FoundName['file']; spans: Span[] }[] {
  const found = new Map<FoundName['file'], Span[]>();
  for (const { file, use } of places) found.set(file, [...(found.get(file) ?? []), use.span]);
  return [...found].map(([file, spans]) => ({
    file,
    spans: spans.sort((one, other) => one.start - other.start),
  }));
}
