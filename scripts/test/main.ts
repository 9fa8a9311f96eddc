/**
 * The steps of `npm test` after the compiler, whose result is the argument. Each step runs whatever came of those
 * before it, so that one run shows all that is wrong; the last line sums up. Three lanes of steps run at the same time:
 * the one inside VS Code, which mostly waits, writes as it goes, the others show each step's output when it has ended.
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

/** What needs little but a processor: checks, units, and the language server as a program. */
async function byItself(): Promise<Counts[]> {
  return [
    ...(await staticChecks()),
    await mocha('Unit tests', 'first', ['out/{engine,server,client,media,scripts}/**/*.test.js']),
    await mocha('Tests from outside', 'first', [
      'out/test/*.test.js',
      'out/test/!(preview|vscode)/**/*.test.js',
    ]),
  ];
}

/** What drives pages in a browser, those of VS Code among them. */
async function inBrowser(): Promise<Counts[]> {
  return [await mocha('In a browser', 'patient', ['out/test/{preview,vscode}/**/*.test.js'])];
}

/** What runs inside VS Code. */
async function insideCode(): Promise<Counts[]> {
  const program = join(root, 'out', 'test', 'vscode', 'run', 'main.js');
  return [await suite('Inside VS Code', 'live', 'patient', [program])];
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
