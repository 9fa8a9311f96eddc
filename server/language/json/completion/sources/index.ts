import type { Source } from '../proposal';
import { choices } from './choices';
import { missingKeys } from './keys';
import { numbers } from './numbers';
import { texts } from './texts';
import { wholeMembers } from './whole-members';
import { wholeValues } from './whole-values';

/** Sources that a shape alone drives: for levels, balances, config files, and what comes. Each answers for its slots. */
export const shapeSources: readonly Source[] = [
  wholeMembers,
  missingKeys,
  choices,
  numbers,
  texts,
  wholeValues,
];
