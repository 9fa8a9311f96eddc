import { levelVersion } from '../../../../../engine/reactor';
import { replaceValue } from '../../../json/edits';
import type { LevelFix } from '../context';

/** Changes the version, which is treated as a typo. */
export const unsupportedVersion: LevelFix = {
  advice: 'Change to version 1. The fix does not check whether the rest of the file follows that version.',
  propose: ({ context }) => [
    { title: `Change to ${levelVersion}`, edits: replaceValue(context.json, ['version'], levelVersion) },
  ],
};
