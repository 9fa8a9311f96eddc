import { paletteNames } from '../../../engine/reactor/picture';
import { levelTemplates, maxDiagnostics, usualSize } from '../../language';
import { runCheck } from '../check';
import { runForecast } from '../forecast';
import { forecastFormats, formats, renderFormats, solveFormats } from '../formats/names';
import { generate, generateFormats } from '../generate';
import { exitCodes, UsageError } from '../input-fault';
import { newLevel } from '../new-level';
import { render } from '../render';
import { runVerify } from '../run-verify';
import { schemaNames, schemaText } from '../schema';
import { runSolve } from '../solve';
import { trace } from '../trace';
import { command, type Command, type PathRule } from './command';
import { choice, count, flag, oneOf, text, withDefault } from './option';

/** The folder at which the search for settings ends. */
const root = text(
  'DIR',
  'Folder at which the search for reactor.balance.json and reactor.config.json ends; it begins in the folder of each level. Default: the current folder. For rooms: the folder whose files form the registry. Default: the folder that is named, or one above it that holds rooms files.',
);
const rootOrHere = withDefault(root, '.');

function one(otherwise: string): PathRule {
  return { least: 1, most: 1, otherwise };
}

function several(otherwise: string): PathRule {
  return { least: 1, most: Infinity, otherwise };
}

/** Cell sizes of pictures, in pixels. */
const cellSizes = { render: { least: 4, most: 200 }, generate: { least: 1, most: 200 } } as const;

