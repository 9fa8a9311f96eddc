import type { TurnView } from '../../engine/core';
import { alternatives, Misfit } from '../../engine/shape';
import { printable, type Recheck } from '../language';
import { misfitAt } from './actions-file';
import { exitCodes, InputFault } from './input-fault';
import type { PlayReader } from './play/play-language';
import { languageOfTranscript, playLanguages, sourceOf } from './play/play-languages';
import { shownPath, uriOf } from './files/targets';
import { placeIn, readJsonFile, type JsonFile } from './files/text-file';

/** A transcript that was replayed without a divergence. */
export interface Verified {
  /** Relative to the current folder, with `/`. */
  readonly file: string;
  /** Path of the level, rooms file or scenario. */
  readonly level: string;
  readonly status: TurnView['status'];
  /** The turn in which the play ended. */
  readonly turn: number;
  readonly actions: number;
}

/** Replays a transcript with the file next to it. Throws an `InputFault` if it diverges or either file cannot be used. */
export type Verifier = (path: string) => Promise<Verified>;

/** Creates a verifier of transcripts of any language. Shared files are read once. */
export function verifier(root: string | undefined, cwd: string): Verifier {
  const readers = new Map(playLanguages.map((language) => [language, language.reader(root, cwd)]));
  return async (path) => {
    const language = languageOfTranscript(path) ?? playLanguages[0];
    const source = sourceOf(path);
    if (source === undefined) throw withoutSource(path, language.noun, language.sourcesOf(path), cwd);
    const read: PlayReader = readers.get(language) ?? language.reader(root, cwd);
    const transcript = await readJsonFile(path, cwd);
    const played = await read(source);
    const result = played.recheck(transcript.document.json.value);
    if (result instanceof Misfit) throw misfitAt(transcript, 'The file is not a transcript.', result);
    if (!result.holds)
      throw new InputFault(printable(divergence(transcript, played.file, result)), exitCodes.errors);
    const { status, turn, actions } = result;
    return { file: transcript.file, level: source, status, turn, actions };
  };
}

function divergence(
  transcript: JsonFile,
  source: string,
  { origin, difference }: Extract<Recheck, { holds: false }>,
): string {
  // the place where play diverges shows the effect of a changed level
  const effect =
    difference === undefined
      ? 'Play does not diverge. Save the transcript again.'
      : `${placeIn(transcript, difference)} diverges ${difference.words}`;
  if (origin === undefined) return effect;
  return `${transcript.file} was ${origin.words(source)}: ${origin.hashes}. ${effect}`;
}

function withoutSource(path: string, noun: string, sources: readonly string[], cwd: string): InputFault {
  const shown = (file: string): string => shownPath(uriOf(file), cwd);
  const expected = alternatives(sources.map(shown));
  return new InputFault(`Found no ${noun} for ${shown(path)}. Expected ${expected}.`, exitCodes.usage);
}
