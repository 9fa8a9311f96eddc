/**
 * Proposals that come from a shape alone: keys, choices, numbers, texts, whole members and values. Enter at
 * `shapeSources`, which are used if the sources of the language have no answer. This folder may know shapes, but not a
 * language.
 */
import type { Source } from '../proposal';
import { choices } from './choices';
import { missingKeys } from './keys';
import { numbers } from './numbers';
import { texts } from './texts';
import { wholeMembers } from './whole-members';
import { wholeValues } from './whole-values';

/** Completion sources that need only a shape, for all JSON formats. */
export const shapeSources: readonly Source[] = [
  wholeMembers,
  missingKeys,
  choices,
  numbers,
  texts,
  wholeValues,
];