/** The number of states that a search may keep without --max-states: a few minutes of work. */
const defaultStates = 2_000_000;

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  command({
    name: 'check',
    paths: 'PATH…',
    help: 'Check levels, balance and config files, rooms and scenarios. Each PATH is a file, a folder or a quoted glob.',
    rule: several('Specify at least one file, folder or glob to check.'),
    options: {
      format: choice('F', formats),
      'max-warnings': withDefault(count('Fail if there are more than N warnings.'), Infinity),
      'max-problems': withDefault(
        count('Print at most N problems per file. Default and maximum: 1,000.', {
          least: 1,
          most: maxDiagnostics,
        }),
        maxDiagnostics,
      ),
      root,
    },
    run: ({ 'max-warnings': maxWarnings, 'max-problems': maxProblems, ...given }, paths, cwd, output) =>
      runCheck({ paths, maxWarnings, maxProblems, ...given }, cwd, output),
  }),
  command({
    name: 'forecast',
    paths: 'LEVEL',
    help: 'Show what happens if the player only ends turns.',
    rule: one('Specify exactly one level.'),
    options: {
      turns: count('Number of turns. Default: the forecast horizon of the balance.', { least: 1 }),
      format: choice('F', forecastFormats),
      root: rootOrHere,
    },
    run: (given, [level = ''], cwd, output) => runForecast({ level, ...given }, cwd, output),
  }),
  command({
    name: 'solve',
    paths: 'PATH…',
    help: 'Find out whether levels can be won. Each PATH is a level, a folder or a quoted glob.',
    rule: several('Specify at least one level, folder or glob to solve.'),
    options: {
      'max-turns': count('Do not search beyond N turns.', { least: 1 }),
      'max-states': withDefault(
        count('Stop after N states. Default: 2,000,000.', { least: 1 }),
        defaultStates,
      ),
      time: count('Stop after this time.', { value: 'SECONDS', least: 1 }),
      out: text('FILE', 'Save the winning actions of one level as a transcript.'),
      format: choice('F', solveFormats),
      root: rootOrHere,
    },
    run: ({ 'max-turns': maxTurns, 'max-states': maxStates, time, ...given }, paths, cwd, output) => {
      const milliseconds = time === undefined ? undefined : 1000 * time;
      return runSolve({ paths, maxTurns, maxStates, milliseconds, ...given }, cwd, output);
    },
  }),
  command({
    name: 'render',
    paths: 'LEVEL',
    help: 'Draw a level. If it has errors, draw its valid parts.',
    rule: one('Specify exactly one level.'),
    options: {
      turn: count('Draw the start of turn N, assuming that the player only ends turns.', { least: 1 }),
      transcript: text(
        'FILE',
        'Play a transcript or a list of actions, to its end or to the start of turn N.',
      ),
      format: choice('F', renderFormats),
      theme: choice('T', paletteNames),
      'cell-size': withDefault(count('Width of a cell in pixels. Default: 24.', cellSizes.render), 24),
      locked: flag('Hide the underground from the player until the eye is unlocked.'),
      status: flag('Write the level state, actions, remedies and upcoming warnings below the board.'),
      out: text('FILE', 'Write the picture to a file.'),
      root: rootOrHere,
    },
    run: ({ 'cell-size': cellSize, ...given }, [level = ''], cwd, output) =>
      render({ level, cellSize, ...given }, cwd, output),
  }),
  command({
    name: 'trace',
    paths: 'FILE [ACTIONS]',
    help: 'Play a transcript or a JSON list of actions in a level, a rooms file or a scenario. Print one line of JSON before the first action and one after each action. A scenario (NAME.lix.json) can be played without ACTIONS: its own inputs are used, and one line is printed per update.',
    rule: { least: 1, most: 2, otherwise: 'Specify a level, rooms file or scenario, and a file of actions.' },
    options: {
      dump: flag('Include all amounts of all cells of a level, as bit patterns.'),
      floor: text('ID', 'For rooms: the first floor of the run. Default: the floor with the lowest number.'),
      seed: count('For rooms: the seed of the run. Default: 0.', { most: 2 ** 32 - 1 }),
      save: text('FILE', 'Save the accepted actions as a transcript.'),
      'save-state': text(
        'FILE',
        'Save the last state of a level as a saved game: a level from which play continues.',
      ),
      root,
    },
    run: async ({ floor, seed, 'save-state': saveState, ...given }, [level = '', actions], cwd, output) => {
      await trace({ level, actions, start: { floor, seed }, saveState, ...given }, cwd, output);
      return exitCodes.clean;
    },
  }),
  command({
    name: 'verify',
    paths: 'PATH…',
    help: 'Replay transcripts (NAME.reactor-transcript.json, NAME.rooms-transcript.json, NAME.lix-transcript.json), each with the file next to it (NAME.reactor.json, NAME.rooms.toml, NAME.lix.json). Each PATH is a transcript, a file with transcripts, a folder or a quoted glob.',
    rule: several('Specify at least one transcript, level, folder or glob to verify.'),
    options: { coverage: flag('List the levels without a winning transcript.'), root },
    run: (given, paths, cwd, output) => runVerify({ paths, ...given }, cwd, output),
  }),
  command({
    name: 'generate',
    paths: 'FILE',
    help: 'Generate a floor from the rooms in FILE and the other files of its registry.',
    rule: one('Specify exactly one rooms file.'),
    options: {
      floor: text('ID', 'The floor to generate. Default: the floor with the lowest number.'),
      seed: withDefault(count('The same seed gives the same floor. Default: 0.', { most: 2 ** 32 - 1 }), 0),
      seeds: count('Print statistics over N seeds, starting with --seed, instead of one floor.', {
        least: 1,
      }),
      format: choice('F', generateFormats),
      'cell-size': withDefault(count('Width of a cell in pixels. Default: 10.', cellSizes.generate), 10),
      root: text('DIR', 'Use the rooms files of this folder as the registry.'),
    },
    run: ({ 'cell-size': cellSize, ...given }, [file = ''], cwd, output) => {
      if (given.seeds !== undefined && given.format === 'svg')
        throw new UsageError('Statistics cannot be drawn. With --seeds, use --format text or json.');
      return generate({ file, cellSize, ...given }, cwd, output);
    },
  }),
  command({
    name: 'new',
    paths: '[FILE]',
    help: 'Create a small level without errors that can be won. If FILE is omitted, print it.',
    rule: { least: 0, most: 1, otherwise: 'Specify one file for the new level, or none to print it.' },
    options: {
      width: withDefault(count(`Columns of the level. Default: ${usualSize.width}.`), usualSize.width),
      height: withDefault(count(`Rows of the level. Default: ${usualSize.height}.`), usualSize.height),
      title: withDefault(text('TEXT', 'Title of the level.'), 'New level'),
      template: choice('NAME', levelTemplates),
      root: rootOrHere,
    },
    run: async ({ width, height, ...given }, [file], cwd, output) => {
      if (given.title.trim() === '') throw new UsageError('--title must not be empty.');
      await newLevel({ size: { width, height }, file, ...given }, cwd, output);
      return exitCodes.clean;
    },
  }),
  command({
    name: 'lsp',
    paths: '--stdio',
    help: 'Run the language server.',
    rule: {
      least: 0,
      most: 0,
      otherwise:
        'The language server communicates over standard input and output. Run reactor-level lsp --stdio.',
    },
    options: { stdio: flag(undefined), clientProcessId: text('N', undefined) },
    run: async ({ stdio }) => {
      if (!stdio)
        throw new UsageError(
          'The language server communicates over standard input and output. Run reactor-level lsp --stdio.',
        );
      // loaded on demand: the other commands start faster without the LSP library
      await import('../../lsp/main.js');
      return exitCodes.clean;
    },
  }),
  command({
    name: 'schema',
    paths: '[NAME]',
    help: 'Print a JSON Schema: level (default), balance, config or lix.',
    rule: { least: 0, most: 1, otherwise: 'Specify at most one schema.' },
    options: {},
    run: (_, [name = 'level'], _cwd, { print }) => {
      print(schemaText(oneOf('schema', name, schemaNames)));
      return exitCodes.clean;
    },
  }),
];
