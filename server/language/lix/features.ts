import { scenarioShape } from '../../../engine/lix';
import { formatDocument, formatOnType, formatRange } from '../json/format';
import { semanticTokens } from '../json/tokens';
import { foldsOf, selectionsAt } from '../json/ranges';
import type { LanguageFeatures } from '../workspace/features';
import { completeAt } from './complete';
import { quickFixesFor } from './fixes/index';
import { hintsIn } from './hints';
import { hoverAt } from './hover';
import { lensesOf } from './lenses';
import { definitionsAt, highlightsAt, referencesAt, renamableAt, renameAt } from './names';
import { outlineOf } from './outline';
import type { ScenarioFile } from './scenario-text';

/** Returns the features of a scenario. */
export function lixFeatures(file: ScenarioFile): LanguageFeatures {
  const { text } = file;
  const { document } = text;
  return {
    complete: (offset, typed) => completeAt(text, offset, typed),
    hover: (offset) => hoverAt(text, offset),
    hints: (range) => hintsIn(text, range),
    quickFixes: () => quickFixesFor(text),
    lenses: () => lensesOf(file),
    symbols: () => outlineOf(document),
    definitions: (offset) => definitionsAt(file, offset),
    references: (offset, isDeclared) => referencesAt(file, offset, isDeclared),
    highlights: (offset) => highlightsAt(file, offset),
    renamable: (offset) => renamableAt(file, offset),
    rename: (offset, name) => renameAt(file, offset, name),
    folds: () => foldsOf(document),
    selections: (offset) => selectionsAt(document, offset),
    format: (options) => formatDocument(document.json, options),
    formatRange: (range, options) => formatRange(document.json, range, options),
    formatOnType: (offset, typed, options) => formatOnType(document.json, offset, typed, options),
    tokens: (range) => semanticTokens({ document, shape: scenarioShape }, range),
  };
}
