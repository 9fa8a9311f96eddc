import { decodeTranscript, type ReactorTranscript } from '../../engine/reactor/simulation';
import type { Document } from '../language';
import { placeOf } from './formats/lines';
import { exitCodes, InputFault } from './input-fault';
import { readJsonFile } from './text-file';

/** A transcript's file. */
export interface TranscriptFile {
  /** Relative to the current folder, with `/`. */
  readonly file: string;
  readonly document: Document;
  readonly transcript: ReactorTranscript;
}

/** Reads a transcript. Throws an `InputFault` where it is none. */
export async function readTranscript(path: string, cwd: string): Promise<TranscriptFile> {
  const { file, document } = await readJsonFile(path, cwd);
  const transcript = decodeTranscript(document.json.value);
  if (typeof transcript !== 'string') return { file, document, transcript };
  throw new InputFault(`${file} is no transcript. ${transcript}`, exitCodes.errors);
}

/** Where an action stands in a file: `plays/a.json:12:5`. The file itself where it has no such action. */
export function placeOfAction(
  { file, document: { json, lines } }: Pick<TranscriptFile, 'file' | 'document'>,
  path: readonly (string | number)[],
): string {
  const span = json.spanOf(path);
  return span === undefined ? file : placeOf(file, lines.rangeOf(span));
}
