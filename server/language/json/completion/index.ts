export { complete, triggerCharacters, type CompletionContext } from './complete';
export type { Guess } from './draft';
export { plainText, type Insert, type Stop } from './insert';
export type { CompletionItem, CompletionList } from './item';
export { isAt, type Proposal, type ProposalKind, type Source } from './proposal';
