/**
 * The fixes that any JSON format gets from its shape alone: syntax, keys, kinds of values. A language adds them to its
 * table as `jsonFixes` and gives a `JsonFixContext`. They may not know what a level, a scenario or a room is.
 */
export { ShapedFixContext, type JsonFixContext, type JsonProblem } from './context';
export { jsonFixes } from './table';
