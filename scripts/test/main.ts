/**
 * The steps of `npm test` after the compiler, whose result is the argument. Each step runs even if an earlier one has
 * failed, so that one run reports every problem; the last line is a summary. Three lanes of steps run in parallel: the
 * lane inside VS Code, which mostly waits, prints live output, the others print each step's output at its end.
 */
import { join } from 'node:path';
import { closingLine, sum, type Counts } from './counts';
import { removeStaleTests } from './stale-output';
import { check, failed, mocha, passed, staticChecks, suite } from './steps';

const root = join(__dirname, '..', '..', '..');

async function main(): Promise<void> {
  removeStaleTests(root);
  const types = process.argv[2] === 'passed' ? passed : failed;
  const bundles = await check('Bundles', 'live', [join(root, 'out', 'scripts', 'bundle', 'main.js')]);
  const lanes = await Promise.all([byItself(), inBrowser(), insideCode()]);
  const total = sum([types, bundles, ...lanes.flat()]);
  console.log(`\n${closingLine(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** Steps that mostly compute: checks, unit tests, and tests of the language server as a program. */
async function byItself(): Promise<Counts[]> {
  return [
    ...(await staticChecks()),
    await mocha('Unit tests', 'first', ['out/{engine,server,client,media,scripts}/**/*.test.js']),
    await mocha('Integration tests', 'first', [
      'out/test/*.test.js',
      'out/test/!(preview|vscode)/**/*.test.js',
    ]),
  ];
}

/** Steps that drive pages in a browser, including VS Code. */
async function inBrowser(): Promise<Counts[]> {
  return [await mocha('In a browser', 'patient', ['out/test/{preview,vscode}/**/*.test.js'])];
}

/** Steps that run inside VS Code. */
async function insideCode(): Promise<Counts[]> {
  const program = join(root, 'out', 'test', 'vscode', 'run', 'main.js');
  return [await suite('Inside VS Code', 'live', 'patient', [program])];
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
