import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VALID_LEVELS } from './levels';

const broken = join(__dirname, '..', '..', '..', '..', 'docs', 'broken-levels');

/** Levels that use every concept, and one with each fault. */
export const levelTexts: readonly string[] = [
  ...Object.values(VALID_LEVELS),
  ...readdirSync(broken)
    .filter((name) => name.endsWith('.reactor.json'))
    .map((name) => readFileSync(join(broken, name), 'utf8')),
];
