import { levelVersion } from '../../../../../engine/reactor';
import { replaceValue } from '../../../json/edits';
import type { LevelFix } from '../context';

/** Another version: it can only be taken for a slip. */
export const unsupportedVersion: LevelFix = {
  says: 'Write version 1. It is for you to know whether the rest of the file is of that version.',
  propose: ({ context }) => [
    { title: `Write ${levelVersion}`, edits: replaceValue(context.json, ['version'], levelVersion) },
  ],
};
