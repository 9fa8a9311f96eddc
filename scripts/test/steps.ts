/** The steps of `npm test` and `npm run check`: each runs a program and counts its results. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sum, type Counts } from './counts';

const root = join(__dirname, '..', '..', '..');
const modules = join(root, 'node_modules');

export const passed: Counts = { passed: 1, failed: 0, skipped: 0 };
export const failed: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Shows a step's output live, or as a whole at the end. */
type Shown = 'live' | 'whole';

/** Priority of a step: steps that mostly wait yield to those that compute. */
type Pace = 'first' | 'patient';
/** Process priority of a patient step; the default is 0. */
const patientPriority = 5;

/** The checks that read the sources without running them, except for types, which the compiler has checked before. */
export async function staticChecks(): Promise<Counts[]> {
  return [
    await check('Lint', 'whole', [join(modules, 'oxlint', 'bin', 'oxlint')]),
    await check('Formatting', 'whole', [join(modules, 'oxfmt', 'bin', 'oxfmt'), '--list-different']),
    await check('Unused code', 'whole', [join(modules, 'knip', 'bin', 'knip.js'), '--no-progress']),
  ];
}

/** A step that passes or fails as a whole. */
export async function check(title: string, shown: Shown, args: readonly string[]): Promise<Counts> {
  return (await run(title, shown, 'first', args)) === 0 ? passed : failed;
}

export function mocha(title: string, pace: Pace, files: readonly string[]): Promise<Counts> {
  const program = join(modules, 'mocha', 'bin', 'mocha.js');
  return suite(title, 'whole', pace, [
    program,
    '--reporter',
    join(__dirname, 'counting-reporter.js'),
    ...files,
  ]);
}

/** A step that writes its counts to a file. Counts as a failure if it exits with an error without counted failures. */
export async function suite(
  title: string,
  shown: Shown,
  pace: Pace,
  args: readonly string[],
): Promise<Counts> {
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
