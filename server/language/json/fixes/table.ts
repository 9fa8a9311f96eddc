import { duplicateKey } from './codes/duplicate-key';
import { invalidValue } from './codes/invalid-value';
import { missingField } from './codes/missing-field';
import { syntax } from './codes/syntax';
import { unknownField } from './codes/unknown-field';
import { wrongType } from './codes/wrong-type';

/** The fixes of the codes that are common to all JSON formats. */
export const jsonFixes = {
  syntax,
  'missing-field': missingField,
  'unknown-field': unknownField,
  'duplicate-key': duplicateKey,
  'wrong-type': wrongType,
  'invalid-value': invalidValue,
} as const;
