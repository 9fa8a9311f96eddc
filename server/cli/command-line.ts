/** Runs commands independently of the process, so that tests can call them. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { counted, grouped } from '../../engine/core';
import { forecastText } from '../language';
import { readArguments, type Command } from './arguments';
import { UsageError } from './input-fault';
import { check } from './check';
import { forecastLevel } from './forecast';
import { formatForecastJson } from './formats/forecast-json';
import { formatGithub } from './formats/github';
import { formatJson } from './formats/json';
import { formatSarif } from './formats/sarif';
import { formatText } from './formats/text';
import { generate } from './generate';
import { help } from './help';
import { exitCodes, InputFault } from './input-fault';
import { newLevel } from './new-level';
import type { Output } from './output';
import { render } from './render';
import { runVerify } from './run-verify';
import { schemaText } from './schema';
import { runSolve } from './solve';
import { trace } from './trace';
import { version } from '../node/version';

/** Runs the command that the arguments specify, in the folder `cwd`, and returns the exit code. Never throws. */
export async function runCommandLine(args: readonly string[], cwd: string, output: Output): Promise<number> {
  try {
    const command = readArguments(args);
    await assertRoot(command, cwd);
    return await run(command, cwd, output);
  } catch (error) {
    output.note(
      error instanceof UsageError
        ? `${error.message} See reactor-level --help.`
        : error instanceof InputFault
          ? error.message
          : `This is a bug in reactor-level: ${describe(error)}`,
    );
    return error instanceof InputFault ? error.exitCode : exitCodes.usage;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Throws an `InputFault` if `--root` is not a folder; otherwise no settings would be found, without a message. */
async function assertRoot(command: Command, cwd: string): Promise<void> {
  if (!('root' in command) || command.root === undefined) return;
  const found = await stat(resolve(cwd, command.root)).catch(() => undefined);
  if (found?.isDirectory() !== true)
    throw new InputFault(`The folder "${command.root}" of --root does not exist.`, exitCodes.usage);
}

async function run(command: Command, cwd: string, output: Output): Promise<number> {
  switch (command.name) {
    case 'help':
      output.print(help);
      return exitCodes.clean;
    case 'version':
      output.print(`${version()}\n`);
      return exitCodes.clean;
    case 'schema':
      output.print(schemaText(command.of));
      return exitCodes.clean;
    case 'lsp': {
      // loaded on demand: the other commands start faster without the LSP library
      await import('../lsp/main.js');
      return exitCodes.clean;
    }
    case 'check':
      return runCheck(command, cwd, output);
    case 'forecast':
      return runForecast(command, cwd, output);
    case 'render':
      return render(command, cwd, output);
    case 'trace':
      await trace(command, cwd, output);
      return exitCodes.clean;
    case 'solve':
      return runSolve(command, cwd, output);
    case 'generate':
      return generate(command, cwd, output);
    case 'new':
      await newLevel(command, cwd, output);
      return exitCodes.clean;
    case 'verify':
      return runVerify(command, cwd, output);
  }
}

async function runCheck(
  { paths, root, format, maxWarnings }: Extract<Command, { name: 'check' }>,
  cwd: string,
  output: Output,
): Promise<number> {
  const { files, failures } = await check(paths, root, cwd);
  switch (format) {
    case 'json':
      output.print(formatJson(files));
      break;
    case 'sarif':
      output.print(formatSarif(files, version()));
      break;
    case 'github':
      output.print(formatGithub(files));
      break;
    case 'text':
      if (files.length > 0) output.print(await formatText(files));
      break;
  }
  if (failures.length > 0) {
    for (const failure of failures) output.note(failure);
    return exitCodes.usage;
  }
  const all = files.flatMap(({ diagnostics }) => diagnostics);
  const warnings = all.filter(({ severity }) => severity === 'warning').length;
  if (all.some(({ severity }) => severity === 'error')) return exitCodes.errors;
  if (warnings <= maxWarnings) return exitCodes.clean;
  output.note(`Found ${counted(warnings, 'warning')}; --max-warnings allows ${grouped(maxWarnings)}.`);
  return exitCodes.errors;
}

async function runForecast(
  { level, turns, format, root }: Extract<Command, { name: 'forecast' }>,
  cwd: string,
  output: Output,
): Promise<number> {
  const forecast = await forecastLevel(level, turns, root, cwd, output);
  output.print(format === 'json' ? formatForecastJson(forecast) : forecastText(forecast));
  return exitCodes.clean;
}
