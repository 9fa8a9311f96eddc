import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { counted, withArticle } from '../../engine/core';
import { orFaultAt } from './actions-file';
import { UsageError } from './input-fault';
import { exitCodes, InputFault } from './input-fault';
import { transcriptHint } from './files/other-files';
import type { Output } from './output';
import type { PlayStart } from './play/play-language';
import { languageOfFile } from './play/play-languages';
import { readJsonFile } from './files/text-file';

/** The file and the actions to trace. */
export interface TraceOptions {
  /** File that is played: a level, a rooms file or a scenario. */
  readonly level: string;
  /** `undefined` to play the inputs in the file. */
  readonly actions: string | undefined;
  readonly start: PlayStart;
  /** True to print the grids of floats in each line. */
  readonly dump: boolean;
  /** Path of the transcript to save. */
  readonly save: string | undefined;
  /** Path of the saved game to write. */
  readonly saveState: string | undefined;
  readonly root: string | undefined;
}

/**
 * Plays actions and prints a JSON line before the first and after each. Throws an `InputFault` if the file cannot be
 * played or an action is malformed; the lines printed before the malformed action are valid.
 */
export async function trace(options: TraceOptions, cwd: string, { print, note }: Output): Promise<void> {
  const { level, start, dump } = options;
  const hint = transcriptHint(level);
  if (hint !== undefined) throw new InputFault(hint, exitCodes.usage);
  const language = languageOfFile(level);
  if (options.actions === undefined && language.hasActions !== true) throw withoutActions(language.noun);
  const files = [
    ['--save', options.save],
    ['--save-state', options.saveState],
  ] as const;
  for (const [option, file] of files)
    if (file !== undefined && resolve(cwd, file) === resolve(cwd, level))
      throw new InputFault(`${option} must not overwrite the ${language.noun}.`, exitCodes.usage);
  const targets = files.flatMap(([, file]) => (file === undefined ? [] : [resolve(cwd, file)]));
  if (targets.length > new Set(targets).size)
    throw new InputFault('--save and --save-state must name different files.', exitCodes.usage);
  for (const key of ['seed', 'floor'] as const)
    if (start[key] !== undefined && !language.starts.includes(key))
      throw new InputFault(`--${key} cannot be used with ${withArticle(language.noun)}.`, exitCodes.usage);
  if (dump && language.hasGrids !== true)
    throw new InputFault(`--dump cannot be used with ${withArticle(language.noun)}.`, exitCodes.usage);
  if (options.saveState !== undefined && language.hasSavedGames !== true)
    throw new InputFault(`--save-state cannot be used with ${withArticle(language.noun)}.`, exitCodes.usage);
  const played = await language.reader(options.root, cwd)(level);
  const actions = options.actions === undefined ? undefined : await readJsonFile(options.actions, cwd);
  const play = actions === undefined ? played.traceOwn?.() : played.trace(actions, start, dump);
  if (play === undefined) throw withoutActions(language.noun);
  for (const warning of play.warnings) note(warning);
  const printState = () => print(`${JSON.stringify(play.line())}\n`);
  printState();
  let refused = 0;
  for (let index = 0; index < play.count; index++) {
    const isAccepted = orFaultAt(
      (part) => play.placeOf(index, part),
      () => play.take(index),
    );
    printState();
    if (!isAccepted) refused++;
  }
  const game = play.savedGame?.();
  if (options.saveState !== undefined && game !== undefined) await save(options.saveState, cwd, game);
  if (options.save === undefined) return;
  if (refused > 0) note(`${counted(refused, 'refused action')} omitted from ${options.save}.`);
  await save(options.save, cwd, play.transcript());
}

function withoutActions(noun: string): UsageError {
  return new UsageError(`Missing file of actions: ${withArticle(noun)} does not contain any.`);
}

async function save(path: string, cwd: string, text: string): Promise<void> {
  try {
    await writeFile(resolve(cwd, path), text);
  } catch {
    throw new InputFault(`Cannot write ${path}.`, exitCodes.usage);
  }
}
