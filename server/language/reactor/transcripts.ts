import { levelEnding } from './definition';

/** How the names of transcripts end. */
export const transcriptEnding = '.reactor-transcript.json';

/** Whether a file's name or path is that of a transcript. */
export function isTranscript(name: string): boolean {
  return name.endsWith(transcriptEnding);
}

/**
 * The files that the level of a transcript may be, likeliest first, by the transcript's path: `NAME.reactor.json` or
 * `NAME.json` beside `NAME.reactor-transcript.json`.
 */
export function levelsOfTranscript(path: string): string[] {
  return sourcesOfTranscript(path, transcriptEnding, [levelEnding, '.json']);
}

/**
 * The files that a transcript of some game may belong to: those beside it whose names are its own, with other endings.
 * There may be several transcripts of a file: of `NAME` the part after its last dot can be a name of the transcript's
 * own, as in `NAME.fast.reactor-transcript.json`.
 */
export function sourcesOfTranscript(path: string, ending: string, endings: readonly string[]): string[] {
  const stem = path.slice(0, -ending.length);
  const dot = stem.lastIndexOf('.');
  const hasOwnName = dot > Math.max(stem.lastIndexOf('/'), stem.lastIndexOf('\\')) + 1;
  const stems = hasOwnName ? [stem, stem.slice(0, dot)] : [stem];
  return stems.flatMap((each) => endings.map((one) => `${each}${one}`));
}
