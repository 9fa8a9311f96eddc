/**
 * The steps of `npm test` after the compiler, whose result is the argument. Each step runs whatever came of those
 * before it, so that one run shows all that is wrong; the last line sums up.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closingLine, sum, type Counts } from './counts';
import { removeStaleTests } from './stale-output';

const root = join(__dirname, '..', '..', '..');
const modules = join(root, 'node_modules');

const passed: Counts = { passed: 1, failed: 0, skipped: 0 };
const failed: Counts = { passed: 0, failed: 1, skipped: 0 };

function main(): void {
  removeStaleTests(root);
  const results = [
    process.argv[2] === 'passed' ? passed : failed,
    check('Bundles', join(root, 'out', 'scripts', 'bundle', 'main.js')),
    check('Lint', join(modules, 'eslint', 'bin', 'eslint.js'), '.', '--max-warnings=0'),
    check('Formatting', join(modules, 'prettier', 'bin', 'prettier.cjs'), '--check', '--log-level=warn', '.'),
    suite(
      'Unit tests',
      join(modules, 'mocha', 'bin', 'mocha.js'),
      ...['--reporter', join(__dirname, 'counting-reporter.js')],
      'out/{engine,server,client,media,scripts,test}/**/*.test.js',
    ),
    suite('Inside VS Code', join(root, 'out', 'test', 'vscode', 'run', 'main.js')),
  ];
  const total = sum(results);
  console.log(`\n${closingLine(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** A step that passes or fails as a whole. */
function check(title: string, ...args: string[]): Counts {
  return run(title, args) === 0 ? passed : failed;
}

/** A step that writes its counts to a file. One that ends badly without having counted a failure is a failure. */
function suite(title: string, ...args: string[]): Counts {
  const folder = mkdtempSync(join(tmpdir(), 'reactor-counts-'));
  try {
    const file = join(folder, 'counts.json');
    const code = run(title, args, { REACTOR_TEST_COUNTS: file });
    if (!existsSync(file)) return failed;
    const counts = JSON.parse(readFileSync(file, 'utf8')) as Counts;
    return code !== 0 && counts.failed === 0 ? sum([counts, failed]) : counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(title: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  console.log(`\n== ${title}`);
  const started = Date.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(`(${title}: ${((Date.now() - started) / 1000).toFixed(0)} s)`);
  return status ?? 1;
}

main();
