import type { Severity } from '../../../engine/core';
import { issueCodes } from '../../../engine/reactor';
import { languageDefinitions } from './definitions';

/** Every code of every language. A code that several have weighs the same in all of them. */
export const allCodes: Readonly<Record<string, Severity>> = Object.assign(
  {},
  issueCodes,
  ...languageDefinitions.map(({ codes }) => codes),
) as Readonly<Record<string, Severity>>;
