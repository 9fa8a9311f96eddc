import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { plural } from '../language';
import { orFaultAt } from './actions-file';
import { UsageError } from './input-fault';
import { exitCodes, InputFault } from './input-fault';
import { transcriptWords } from './files/other-files';
import type { Output } from './output';
import type { PlayStart } from './play/play-language';
import { languageOfFile } from './play/play-languages';
import { placeOfAction, readJsonFile } from './files/text-file';

/** What to trace. */
export interface TraceOptions {
  /** The file that is played: a level, one with rooms, or a scenario. */
  readonly level: string;
  /** `undefined` where the file has its own. */
  readonly actions: string | undefined;
  readonly start: PlayStart;
  /** Whether each line has the grids of floats. */
  readonly dump: boolean;
  /** Where the play is saved as a transcript. */
  readonly save: string | undefined;
  readonly root: string | undefined;
}

/**
 * Plays actions from a level and prints a JSON line before the first and after each. Throws an `InputFault` where the
 * level cannot be played or an action is none; lines that were printed by then hold.
 */
export async function trace(options: TraceOptions, cwd: string, { print, note }: Output): Promise<void> {
  const { level, start, dump } = options;
  const words = transcriptWords(level);
  if (words !== undefined) throw new InputFault(words, exitCodes.usage);
  const language = languageOfFile(level);
  if (options.actions === undefined && language.hasActions !== true) throw withoutActions(language.noun);
  if (options.save !== undefined && resolve(cwd, options.save) === resolve(cwd, level)) {
    throw new InputFault(`--save would overwrite the ${language.noun}.`, exitCodes.usage);
  }
  for (const key of ['seed', 'floor'] as const)
    if (start[key] !== undefined && !language.starts.includes(key))
      throw new InputFault(`Play of a ${language.noun} has no --${key}.`, exitCodes.usage);
  if (dump && language.hasGrids !== true)
    throw new InputFault(`Play of a ${language.noun} has no --dump.`, exitCodes.usage);
  const played = await language.reader(options.root, cwd)(level);
  const actions = options.actions === undefined ? undefined : await readJsonFile(options.actions, cwd);
  const play = actions === undefined ? played.traceOwn?.() : played.trace(actions, start, dump);
  if (play === undefined) throw withoutActions(language.noun);
  const placeOf = (index: number): string =>
    actions === undefined ? played.file : placeOfAction(actions, play.pathOf(index));
  for (const remark of play.remarks) note(remark);
  const printState = () => print(`${JSON.stringify(play.line())}\n`);
  printState();
  let refused = 0;
  for (let index = 0; index < play.count; index++) {
    const isAccepted = orFaultAt(placeOf(index), () => play.take(index));
    printState();
    if (!isAccepted) refused++;
  }
  if (options.save === undefined) return;
  if (refused > 0) note(`${plural(refused, 'refused action')} left out of ${options.save}.`);
  await save(options.save, cwd, play.transcript());
}

function withoutActions(noun: string): UsageError {
  return new UsageError(`Name a file with actions: a ${noun} has none of its own.`);
}

async function save(path: string, cwd: string, text: string): Promise<void> {
  try {
    await writeFile(resolve(cwd, path), text);
  } catch {
    throw new InputFault(`${path} cannot be written.`, exitCodes.usage);
  }
}
