/** How the names of transcripts end. */
export const transcriptEnding = '.reactor-transcript.json';

/** Whether a file's name or path is that of a transcript. */
export function isTranscript(name: string): boolean {
  return name.endsWith(transcriptEnding);
}

/**
 * The files that the level of a transcript may be, likeliest first, by the transcript's path: `NAME.reactor.json` or
 * `NAME.json` beside `NAME.reactor-transcript.json`. A level may have several transcripts: of `NAME` the part after its
 * last dot can be a name of the transcript's own, as in `NAME.fast.reactor-transcript.json`.
 */
export function levelsOfTranscript(path: string): string[] {
  const stem = path.slice(0, -transcriptEnding.length);
  const dot = stem.lastIndexOf('.');
  const hasOwnName = dot > Math.max(stem.lastIndexOf('/'), stem.lastIndexOf('\\')) + 1;
  const stems = hasOwnName ? [stem, stem.slice(0, dot)] : [stem];
  return stems.flatMap((each) => [`${each}.reactor.json`, `${each}.json`]);
}
