/**
 * The steps of `npm test` after the compiler, whose result is the argument. Each step runs whatever came of those
 * before it, so that one run shows all that is wrong; the last line sums up. Three lanes of steps run at the same time:
 * the one inside VS Code, which mostly waits, writes as it goes, the others show each step's output when it has ended.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { closingLine, sum, type Counts } from './counts';
import { removeStaleTests } from './stale-output';

const root = join(__dirname, '..', '..', '..');
const modules = join(root, 'node_modules');

const passed: Counts = { passed: 1, failed: 0, skipped: 0 };
const failed: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Whether a step's output is seen at once, or as a whole when it has ended. */
type Shown = 'live' | 'whole';

/** How a lane takes its turns at the processor: those that wait much of their time let the one that never does go first. */
type Pace = 'first' | 'patient';
/** Of a patient step's programs; ordinary ones have 0. */
const patientPriority = 5;

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
  const eslint = join(modules, 'eslint', 'bin', 'eslint.js');
  const prettier = join(modules, 'prettier', 'bin', 'prettier.cjs');
  return [
    await check('Lint', 'whole', [eslint, '.', '--max-warnings=0']),
    await check('Formatting', 'whole', [prettier, '--check', '--log-level=warn', '.']),
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

/** A step that passes or fails as a whole. */
async function check(title: string, shown: Shown, args: readonly string[]): Promise<Counts> {
  return (await run(title, shown, 'first', args)) === 0 ? passed : failed;
}

function mocha(title: string, pace: Pace, files: readonly string[]): Promise<Counts> {
  const program = join(modules, 'mocha', 'bin', 'mocha.js');
  return suite(title, 'whole', pace, [
    program,
    '--reporter',
    join(__dirname, 'counting-reporter.js'),
    ...files,
  ]);
}

/** A step that writes its counts to a file. One that ends badly without having counted a failure is a failure. */
async function suite(title: string, shown: Shown, pace: Pace, args: readonly string[]): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'reactor-counts-'));
  try {
    const file = join(folder, 'counts.json');
    const code = await run(title, shown, pace, args, { REACTOR_TEST_COUNTS: file });
    if (!existsSync(file)) return failed;
    const counts = JSON.parse(readFileSync(file, 'utf8')) as Counts;
    return code !== 0 && counts.failed === 0 ? sum([counts, failed]) : counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(
  title: string,
  shown: Shown,
  pace: Pace,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const header = `\n== ${title}`;
  if (shown === 'live') console.log(header);
  const started = Date.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: shown === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  if (pace === 'patient' && child.pid !== undefined) setPriority(child.pid, patientPriority);
  let output = '';
  const take = (chunk: string): void => void (output += chunk);
  child.stdout?.setEncoding('utf8').on('data', take);
  child.stderr?.setEncoding('utf8').on('data', take);
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (status) => resolve(status ?? 1));
  });
  if (shown === 'whole') console.log(`${header}\n${output.trimEnd()}`);
  console.log(`(${title}: ${((Date.now() - started) / 1000).toFixed(0)} s)`);
  return code;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
