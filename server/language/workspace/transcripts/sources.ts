/**
 * Returns the possible sources of a transcript: files next to it with the same name and another ending. A file can have
 * several transcripts: the part of `NAME` after its last dot can be the name of the transcript, as in
 * `NAME.fast.reactor-transcript.json`.
 */
export function sourcesOfTranscript(path: string, ending: string, endings: readonly string[]): string[] {
  const stem = path.slice(0, -ending.length);
  const dot = stem.lastIndexOf('.');
  const hasOwnName = dot > Math.max(stem.lastIndexOf('/'), stem.lastIndexOf('\\')) + 1;
  const stems = hasOwnName ? [stem, stem.slice(0, dot)] : [stem];
  return stems.flatMap((each) => endings.map((one) => `${each}${one}`));
}
