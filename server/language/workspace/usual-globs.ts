import { defaultLevelGlobs } from './config';
import { languageDefinitions } from './definitions';
import { balanceName, configName } from './settings';

/** Globs of the files of levels that are ours by their names. */
const reactorGlobs: readonly string[] = [...defaultLevelGlobs, `**/${balanceName}`, `**/${configName}`];

/** Globs of the files of all languages. */
export const usualGlobs: readonly string[] = [
  ...reactorGlobs,
  ...languageDefinitions.flatMap(({ globs }) => globs),
];
