import type { Path } from '../../../engine/core';
import type { Span } from '../../../engine/json';
import { quote, valueAt } from '../../../engine/shape';
import type { Document } from '../text/document';
import type {
  DefinitionTarget,
  FileEdits,
  FileSpan,
  Highlight,
  Refusal,
  RenameTarget,
} from '../workspace/features';
import type { ScenarioFile } from './scenario-text';

/** A place where a player's id is written, without its quotes. */
interface NameUse {
  readonly name: string;
  readonly path: Path;
  readonly span: Span;
  readonly isDefinition: boolean;
}

/** Returns every place where players are named, in the order of the text. */
function namesIn({ json }: Document): NameUse[] {
  const uses = (list: string, member: string): NameUse[] =>
    json.childrenOf([list]).flatMap(({ step }) => {
      if (typeof step !== 'number') return [];
      const path = [list, step, member];
      const name = valueAt(json.value, path);
      const span = json.spanOf(path);
      if (typeof name !== 'string' || span === undefined) return [];
      const end = Math.max(span.start + 1, span.end - 1);
      return [{ name, path, span: { start: span.start + 1, end }, isDefinition: list === 'players' }];
    });
  return [...uses('players', 'id'), ...uses('inputs', 'player')].sort(
    (one, other) => one.span.start - other.span.start,
  );
}

/** The uses of the name at an offset, that itself first. */
function usesAt(
  document: Document,
  offset: number,
): { readonly use: NameUse; readonly all: NameUse[] } | undefined {
  const all = namesIn(document);
  const use = all.find(({ span }) => span.start - 1 <= offset && offset <= span.end + 1);
  return use && { use, all: all.filter(({ name }) => name === use.name) };
}

/** From an input to its player. */
export function definitionsAt({ uri, text }: ScenarioFile, offset: number): readonly DefinitionTarget[] {
  const { json, lines } = text.document;
  const found = usesAt(text.document, offset);
  return (found?.all ?? []).flatMap(({ isDefinition, path, span }) => {
    const whole = json.spanOf(path.slice(0, 2));
    if (!isDefinition || whole === undefined || found === undefined) return [];
    return [{ uri, lines, from: found.use.span, whole, at: span }];
  });
}

/** Every place that names the player. */
export function referencesAt(
  { uri, text }: ScenarioFile,
  offset: number,
  isDeclared: boolean,
): readonly FileSpan[] {
  return (usesAt(text.document, offset)?.all ?? [])
    .filter(({ isDefinition }) => isDeclared || !isDefinition)
    .map(({ span }) => ({ uri, lines: text.document.lines, span }));
}

export function highlightsAt({ text }: ScenarioFile, offset: number): readonly Highlight[] {
  return (usesAt(text.document, offset)?.all ?? []).map(({ span, isDefinition }) => ({
    ...span,
    kind: isDefinition ? 'write' : 'read',
  }));
}

export function renamableAt({ text }: ScenarioFile, offset: number): RenameTarget | undefined {
  const use = usesAt(text.document, offset)?.use;
  return use === undefined || use.name === '' ? undefined : { ...use.span, name: use.name };
}

/** Returns the edits that rename a player, or the reason why it cannot be renamed. */
export function renameAt(
  { uri, version, text }: ScenarioFile,
  offset: number,
  name: string,
): readonly FileEdits[] | Refusal {
  const found = usesAt(text.document, offset);
  if (found === undefined) return { refused: 'Only player ids can be renamed.' };
  if (name.trim() === '') return { refused: 'Expected a player id.' };
  const isTaken = namesIn(text.document).some((other) => other.isDefinition && other.name === name);
  if (isTaken && name !== found.use.name) return { refused: `Player ${quote(name)} already exists.` };
  const written = JSON.stringify(name).slice(1, -1);
  const edits = found.all.map(({ span }) => ({ ...span, text: written }));
  return [{ uri, version, lines: text.document.lines, edits }];
}
