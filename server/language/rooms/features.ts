import type { LanguageFeatures } from '../workspace/features';
import { completeAt } from './completion/complete';
import { quickFixesFor } from './fixes';
import { formatToml, formatTomlRange } from './format';
import { hintsOf } from './hints';
import { hoverAt } from './hover';
import { lensesOf } from './lenses';
import { definitionsAt, highlightsAt, referencesAt, renamableAt, renameAt } from './navigate';
import { foldsOf, outlineOf, selectionsAt } from './outline';
import type { RegistryView } from './registry-view';
import { tokensOf } from './tokens';

/** Returns the features of a file with rooms: about its text as it now is, and all files of its registry. */
export function roomsFeatures(view: RegistryView): LanguageFeatures {
  const { sketch, document, toml } = view.own.text;
  return {
    complete: (offset, typed) => completeAt(view, offset, typed),
    hover: (offset) => hoverAt(view, offset),
    quickFixes: () => quickFixesFor(view),
    lenses: () => lensesOf(view),
    symbols: () => outlineOf(sketch),
    definitions: (offset) => definitionsAt(view, offset),
    references: (offset, isDeclared) => referencesAt(view, offset, isDeclared),
    highlights: (offset) => highlightsAt(view, offset),
    renamable: (offset) => renamableAt(view, offset),
    rename: (offset, name) => renameAt(view, offset, name),
    folds: () => foldsOf(sketch, document),
    selections: (offset) => selectionsAt(sketch, offset),
    format: (options) => formatToml(toml, options),
    formatRange: (range, options) => formatTomlRange(toml, range, options),
    tokens: (range) => tokensOf(view, range),
    hints: (range, kinds) => hintsOf(view, range, kinds),
  };
}
