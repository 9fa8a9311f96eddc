/**
 * The fix framework of every language. A language gives a table of fixes by diagnostic code; the framework asks it for
 * proposals, verifies each on the edited document, picks the preferred one and fixes all of a kind. Enter at
 * `quickFixesOf`. It may know texts, spans and diagnostics, but no syntax and no language.
 */
export type { FixContext } from './context';
export { diagnosticsAddedBy } from './diagnostics-added';
export { EditComposer } from './edit-composer';
export type { DocumentedFix, FixRule, FixTable, NoFix, Problem, Proposal, Propose, QuickFix } from './fix';
export { isAccepted } from './verify';
export { quickFixesOf, type FixScope, type QuickFixes } from './quick-fixes';
