// `npm start`: on a fresh clone with nothing but Node and git, opens VS Code with the extension on the samples.
import { join } from 'node:path';
import { compile, ensureInstalled, runNode } from './bootstrap.mjs';

ensureInstalled();
console.log('Building …');
// The tests are not needed to open VS Code.
const built =
  compile('client', 'server', 'scripts') === 0 && runNode(join('out', 'scripts', 'bundle', 'main.js')) === 0;
process.exitCode = built ? runNode(join('out', 'scripts', 'start.js')) : 1;
