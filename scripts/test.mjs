// `npm test`: on a fresh clone with nothing but Node and git, installs, builds and tests everything that can run here.
// With `--long` (`npm run test:long`), random tests try many more cases.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compile, ensureInstalled, root, runNode } from './bootstrap.mjs';

ensureInstalled();
if (process.argv.includes('--long')) process.env.REACTOR_TEST_LONG = '1';
console.log('\n== Types');
const types = compile() === 0 ? 'passed' : 'failed';
const steps = join('out', 'scripts', 'test', 'main.js');
if (existsSync(join(root, steps))) {
  process.exitCode = runNode(steps, types);
} else {
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
