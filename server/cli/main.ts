import { forecastText } from '../language';
import { readArguments, UsageError, type Command } from './arguments';
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

/** Does what the arguments ask for; answers the exit code. */
async function run(command: Command): Promise<number> {
  switch (command.name) {
    case 'help':
      return print(help);
    case 'version':
      return print(`${version()}\n`);
    case 'schema':
      return print(schemaText(command.of));
    case 'lsp': {
      // only loaded when needed: a check starts faster without the protocol's library
      const { startNodeServer } = await import('../lsp/start-node.js');
      startNodeServer();
      return exitCodes.clean;
    }
    case 'check':
      return runCheck(command);
    case 'forecast':
      return runForecast(command);
    case 'render':
      return render(command, process.cwd(), output);
    case 'trace':
      await trace(command, process.cwd(), output);
      return exitCodes.clean;
    case 'solve':
      return runSolve(command, process.cwd(), output);
    case 'generate':
      return generate(command, process.cwd(), output);
    case 'new':
      await newLevel(command, process.cwd(), output);
      return exitCodes.clean;
    case 'verify':
      return runVerify(command, process.cwd(), output);
  }
}

async function runCheck({
  paths,
  root,
  format,
  maxWarnings,
}: Extract<Command, { name: 'check' }>): Promise<number> {
  const { files, failures } = await check(paths, root, process.cwd());
  switch (format) {
    case 'json':
      print(formatJson(files));
      break;
    case 'sarif':
      print(formatSarif(files, version()));
      break;
    case 'github':
      print(formatGithub(files));
      break;
    case 'text':
      if (files.length > 0) print(await formatText(files));
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
  output.note(`There are ${warnings} warnings, more than the ${maxWarnings} that --max-warnings allows.`);
  return exitCodes.errors;
}

async function runForecast({
  level,
  turns,
  format,
  root,
}: Extract<Command, { name: 'forecast' }>): Promise<number> {
  const foreseen = await forecastLevel(level, turns, root, process.cwd());
  return print(format === 'json' ? formatForecastJson(foreseen) : forecastText(foreseen));
}

const output: Output = {
  print,
  note: (text) => process.stderr.write(`${text}\n`),
  ...(process.stderr.isTTY ? { progress: showProgress } : {}),
};

/** Writes over the line that it wrote before. */
function showProgress(text: string): void {
  process.stderr.write(`\r\u001b[K${text}`);
}

function print(text: string): number {
  process.stdout.write(text);
  return exitCodes.clean;
}

async function main(): Promise<void> {
  // whoever reads the output may have seen enough, as `head` does
  process.stdout.on('error', () => process.exit(exitCodes.clean));
  try {
    process.exitCode = await run(readArguments(process.argv.slice(2)));
  } catch (error) {
    output.note(
      error instanceof UsageError
        ? `${error.message} See reactor-level --help.`
        : error instanceof InputFault
          ? error.message
          : `This is a bug of reactor-level: ${describe(error)}`,
    );
    process.exitCode = error instanceof InputFault ? error.exitCode : exitCodes.usage;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

void main();
