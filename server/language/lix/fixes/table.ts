import type { LixCode } from '../../../../engine/lix';
import { jsonFixes, type JsonFixContext } from '../../json/fixes';
import type { FixRule, FixTable } from '../../text/fixes';
import { inputAfterEnd, inputOrder, noSkill, refusedInput, secondInput, secondNuke } from './codes/inputs';
import { nukeKind } from './codes/nuke-kind';
import { duplicateId, unknownPlayer } from './codes/players';
import type { LixFix } from './tools';

/** The fix of each code that only scenarios have. */
const ownFixes: Partial<Readonly<Record<LixCode, LixFix>>> = {
  'nuke-kind': nukeKind,
  'duplicate-id': duplicateId,
  'unknown-player': unknownPlayer,
  'second-input': secondInput,
  'second-nuke': secondNuke,
  'input-order': inputOrder,
  'input-after-end': inputAfterEnd,
  'game-over': refusedInput,
  'no-control': refusedInput,
  'has-left': refusedInput,
  'no-lix': refusedInput,
  'no-skill': noSkill,
};

/** An input moves among the others, so its place cannot be compared: instead, the file must have one problem fewer. */
const rule: FixRule = { gone: 'in the file', newErrors: 'nowhere' };

/** The fixes of scenarios: the fixes of every JSON format, and of the codes that only scenarios have. */
export const lixFixes: FixTable<JsonFixContext> = {
  ...jsonFixes,
  ...Object.fromEntries(Object.entries(ownFixes).map(([code, propose]) => [code, { propose, rule }])),
};
