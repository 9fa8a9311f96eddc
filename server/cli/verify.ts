import type { TurnView } from '../../engine/core';
import { printable, type Recheck } from '../language';
import { exitCodes, InputFault } from './input-fault';
import type { PlayReader } from './play/play-language';
import { languageOfTranscript, playLanguages, sourceOf } from './play/play-languages';
import { shownPath, uriOf } from './files/targets';
import { placeOfAction, readJsonFile, type JsonFile } from './files/text-file';

/** A transcript that holds: its level plays as it says. */
export interface Verified {
  /** Relative to the current folder, with `/`. */
  readonly file: string;
  /** The path of its level, or of whatever else was played. */
  readonly level: string;
  readonly status: TurnView['status'];
  /** The turn in which the play ended. */
  readonly turn: number;
  readonly actions: number;
}

/** Plays a transcript from the file beside it. Throws an `InputFault` where it diverges, or where one of the two cannot be used. */
export type Verifier = (path: string) => Promise<Verified>;

/** A verifier of transcripts of any language; what they share is read once. */
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
    if (typeof result === 'string')
      throw new InputFault(`${transcript.file} is no transcript. ${result}`, exitCodes.errors);
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
  // another level says little; where play differs says what the change did
  const effect =
    difference === undefined
      ? 'Play is the same all the same: save the transcript anew.'
      : `${placeOfAction(transcript, difference.path)} diverges ${difference.words}`;
  if (origin === undefined) return effect;
  return `${transcript.file} was ${origin.words(source)}: ${origin.hashes}. ${effect}`;
}

function withoutSource(path: string, noun: string, sources: readonly string[], cwd: string): InputFault {
  const shown = (file: string): string => shownPath(uriOf(file), cwd);
  const sought = sources.map(shown).join(', ');
  return new InputFault(
    `There is no ${noun} for ${shown(path)}: neither of ${sought} is there.`,
    exitCodes.usage,
  );
}
