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
