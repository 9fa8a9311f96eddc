import { complete } from '../json/completion';
import { completeLevel, mapOf, wholeFile } from './completion';
import { levelTokens } from './tokens';
import { formatDocument, formatOnType, formatRange } from '../json/format';
import { foldsOf, selectionsAt } from '../json/ranges';
import { semanticTokens } from '../json/tokens';
import { inlayHints } from './hints/inlay-hints';
import { quickFixesFor } from './fixes';
import { forecastHints } from './forecast-hints';
import { hoverAt } from './hover';
import {
  definitionsAt,
  highlightsAt,
  levelSymbols,
  memberSymbols,
  referencesAt,
  renamableAt,
  renameAt,
  type DocumentSymbol,
  type SymbolKind,
} from './navigation';
import type { LanguageFeatures, Icon, OutlineSymbol } from '../workspace/features';
import type { ReactorContext } from './documents';

/** An icon for each kind; an outline that is sorted by category has the kinds together. */
export const reactorIcons: Readonly<Record<SymbolKind, Icon>> = {
  level: 'namespace',
  field: 'field',
  grid: 'array',
  list: 'array',
  flow: 'event',
  consumer: 'interface',
  junction: 'operator',
  door: 'property',
  terminal: 'object',
  supply: 'constant',
  reactor: 'class',
  prop: 'variable',
  leak: 'struct',
  hazard: 'number',
  robot: 'variable',
  rule: 'function',
  predicate: 'boolean',
  effect: 'method',
};

/** Returns the features of levels, and of the JSON files next to them. */
export function reactorFeatures(context: ReactorContext): LanguageFeatures {
  const { document } = context;
  const shared: LanguageFeatures = {
    complete: (offset, typed) =>
      complete({ ...context, wholes: (asked) => wholeFile(context.kind, asked) }, offset, typed),
    hover: (offset, options) => hoverAt(context, offset, options),
    symbols: () => withIcons(context.kind === 'level' ? levelSymbols(document) : memberSymbols(document)),
    folds: () => foldsOf(document),
    selections: (offset) => selectionsAt(document, offset),
    format: (options) => formatDocument(document.json, options),
    formatRange: (range, options) => formatRange(document.json, range, options),
    formatOnType: (offset, typed, options) => formatOnType(document.json, offset, typed, options),
    quickFixes: () => quickFixesFor(context),
    tokens: (range) => semanticTokens(context, range),
  };
  return context.kind === 'level' ? { ...shared, ...levelFeatures(context) } : shared;
}

function levelFeatures(context: Extract<ReactorContext, { kind: 'level' }>): LanguageFeatures {
  const { uri, version, document, level } = context;
  const { lines } = document;
  return {
    complete: (offset, typed) => completeLevel(context, offset, typed),
    quickFixes: () => quickFixesFor(context),
    tokens: (range) => levelTokens(context, range),
    describeCells: (cells) => mapOf(level, cells),
    definitions: (offset) => definitionsAt(level, offset).map((target) => ({ ...target, uri, lines })),
    references: (offset, isDeclared) =>
      referencesAt(level, offset, isDeclared).map((span) => ({ uri, lines, span })),
    highlights: (offset) => highlightsAt(level, offset),
    renamable: (offset) => renamableAt(level, offset),
    rename: (offset, name) => {
      const edits = renameAt(level, offset, name);
      return 'refused' in edits ? edits : [{ uri, version, lines, edits }];
    },
    hints: (range, kinds) => inlayHints(level, range, kinds, 'prompt'),
    forecast: { subject: level, key: () => level.analysis, steps: () => forecastHints(level) },
    remainingWork: () => level.startForecast(),
  };
}

function withIcons(symbols: readonly DocumentSymbol[]): OutlineSymbol[] {
  return symbols.map(({ name, detail, kind, span, at, children }) => ({
    name,
    detail,
    icon: reactorIcons[kind],
    span,
    at,
    children: children.length === 0 ? none : withIcons(children),
  }));
}

const none: readonly OutlineSymbol[] = [];
