/**
 * Completion of JSON by its shape. Enter at `complete`; a language adds its own `Source`s, a `Guess` and a narrowing of
 * shapes. This folder may know shapes, but not a language.
 */
export { complete, triggerCharacters, type CompletionContext } from './complete';
export type { Guess } from './draft';
export { plainText, type Insert, type Stop } from './insert';
export type { CompletionItem, CompletionList } from './item';
export { isAt, type Proposal, type ProposalKind, type Source } from './proposal';
