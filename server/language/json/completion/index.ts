/**
 * Completion of JSON on a shape. Enter at `complete`; a language adds its own `Source`s, a `Guess` and a narrowing of
 * shapes. It may know shapes, but no language.
 */
export { complete, triggerCharacters, type CompletionContext } from './complete';
export type { Guess } from './draft';
export { plainText, type Insert, type Stop } from './insert';
export type { CompletionItem, CompletionList } from './item';
export { isAt, type Proposal, type ProposalKind, type Source } from './proposal';
