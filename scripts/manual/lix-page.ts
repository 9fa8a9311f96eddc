import { lixCodes, scenarioShape } from '../../engine/lix';
import { mendedLixCodes } from '../../server/language/lix/fixes';
import type { LanguagePage } from './language-page';

/** The page about lix scenarios. */
export const lixPage: LanguagePage = {
  path: 'docs/lix.md',
  codes: lixCodes,
  codesFile: 'engine/lix/codes.ts',
  mended: mendedLixCodes,
  shape: scenarioShape,
};
