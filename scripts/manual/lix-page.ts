import { lixCodes, scenarioShape } from '../../engine/lix';
import { lixCodesWithFix } from '../../server/language/lix/fixes/index';
import type { LanguagePage } from './language-page';

/** The page about lix scenarios. */
export const lixPage: LanguagePage = {
  path: 'docs/lix.md',
  codes: lixCodes,
  codesFile: 'engine/lix/codes.ts',
  fixable: lixCodesWithFix,
  shape: scenarioShape,
};
