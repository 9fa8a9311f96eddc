import { highlightsAt, levelSymbols } from '../../server/language';
import type { FeatureRow } from './feature-row';
import { pointed } from './holes';

export const navigationRows: readonly FeatureRow[] = [
  {
    name: 'highlight of a position',
    holes: (text) => pointed(text, /"consumers": \{ "fuel": \[(\d+)/g),
    ours: ({ level, offset }) => highlightsAt(level, offset),
    method: 'documentHighlight',
  },
  {
    name: 'highlight of a row',
    holes: (text) => pointed(text, /\n {4,6}"[#.FCE]{40}([#.FCE])/g),
    ours: ({ level, offset }) => highlightsAt(level, offset),
    method: 'documentHighlight',
  },
  {
    name: 'highlight of a reactor',
    holes: (text) => pointed(text, /"id": "(r)\d/g),
    ours: ({ level, offset }) => highlightsAt(level, offset),
    method: 'documentHighlight',
  },
  {
    name: 'symbols',
    holes: (text) => pointed(text, /"heat": (\d)/g),
    ours: ({ document }) => levelSymbols(document),
    method: 'documentSymbol',
    theirs: ({ service, document, json }) => service.findDocumentSymbols2(document, json),
  },
];
