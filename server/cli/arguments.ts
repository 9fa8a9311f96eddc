import { parseArgs } from 'node:util';
import { paletteNames } from '../../engine/reactor/picture';
import { alternatives } from '../../engine/shape';
import { levelTemplates, usualSize } from '../language';
import {
  forecastFormats,
  formats,
  renderFormats,
  solveFormats,
  type ForecastFormat,
  type Format,
} from './formats/names';
import { UsageError } from './input-fault';
import { generateFormats, type GenerateCommand } from './generate';
import type { NewLevelCommand } from './new-level';
import type { RenderOptions } from './render';
import type { VerifyOptions } from './run-verify';
import type { SolveCommand } from './solve';
import type { TraceOptions } from './trace';

export const schemaNames = ['level', 'balance', 'config', 'lix'] as const;
export type SchemaName = (typeof schemaNames)[number];

/** A command with its options, read from the arguments. */
export type Command =
  | {
      readonly name: 'check';
      readonly paths: readonly string[];
      readonly format: Format;
      /** Infinity if there is no limit. */
      readonly maxWarnings: number;
      readonly root: string | undefined;
    }
  | {
      readonly name: 'forecast';
      readonly level: string;
      /** `undefined` for the horizon of the balance. */
      readonly turns: number | undefined;
      readonly format: ForecastFormat;
      readonly root: string;
    }
  | ({ readonly name: 'solve' } & SolveCommand)
  | ({ readonly name: 'render' } & RenderOptions)
  | ({ readonly name: 'trace' } & TraceOptions)
  | ({ readonly name: 'verify' } & VerifyOptions)
  | ({ readonly name: 'generate' } & GenerateCommand)
  | ({ readonly name: 'new' } & NewLevelCommand)
  | { readonly name: 'lsp' }
  | { readonly name: 'schema'; readonly of: SchemaName }
  | { readonly name: 'help' }
  | { readonly name: 'version' };

/** Reads the arguments, without the paths of node and the script. Throws a `UsageError`. */
export function readArguments(argv: readonly string[]): Command {
  const [name, ...rest] = argv;
  switch (name) {
    case undefined:
      throw new UsageError('Missing command.');
    case '-h':
    case '--help':
    case 'help':
      return { name: 'help' };
    case '-v':
    case '--version':
      return { name: 'version' };
    case 'check':
      return readCheck(rest);
    case 'forecast':
      return readForecast(rest);
    case 'solve':
      return readSolve(rest);
    case 'render':
      return readRender(rest);
    case 'trace':
      return readTrace(rest);
    case 'verify':
      return readVerify(rest);
    case 'generate':
      return readGenerate(rest);
    case 'new':
      return readNew(rest);
    case 'lsp':
      return readLsp(rest);
    case 'schema':
      return readSchema(rest);
    default:
      throw new UsageError(`Unknown command "${name}".`);
  }
}

function readCheck(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv, {
    format: { type: 'string', default: 'text' },
    'max-warnings': { type: 'string' },
    root: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help === true) return { name: 'help' };
  if (positionals.length === 0) throw new UsageError('Specify at least one file, folder or glob to check.');
  const given = values['max-warnings'];
  return {
    name: 'check',
    paths: positionals,
    format: choose('format', values.format, formats),
    maxWarnings: given === undefined ? Infinity : readCount('max-warnings', given),
    root: values.root,
  };
}

function readForecast(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv, {
    turns: { type: 'string' },
    format: { type: 'string', default: 'text' },
    root: { type: 'string', default: '.' },
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help === true) return { name: 'help' };
  const [level] = positionals;
  if (level === undefined || positionals.length > 1) throw new UsageError('Specify exactly one level.');
  const turns = values.turns === undefined ? undefined : readCount('turns', values.turns);
  if (turns === 0) throw new UsageError('--turns must be at least 1.');
  const format = choose('format', values.format, forecastFormats);
  return { name: 'forecast', level, turns, format, root: values.root };
}

/** Number of states that a search may keep without --max-states: a few minutes of work. */
const defaultStates = 2_000_000;

function readSolve(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv, {
    'max-turns': { type: 'string' },
    'max-states': { type: 'string' },
    time: { type: 'string' },
    out: { type: 'string' },
    format: { type: 'string', default: 'text' },
    root: { type: 'string', default: '.' },
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help === true) return { name: 'help' };
  if (positionals.length === 0) throw new UsageError('Specify at least one level, folder or glob to solve.');
  const atLeastOne = (option: 'max-turns' | 'max-states' | 'time'): number | undefined => {
    const given = values[option];
    const count = given === undefined ? undefined : readCount(option, given);
    if (count === 0) throw new UsageError(`--${option} must be at least 1.`);
    return count;
  };
  const seconds = atLeastOne('time');
  return {
    name: 'solve',
    paths: positionals,
    maxTurns: atLeastOne('max-turns'),
    maxStates: atLeastOne('max-states') ?? defaultStates,
    milliseconds: seconds === undefined ? undefined : 1000 * seconds,
    out: values.out,
    format: choose('format', values.format, solveFormats),
    root: values.root,
  };
}

/** Cell sizes of pictures, in pixels. */
const cellSizes = { min: 4, default: 24, max: 200 } as const;

