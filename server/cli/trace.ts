import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { MalformedAction, type SubmittedAction } from '../../engine/core';
import {
  balanceHash,
  encodeTranscript,
  levelHash,
  reactorGame,
  traceLine,
  transcribe,
} from '../../engine/reactor/simulation';
import { plural, printable } from '../language';
import { readActions, type ActionsFile } from './actions-file';
import { exitCodes, InputFault } from './input-fault';
import type { Output } from './output';
import { levelReader, type Playable } from './playable';

/** What to trace. */
export interface TraceOptions {
  readonly level: string;
  readonly actions: string;
  /** Whether each line has the grids of floats. */
  readonly dump: boolean;
  /** Where the play is saved as a transcript. */
  readonly save: string | undefined;
  readonly root: string;
}

/**
 * Plays actions from a level and prints a JSON line before the first and after each. Throws an `InputFault` where the
 * level cannot be played or an action is none; lines that were printed by then hold.
 */
export async function trace(options: TraceOptions, cwd: string, { print, note }: Output): Promise<void> {
  if (options.save !== undefined && resolve(cwd, options.save) === resolve(cwd, options.level)) {
    throw new InputFault('--save would overwrite the level.', exitCodes.usage);
  }
  const playable = await levelReader(options.root, cwd)(options.level);
  const actions = await readActions(options.actions, cwd);
  for (const remark of strangeness(playable, actions)) note(remark);

  const game = reactorGame(playable.balance);
  const seed = actions.transcript?.seed ?? 0;
  const accepted: SubmittedAction[] = [];
  let state = game.init(playable.level, seed);
  const printState = () => print(`${JSON.stringify(traceLine(state, options.dump))}\n`);
  printState();
  for (let index = 0; index < actions.count; index++) {
    const action = readAction(actions, index, (at) => actions.at(at, state));
    state = readAction(actions, index, () => game.apply(state, action));
    printState();
    if (state.refused === null) accepted.push(action);
  }
  if (options.save === undefined) return;
  const refused = actions.count - accepted.length;
  if (refused > 0) note(`${plural(refused, 'refused action')} left out of ${options.save}.`);
  await save(
    options.save,
    cwd,
    encodeTranscript(transcribe(playable.level, playable.balance, accepted, seed)),
  );
}

/** What speaks against playing a transcript's actions from this level. */
export function strangeness({ file, level, balance }: Playable, actions: ActionsFile): string[] {
  const { transcript } = actions;
  if (transcript === undefined) return [];
  return [
    ...(transcript.levelHash === levelHash(level)
      ? []
      : [`${actions.file} was recorded from another level than ${file}, or before it was changed.`]),
    ...(transcript.balanceHash === balanceHash(balance)
      ? []
      : [`${actions.file} was recorded under another balance than that of ${file}.`]),
  ];
}

/** What the engine makes of an action; one that it calls malformed is the file's fault, at the action's place. */
export function readAction<T>(actions: ActionsFile, index: number, make: (index: number) => T): T {
  try {
    return make(index);
  } catch (error) {
    if (!(error instanceof MalformedAction)) throw error;
    throw new InputFault(`${actions.placeOf(index)} ${printable(error.message)}`, exitCodes.errors);
  }
}

async function save(path: string, cwd: string, text: string): Promise<void> {
  try {
    await writeFile(resolve(cwd, path), text);
  } catch {
    throw new InputFault(`${path} cannot be written.`, exitCodes.usage);
  }
}
