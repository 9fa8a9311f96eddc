import type { Span } from '../../../engine/json';
import { entranceTag, stairsTag } from '../../../engine/rooms';
import type { SemanticToken } from '../json/tokens';
import type { NameUse } from './names';
import { allNames, type RegistryView } from './registry-view';

/**
 * Returns the tokens of the names in a range: ids as names, tags as types. An undefined name gets no token, so it looks
 * different, unless no file defines names of its kind. Keys, numbers and the characters of layouts are left to the
 * grammar.
 */
export function tokensOf(view: RegistryView, range: Span): readonly SemanticToken[] {
  const isKnown = knownNames(view);
  const { text } = view.own.text.document;
  return (
    view.own.text.names
      .filter(({ span }) => span.end >= range.start && span.start <= range.end)
      .filter((use) => use.isDefinition || isKnown(use))
      // a token of several lines is more than most editors take
      .filter(({ span }) => !text.slice(span.start, span.end).includes('\n'))
      .map(({ span, kind, isDefinition }) => ({
        ...span,
        kind: kind === 'tag' ? 'type' : 'name',
        isDeclaration: isDefinition && kind !== 'tag',
      }))
  );
}

function knownNames(view: RegistryView): (use: NameUse) => boolean {
  const defined = new Map<string, Set<string>>();
  for (const { use } of allNames(view)) {
    if (!use.isDefinition) continue;
    for (const kind of use.kind === 'tag' ? [use.kind] : [use.kind, 'entry']) {
      const names = defined.get(kind);
      if (names === undefined) defined.set(kind, new Set([use.name]));
      else names.add(use.name);
    }
  }
  return ({ kind, name }) => {
    if (kind === 'tag' && (name === entranceTag || name === stairsTag)) return true;
    const names = defined.get(kind);
    // if no file defines names of this kind, they may be defined elsewhere
    return names === undefined ? kind !== 'entry' && kind !== 'tag' : names.has(name);
  };
}
