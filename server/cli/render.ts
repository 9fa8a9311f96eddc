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
import { forecast, reactorGame, type State } from '../../engine/reactor/simulation';
import { readDocument } from '../language';
import { orFaultAt, readActions, strangeness } from './actions-file';
import type { RenderFormat } from './formats/names';
import { exitCodes, InputFault } from './input-fault';
import type { Output } from './output';
import { namedLevelReader } from './files/other-files';
import { Unplayable, type Playable } from './playable';
import { readText } from './files/text-file';

/** Of what a picture is made, and how. */
export interface RenderOptions {
  readonly level: string;
  /** At the start of which turn; `undefined` for the first one, of a transcript for where it ends. */
  readonly turn: number | undefined;
  readonly transcript: string | undefined;
  readonly format: RenderFormat;
  readonly theme: PaletteName;
  /** The side of a cell in pixels. */
  readonly cellSize: number;
  /** Whether the underground is hidden as it is from the player. */
  readonly locked: boolean;
  readonly out: string | undefined;
  readonly root: string;
}

/**
 * Draws a level at one moment. A level with errors is drawn as far as it is known, with its problems, and the exit code
 * says so. Throws an `InputFault` where there is nothing to draw.
 */
export async function render(options: RenderOptions, cwd: string, output: Output): Promise<number> {
  const { level, out, format, theme, cellSize } = options;
  if (
    out !== undefined &&
    [level, options.transcript].some((path) => path !== undefined && resolve(cwd, path) === resolve(cwd, out))
  ) {
    throw new InputFault('--out would overwrite what is drawn.', exitCodes.usage);
  }
  const { scene, fault } = await sceneFor(options, cwd, output);
  const picture = format === 'text' ? textOf(scene) : svgOf(scene, { palette: palettes[theme], cellSize });
  if (out === undefined) output.print(picture);
  else await write(out, cwd, picture);
  if (fault === undefined) return exitCodes.clean;
  output.note(fault.message);
  return fault.exitCode;
}

async function sceneFor(
  options: RenderOptions,
  cwd: string,
  output: Output,
): Promise<{ readonly scene: Scene; readonly fault?: InputFault }> {
  const display = options.locked ? 'locked' : 'unlocked';
  try {
    const playable = await namedLevelReader(options.root, cwd)(options.level);
    return { scene: sceneOfState(await stateFor(playable, options, cwd, output), { display }) };
  } catch (fault) {
    const asMuchAsIsKnown = options.turn === undefined && options.transcript === undefined;
    if (!(fault instanceof Unplayable) || !asMuchAsIsKnown) throw fault;
    const document = readDocument(await readText(options.level, cwd));
    const parts = partsOfValue(document.json.value);
    if (parts === undefined) throw fault;
    const { issues } = checkLevel(document.json, fault.balance);
    return { scene: sceneOfParts({ ...parts, issues, display }, fault.balance), fault };
  }
}

/** The state that is asked for. */
async function stateFor(
  playable: Playable,
  { turn, transcript }: RenderOptions,
  cwd: string,
  output: Output,
): Promise<State> {
  const game = reactorGame(playable.balance);
  const start = game.init(playable.level, 0);
  if (turn !== undefined && turn < start.turn) {
    throw new InputFault(`${playable.file} begins with turn ${start.turn}.`, exitCodes.usage);
  }
  if (transcript === undefined) {
    const turns = (turn ?? start.turn) - start.turn;
    const last = turns === 0 ? start : (forecast(start, turns).turns.at(-1)?.state ?? start);
    return reached(last, turn, playable.file);
  }
  const actions = await readActions(transcript, cwd);
  for (const remark of strangeness(playable, actions)) output.note(remark);
  let state = start;
  for (let index = 0; index < actions.count && state.turn !== turn; index++) {
    state = orFaultAt(actions.placeOf(index), () => game.apply(state, actions.at(index, state)));
  }
  return reached(state, turn, actions.file);
}

function reached(state: State, turn: number | undefined, file: string): State {
  if (turn === undefined || state.turn === turn) return state;
  const end =
    state.status === 'Lost' ? ', where it is lost' : state.status === 'Won' ? ', where it is won' : '';
  throw new InputFault(
    `${file} ends with turn ${state.turn}${end}: there is no turn ${turn}.`,
    exitCodes.usage,
  );
}

async function write(path: string, cwd: string, text: string): Promise<void> {
  try {
    await writeFile(resolve(cwd, path), text);
  } catch {
    throw new InputFault(`${path} cannot be written.`, exitCodes.usage);
  }
}
