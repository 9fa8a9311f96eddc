import {
  lixEnding,
  lixTranscriptEnding,
  roomsEnding,
  runTranscriptEnding,
  transcriptEnding,
} from '../language';

const transcriptEndings = [transcriptEnding, runTranscriptEnding, lixTranscriptEnding] as const;

/** Says of a transcript which command takes it; `undefined` for other files. */
export function transcriptWords(file: string): string | undefined {
  return transcriptEndings.some((ending) => file.endsWith(ending))
    ? `${file} is a transcript: reactor-level verify plays it.`
    : undefined;
}

/** Says what a file is that is no level, and which command takes it; `undefined` where its name does not tell. */
export function otherWords(file: string): string | undefined {
  if (file.endsWith(roomsEnding))
    return `${file} has rooms: reactor-level generate makes their floors, and trace plays them.`;
  if (file.endsWith(lixEnding)) return `${file} is a scenario: reactor-level trace plays it.`;
  return transcriptWords(file);
}
