import { levelVersion } from '../../../../../engine/reactor';
import { replaceValue } from '../../../json/edits';
import type { Mend } from '../../../json/fixes/mend';

/** Another version: it can only be taken for a slip. */
export const unsupportedVersion: Mend = {
  says: 'Write version 1. It is for you to know whether the rest of the file is of that version.',
  propose: ({ subject }) => [
    { title: `Write ${levelVersion}`, edits: replaceValue(subject.json, ['version'], levelVersion) },
  ],
};
