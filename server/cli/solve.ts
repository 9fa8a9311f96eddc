import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { counted, type SolverProgress } from '../../engine/core';
import type { ReactorSolveResult } from '../../engine/reactor/solver';
import { encodeTranscript, transcribe } from '../../engine/reactor/simulation';
import { URI } from 'vscode-uri';
import { balanceFileIn } from '../language';
import type { Solver } from '../solver/job';
import { threadSolver } from '../solver/threads';
import type { SolveFormat } from './formats/names';
import { formatSolveJson } from './formats/solve-json';
import { formatSolveLine, formatSolveText } from './formats/solve-text';
import { exitCodes, InputFault } from './input-fault';
import type { Output } from './output';
import { namedLevelReader } from './files/other-files';
import type { LevelReader, Playable } from './playable';
import { openProject, urisOf } from './files/target-files';
import type { Solved } from './solved';
import { linksLast, SeenFiles } from './files/links';
import { readTargets, uriOf } from './files/targets';

/** The levels to solve, and the limits of the search. */
export interface SolveCommand {
  readonly paths: readonly string[];
  readonly maxTurns: number | undefined;
  readonly maxStates: number;
  readonly milliseconds: number | undefined;
  /** Path for the transcript of the win; only for a single level. */
  readonly out: string | undefined;
  readonly format: SolveFormat;
  readonly root: string;
}

/** The exit codes of `solve`, in addition to those of all commands. */
const solveExitCodes = { solved: exitCodes.clean, impossible: 3, unknown: 4 } as const;

/** Memory limit of all searches together, in bytes. */
const memory = 1_500_000_000;

/**
 * Finds out whether levels can be won. Prints the full result for a single level, with progress on a terminal. Solves
 * several levels on all cores and prints one line for each, in order. Continues after a level that cannot be played.
 */
export async function runSolve(command: SolveCommand, cwd: string, output: Output): Promise<number> {
  const paths = await pathsOf(command, cwd);
  const solver = threadSolver(Math.min(paths.length, availableParallelism()));
  const read = namedLevelReader(command.root, cwd, output);
  try {
    const [first] = paths;
    if (first !== undefined && paths.length === 1)
      return await solveOne(first, command, { read, solver, output, cwd });
    return await solveAll(paths, command, { read, solver, output, cwd });
  } finally {
    solver.close();
  }
}

interface SolveContext {
  readonly read: LevelReader;
  readonly solver: Solver;
  readonly output: Output;
  readonly cwd: string;
}

async function solveOne(
  path: string,
  command: SolveCommand,
  { read, solver, output, cwd }: SolveContext,
): Promise<number> {
  const playable = await read(path);
  const solved = await search(playable, command, solver, memory, progressLine(output));
  output.progress?.('');
  output.print(command.format === 'json' ? formatSolveJson(solved) : formatSolveText(solved));
  if (command.out !== undefined) await save(solved, command.out, cwd, output);
  return exitCodeOf(solved.result);
}

async function solveAll(
  paths: readonly string[],
  command: SolveCommand,
  { read, solver, output }: SolveContext,
): Promise<number> {
  const share = memory / Math.min(paths.length, availableParallelism());
  const running = paths.map(async (path): Promise<Solved | InputFault> => {
    try {
      return await search(await read(path), command, solver, share);
    } catch (error) {
      if (error instanceof InputFault) return error;
      throw error;
    }
  });
  let worst: number = solveExitCodes.solved;
  const faults: InputFault[] = [];
  const answers: Solved[] = [];
  for (const next of running) {
    const answer = await next;
    if (answer instanceof InputFault) {
      faults.push(answer);
      continue;
    }
    answers.push(answer);
    if (command.format === 'text') output.print(formatSolveLine(answer));
    worst = worseOf(worst, exitCodeOf(answer.result));
  }
  if (command.format === 'json')
    output.print(`[${answers.map((one) => formatSolveJson(one).trimEnd()).join(',\n')}]\n`);
  for (const { message } of faults) output.note(message);
  return faults.reduce((code, fault) => Math.max(code, fault.exitCode), 0) || worst;
}

async function search(
  playable: Playable,
  { maxTurns, maxStates, milliseconds }: SolveCommand,
  solver: Solver,
  maxBytes: number,
  progress?: (progress: SolverProgress) => void,
): Promise<Solved> {
  const { level, balance } = playable;
  const job = {
    level,
    balance,
    maxStates,
    maxBytes,
    ...(maxTurns === undefined ? {} : { maxTurns }),
    ...(milliseconds === undefined ? {} : { milliseconds }),
  };
  return { playable, result: await solver.solve(job, progress).result };
}

/** Lists the levels of the given paths without duplicates. Throws an `InputFault` if a path has none. */
async function pathsOf({ paths, root, out }: SolveCommand, cwd: string): Promise<string[]> {
  const targets = await readTargets(paths, cwd);
  const missing = targets.find(({ kind }) => kind === 'missing');
  if (missing !== undefined)
    throw new InputFault(`File or folder "${missing.given}" does not exist.`, exitCodes.usage);
  const project = await openProject(targets, root, cwd);
  const found: string[] = [];
  for (const target of targets) {
    const uris = urisOf(target, project);
    const levels = target.kind === 'file' ? uris : await levelsAmong(uris, project);
    if (levels.length === 0) throw new InputFault(`Found no levels in "${target.given}".`, exitCodes.usage);
    found.push(...levels.map((uri) => URI.parse(uri).fsPath));
  }
  const seen = new SeenFiles();
  const repeated = new Set<string>();
  for (const path of linksLast([...new Set(found)])) {
    const settings = await project.settingsFor(uriOf(path));
    if (!seen.isNew(path, balanceFileIn(settings))) repeated.add(path);
  }
  const each = [...new Set(found)].filter((path) => !repeated.has(path));
  if (out !== undefined && each.length > 1)
    throw new InputFault(
      '--out saves the transcript of a single level. Specify exactly one level.',
      exitCodes.usage,
    );
  return each;
}

async function levelsAmong(
  uris: readonly string[],
  project: Awaited<ReturnType<typeof openProject>>,
): Promise<string[]> {
  const kinds = await Promise.all(uris.map(async (uri) => (await project.report(uri))?.kind));
  return uris.filter((_, index) => kinds[index] === 'level');
}

async function save({ playable, result }: Solved, out: string, cwd: string, output: Output): Promise<void> {
  if (result.verdict !== 'solved') {
    output.note(`${out} was not written because no win was found.`);
    return;
  }
  const { level, balance } = playable;
  const transcript = encodeTranscript(transcribe(level, balance, result.actions));
  try {
    await writeFile(resolve(cwd, out), transcript);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InputFault(`Cannot write ${out}: ${why}`, exitCodes.usage);
  }
}

function progressLine({ progress }: Output): ((now: SolverProgress) => void) | undefined {
  return (
    progress &&
    (({ states, turns }) =>
      progress(`${counted(states, 'state')} kept; no win in fewer than ${counted(turns, 'turn')}`))
  );
}

function exitCodeOf({ verdict }: ReactorSolveResult): number {
  switch (verdict) {
    case 'solved':
      return solveExitCodes.solved;
    case 'impossible':
      return solveExitCodes.impossible;
    case 'impossible-within':
    case 'unknown':
      return solveExitCodes.unknown;
  }
}

/** Returns the worse of two exit codes: impossible, then unknown, then solved. */
function worseOf(one: number, other: number): number {
  if (one === solveExitCodes.impossible || other === solveExitCodes.impossible)
    return solveExitCodes.impossible;
  return Math.max(one, other);
}
