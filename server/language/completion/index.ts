export { complete, triggerCharacters, type CompletionContext } from './complete';
export { plainText, type Insert, type Stop } from './insert';
export type { CompletionItem, CompletionList } from './item';
export { mapOf } from './map-of';
export type { ProposalKind } from './proposal';