function readRender(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv, {
    turn: { type: 'string' },
    transcript: { type: 'string' },
    format: { type: 'string' },
    theme: { type: 'string', default: 'dark' },
    'cell-size': { type: 'string', default: String(cellSizes.default) },
    locked: { type: 'boolean', default: false },
    status: { type: 'boolean', default: false },
    out: { type: 'string' },
    root: { type: 'string', default: '.' },
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help === true) return { name: 'help' };
  const [level] = positionals;
  if (level === undefined || positionals.length > 1) throw new UsageError('Specify exactly one level.');
  const turn = values.turn === undefined ? undefined : readCount('turn', values.turn);
  if (turn === 0) throw new UsageError('--turn must be at least 1.');
  const cellSize = readCount('cell-size', values['cell-size']);
  if (cellSize < cellSizes.min || cellSize > cellSizes.max) {
    throw new UsageError(`--cell-size must be between ${cellSizes.min} and ${cellSizes.max} pixels.`);
  }
  return {
    name: 'render',
    level,
    turn,
    transcript: values.transcript,
    format: choose('format', values.format ?? 'svg', renderFormats),
    theme: choose('theme', values.theme, paletteNames),
    cellSize,
    locked: values.locked,
    status: values.status,
    out: values.out,
    root: values.root,
  };
}

function readTrace(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv, {
    dump: { type: 'boolean', default: false },
    save: { type: 'string' },
    'save-state': { type: 'string' },
    seed: { type: 'string' },
    floor: { type: 'string' },
    root: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help === true) return { name: 'help' };
  const [level, actions] = positionals;
  if (level === undefined || positionals.length > 2) {
    throw new UsageError('Specify a level, rooms file or scenario, and a file of actions.');
  }
  const { dump, save, root, floor } = values;
  const seed = values.seed === undefined ? undefined : readSeed(values.seed);
  const saveState = values['save-state'];
  return { name: 'trace', level, actions, start: { seed, floor }, dump, save, saveState, root };
}

function readVerify(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv, {
    coverage: { type: 'boolean', default: false },
    root: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help === true) return { name: 'help' };
  if (positionals.length === 0) {
    throw new UsageError('Specify at least one transcript, level, folder or glob to verify.');
  }
  return { name: 'verify', paths: positionals, coverage: values.coverage, root: values.root };
}

function readGenerate(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv, {
    floor: { type: 'string' },
    seed: { type: 'string', default: '0' },
    seeds: { type: 'string' },
    format: { type: 'string', default: 'text' },
    'cell-size': { type: 'string', default: '10' },
    root: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help === true) return { name: 'help' };
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError('Specify exactly one rooms file.');
  const seeds = values.seeds === undefined ? undefined : readCount('seeds', values.seeds);
  if (seeds === 0) throw new UsageError('--seeds must be at least 1.');
  const format = choose('format', values.format, generateFormats);
  if (seeds !== undefined && format === 'svg')
    throw new UsageError('Statistics cannot be drawn. With --seeds, use --format text or json.');
  const cellSize = readCount('cell-size', values['cell-size']);
  if (cellSize < 1 || cellSize > cellSizes.max)
    throw new UsageError(`--cell-size must be between 1 and ${cellSizes.max} pixels.`);
  const seed = readSeed(values.seed);
  return { name: 'generate', file, floor: values.floor, seed, seeds, format, cellSize, root: values.root };
}

function readNew(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv, {
    width: { type: 'string', default: String(usualSize.width) },
    height: { type: 'string', default: String(usualSize.height) },
    title: { type: 'string', default: 'New level' },
    template: { type: 'string', default: levelTemplates[0] },
    root: { type: 'string', default: '.' },
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help === true) return { name: 'help' };
  const [file] = positionals;
  if (positionals.length > 1)
    throw new UsageError('Specify one file for the new level, or none to print it.');
  if (values.title.trim() === '') throw new UsageError('--title must not be empty.');
  const size = { width: readCount('width', values.width), height: readCount('height', values.height) };
  const template = choose('template', values.template, levelTemplates);
  return { name: 'new', size, title: values.title, template, file, root: values.root };
}

function readLsp(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv, {
    stdio: { type: 'boolean' },
    // added by editors
    clientProcessId: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help === true) return { name: 'help' };
  if (positionals.length > 0 || values.stdio !== true) {
    throw new UsageError(
      'The language server communicates over standard input and output. Run reactor-level lsp --stdio.',
    );
  }
  return { name: 'lsp' };
}

function readSchema(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv, { help: { type: 'boolean', short: 'h' } });
  if (values.help === true) return { name: 'help' };
  if (positionals.length > 1) throw new UsageError('Specify at most one schema.');
  return { name: 'schema', of: choose('schema', positionals[0] ?? 'level', schemaNames) };
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

function parse<const T extends Options>(argv: readonly string[], options: T) {
  try {
    const parsed = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
    // an unset variable in a script would otherwise mean the current folder
    if (parsed.positionals.includes('')) throw new UsageError('Unexpected empty path.');
    return parsed;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(error instanceof Error ? optionFault(error.message) : String(error));
  }
}

/** Rewords a message of node's `parseArgs`. */
function optionFault(message: string): string {
  const option = /'(?:-\w, )?(--?[^' ]+)/.exec(message)?.[1];
  if (option === undefined) return message;
  if (message.startsWith('Unknown option')) return `Unknown option ${option}.`;
  if (message.includes('does not take an argument')) return `${option} does not take a value.`;
  return `Missing value after ${option}.`;
}

function choose<T extends string>(what: string, given: string | undefined, values: readonly T[]): T {
  const found = values.find((value) => value === given);
  if (found === undefined)
    throw new UsageError(`Unknown ${what} "${given ?? ''}". Expected ${alternatives(values)}.`);
  return found;
}

/** Reads a seed. Seeds have 32 bits; a larger number would be equivalent to one of them. */
function readSeed(given: string): number {
  const seed = readCount('seed', given);
  if (seed >= 2 ** 32) throw new UsageError('--seed must be between 0 and 4294967295.');
  return seed;
}

function readCount(option: string, given: string): number {
  if (!/^\d+$/.test(given)) throw new UsageError(`--${option} must be a whole number, not "${given}".`);
  return Number(given);
}
