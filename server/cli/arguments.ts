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

/** What the command line is asked to do. */
export type Command =
  | {
      readonly name: 'check';
      readonly paths: readonly string[];
      readonly format: Format;
      /** Infinity where any number will do. */
      readonly maxWarnings: number;
      readonly root: string;
    }
  | {
      readonly name: 'forecast';
      readonly level: string;
      /** `undefined` where the balance says how many. */
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

/** Reads the arguments, without the names of node and script. Throws a `UsageError`. */
export function readArguments(argv: readonly string[]): Command {
  const [name, ...rest] = argv;
  switch (name) {
    case undefined:
      throw new UsageError('Say what to do.');
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
      throw new UsageError(`There is no command "${name}".`);
  }
}

function readCheck(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv, {
    format: { type: 'string', default: 'text' },
    'max-warnings': { type: 'string' },
    root: { type: 'string', default: '.' },
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help === true) return { name: 'help' };
  if (positionals.length === 0) throw new UsageError('Name at least one file, folder or glob to check.');
  const given = values['max-warnings'];
  return {
    name: 'check',
    paths: positionals,
    format: choose(values.format, formats, 'a format'),
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
  if (level === undefined || positionals.length > 1) throw new UsageError('Name one level to foresee.');
  const turns = values.turns === undefined ? undefined : readCount('turns', values.turns);
  if (turns === 0) throw new UsageError('--turns takes 1 or more.');
  const format = choose(values.format, forecastFormats, 'a format of a forecast');
  return { name: 'forecast', level, turns, format, root: values.root };
}

/** How many states a search may keep where nobody says: some minutes' work. */
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
  if (positionals.length === 0) throw new UsageError('Name at least one level, folder or glob to solve.');
  const atLeastOne = (option: 'max-turns' | 'max-states' | 'time'): number | undefined => {
    const given = values[option];
    const count = given === undefined ? undefined : readCount(option, given);
    if (count === 0) throw new UsageError(`--${option} takes 1 or more.`);
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
    format: choose(values.format, solveFormats, 'a format of an answer'),
    root: values.root,
  };
}

/** How large cells can be drawn, in pixels. */
const cellSizes = { least: 4, usual: 24, most: 200 } as const;

function readRender(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv, {
    turn: { type: 'string' },
    transcript: { type: 'string' },
    format: { type: 'string' },
    theme: { type: 'string', default: 'dark' },
    'cell-size': { type: 'string', default: String(cellSizes.usual) },
    locked: { type: 'boolean', default: false },
    out: { type: 'string' },
    root: { type: 'string', default: '.' },
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help === true) return { name: 'help' };
  const [level] = positionals;
  if (level === undefined || positionals.length > 1) throw new UsageError('Name one level to draw.');
  const turn = values.turn === undefined ? undefined : readCount('turn', values.turn);
  if (turn === 0) throw new UsageError('--turn takes 1 or more.');
  const cellSize = readCount('cell-size', values['cell-size']);
  if (cellSize < cellSizes.least || cellSize > cellSizes.most) {
    throw new UsageError(`--cell-size takes ${cellSizes.least} to ${cellSizes.most} pixels.`);
  }
  return {
    name: 'render',
    level,
    turn,
    transcript: values.transcript,
    format: choose(values.format ?? 'svg', renderFormats, 'a format of a picture'),
    theme: choose(values.theme, paletteNames, 'a theme'),
    cellSize,
    locked: values.locked,
    out: values.out,
    root: values.root,
  };
}

function readTrace(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv, {
    dump: { type: 'boolean', default: false },
    save: { type: 'string' },
    seed: { type: 'string' },
    floor: { type: 'string' },
    root: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help === true) return { name: 'help' };
  const [level, actions] = positionals;
  if (level === undefined || positionals.length > 2) {
    throw new UsageError('Name a level, a file with rooms or a scenario, and a file with actions.');
  }
  const { dump, save, root, floor } = values;
  const seed = values.seed === undefined ? undefined : readSeed(values.seed);
  return { name: 'trace', level, actions, start: { seed, floor }, dump, save, root };
}

function readVerify(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv, {
    coverage: { type: 'boolean', default: false },
    root: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help === true) return { name: 'help' };
  if (positionals.length === 0) {
    throw new UsageError('Name at least one transcript, level, folder or glob to verify.');
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
  if (file === undefined || positionals.length > 1) throw new UsageError('Name one file with rooms.');
  const seeds = values.seeds === undefined ? undefined : readCount('seeds', values.seeds);
  if (seeds === 0) throw new UsageError('--seeds takes 1 or more.');
  const format = choose(values.format, generateFormats, 'a format of a floor');
  if (seeds !== undefined && format === 'svg')
    throw new UsageError('Statistics are no picture: take text or json.');
  const cellSize = readCount('cell-size', values['cell-size']);
  if (cellSize < 1 || cellSize > cellSizes.most)
    throw new UsageError(`--cell-size takes 1 to ${cellSizes.most} pixels.`);
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
  if (positionals.length > 1) throw new UsageError('Name one file for the new level, or none to print it.');
  if (values.title.trim() === '') throw new UsageError('--title takes a text.');
  const size = { width: readCount('width', values.width), height: readCount('height', values.height) };
  const template = choose(values.template, levelTemplates, 'a template');
  return { name: 'new', size, title: values.title, template, file, root: values.root };
}

function readLsp(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv, {
    stdio: { type: 'boolean' },
    // editors add it to what they start
    clientProcessId: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help === true) return { name: 'help' };
  if (positionals.length > 0 || values.stdio !== true) {
    throw new UsageError(
      'The language server speaks over standard input and output: reactor-level lsp --stdio.',
    );
  }
  return { name: 'lsp' };
}

function readSchema(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv, { help: { type: 'boolean', short: 'h' } });
  if (values.help === true) return { name: 'help' };
  if (positionals.length > 1) throw new UsageError('Name one schema at a time.');
  return { name: 'schema', of: choose(positionals[0] ?? 'level', schemaNames, 'a schema') };
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

function parse<const T extends Options>(argv: readonly string[], options: T) {
  try {
    const parsed = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
    // a script's variable that is not set would mean the current folder
    if (parsed.positionals.includes('')) throw new UsageError('A path is empty.');
    return parsed;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(error instanceof Error ? optionFault(error.message) : String(error));
  }
}

/** What node says of an option, as a sentence in our words. */
function optionFault(message: string): string {
  const option = /'(?:-\w, )?(--?[^' ]+)/.exec(message)?.[1];
  if (option === undefined) return message;
  if (message.startsWith('Unknown option')) return `There is no option ${option} here.`;
  if (message.includes('does not take an argument')) return `${option} takes no value.`;
  return `${option} needs a value after it.`;
}

function choose<T extends string>(given: string | undefined, values: readonly T[], what: string): T {
  const found = values.find((value) => value === given);
  if (found === undefined)
    throw new UsageError(`"${given ?? ''}" is not ${what}: choose ${alternatives(values)}.`);
  return found;
}

/** Seeds are whole numbers of 32 bits: others would be the same as one of these. */
function readSeed(given: string): number {
  const seed = readCount('seed', given);
  if (seed >= 2 ** 32) throw new UsageError('--seed takes 0 to 4294967295.');
  return seed;
}

function readCount(option: string, given: string): number {
  if (!/^\d+$/.test(given)) throw new UsageError(`--${option} takes a whole number, not "${given}".`);
  return Number(given);
}
