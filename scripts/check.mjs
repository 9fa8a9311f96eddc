// `npm run check`: types, lint, formatting and unused code, in seconds. A part of `npm test`.
import { join } from 'node:path';
import { compile, ensureInstalled, runNode } from './bootstrap.mjs';

ensureInstalled();
console.log('\n== Types');
const typesFailed = compile() !== 0;
const checksFailed = runNode(join('out', 'scripts', 'test', 'check.js')) !== 0;
process.exitCode = typesFailed || checksFailed ? 1 : 0;
