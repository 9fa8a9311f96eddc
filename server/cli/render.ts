import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkLevel } from '../../engine/reactor';
import {
  palettes,
  partsOfValue,
  sceneOfParts,
  sceneOfState,
  svgOf,
  textOf,
  type PaletteName,
  type Scene,
} from '../../engine/reactor/picture';
import {
  forecast,
  forecastOf,
  reactorGame,
  reportedState,
  submittedFrom,
  type State,
} from '../../engine/reactor/simulation';
import { stateText, statusWords, upcomingOf, upcomingText } from '../../engine/reactor/words';
import { readDocument } from '../language';
import { orFaultAt } from './actions-file';
import type { RenderFormat } from './formats/names';
import { exitCodes, InputFault } from './input-fault';
import type { Output } from './output';
import { namedLevelReader } from './files/other-files';
import { Unplayable, type Playable } from './playable';
import { levelActions, originWarnings } from './play/levels';
import { readJsonFile, readText } from './files/text-file';

/** The moment to draw, and the style of the picture. */
export interface RenderOptions {
  readonly level: string;
  /** Turn whose start is drawn; `undefined` for the first turn, or for the end of the transcript. */
  readonly turn: number | undefined;
  readonly transcript: string | undefined;
  readonly format: RenderFormat;
  readonly theme: PaletteName;
  /** Width of a cell in pixels. */
  readonly cellSize: number;
  /** True to hide the underground until the player unlocks the eye. */
  readonly locked: boolean;
  /** True to write the level state, the means of the robot and the upcoming warnings below the board. */
  readonly status: boolean;
  readonly out: string | undefined;
  readonly root: string;
}

/**
 * Draws a level at one moment. For a level with errors, draws the valid parts with the problems and returns an error exit
 * code. Throws an `InputFault` if there is nothing to draw.
 */
export async function render(options: RenderOptions, cwd: string, output: Output): Promise<number> {
  const { level, out, format, theme, cellSize } = options;
  if (
    out !== undefined &&
    [level, options.transcript].some((path) => path !== undefined && resolve(cwd, path) === resolve(cwd, out))
  ) {
    throw new InputFault('--out must not overwrite an input file.', exitCodes.usage);
  }
  const { scene, status, fault } = await pictureFor(options, cwd, output);
  const caption = options.status ? { caption: status } : {};
  const picture =
    format === 'text'
      ? textOf(scene, caption)
      : svgOf(scene, { palette: palettes[theme], cellSize, ...caption });
  if (out === undefined) output.print(picture);
  else await write(out, cwd, picture);
  if (fault === undefined) return exitCodes.clean;
  output.note(fault.message);
  return fault.exitCode;
}

/** The content of a picture. */
interface Picture {
  readonly scene: Scene;
  /** The lines of the status. */
  readonly status: readonly string[];
  /** The errors of a level that is drawn in spite of them. */
  readonly fault?: InputFault;
}

async function pictureFor(options: RenderOptions, cwd: string, output: Output): Promise<Picture> {
  const display = options.locked ? 'locked' : 'unlocked';
  try {
    const playable = await namedLevelReader(options.root, cwd, output)(options.level);
    const { state, isForecast } = await stateFor(playable, options, cwd, output);
    // a forecast turn has the state of its simulation
    const seen = isForecast ? state.status : reportedState(state);
    const ahead = upcomingOf(playable.level, forecastOf(state).summary).map(upcomingText);
    const status = [[stateText(seen), ...statusWords(state)].join(' · '), ...ahead];
    return { scene: sceneOfState(state, { display, status: seen }), status };
  } catch (fault) {
    const isDrawnFromText = options.turn === undefined && options.transcript === undefined;
    if (!(fault instanceof Unplayable) || !isDrawnFromText) throw fault;
    const document = readDocument(await readText(options.level, cwd));
    const parts = partsOfValue(document.json.value);
    if (parts === undefined) throw fault;
    const { issues } = checkLevel(document.json, fault.balance);
    return { scene: sceneOfParts({ ...parts, issues, display }, fault.balance), status: [], fault };
  }
}

/** A moment, and whether the turns before it are only forecast. */
interface Moment {
  readonly state: State;
  readonly isForecast: boolean;
}

/** Plays to the requested moment. */
async function stateFor(
  playable: Playable,
  { turn, transcript }: RenderOptions,
  cwd: string,
  output: Output,
): Promise<Moment> {
  const game = reactorGame(playable.balance);
  const start = game.init(playable.level, 0);
  if (turn !== undefined && turn < start.turn) {
    throw new InputFault(
      `${playable.file} starts with turn ${start.turn}. Expected --turn ${start.turn} or later.`,
      exitCodes.usage,
    );
  }
  if (transcript === undefined) {
    const turns = (turn ?? start.turn) - start.turn;
    const last = turns === 0 ? start : (forecast(start, turns).turns.at(-1)?.state ?? start);
    return { state: assertTurn(last, turn, playable.file), isForecast: last !== start };
  }
  const actions = levelActions(await readJsonFile(transcript, cwd));
  for (const warning of originWarnings(playable, actions)) output.note(warning);
  let state = start;
  for (let index = 0; index < actions.count && state.turn !== turn; index++) {
    state = orFaultAt(
      (part) => actions.placeOf(index, part),
      () =>
        game.apply(
          state,
          actions.at(index, (written) => submittedFrom(written, state)),
        ),
    );
  }
  return { state: assertTurn(state, turn, actions.file), isForecast: false };
}

/** Throws an `InputFault` if play ended before the requested turn. */
function assertTurn(state: State, turn: number | undefined, file: string): State {
  if (turn === undefined || state.turn === turn) return state;
  const end = state.status === 'Lost' ? ' with a loss' : state.status === 'Won' ? ' with a win' : '';
  throw new InputFault(
    `Turn ${turn} is not reached: ${file} ends in turn ${state.turn}${end}.`,
    exitCodes.usage,
  );
}

async function write(path: string, cwd: string, text: string): Promise<void> {
  try {
    await writeFile(resolve(cwd, path), text);
  } catch {
    throw new InputFault(`Cannot write ${path}.`, exitCodes.usage);
  }
}
