import type { Place } from '../../../engine/core';
import { spanOfPlace } from '../../../engine/json';
import { readDocument, readerDiagnostics, type Document } from '../../language';
import { nodeFiles } from '../../node';
import { issueLine, placeOf } from '../formats/lines';
import { exitCodes, InputFault } from '../input-fault';
import { inputPath, shownPath, uriOf } from './targets';

/** Reads the text of a file. Throws an `InputFault` if it is missing, unreadable or not UTF-8. */
export async function readText(path: string, cwd: string): Promise<string> {
  const uri = uriOf(inputPath(path, cwd));
  const content = await nodeFiles.read(uri);
  if ('text' in content) return content.text;
  const file = shownPath(uri, cwd);
  switch (content.fault) {
    case 'missing':
      throw new InputFault(`File "${path}" does not exist.`, exitCodes.usage);
    case 'unreadable':
      throw new InputFault(`Cannot read ${file}.`, exitCodes.usage);
    case 'not-utf8':
      throw new InputFault(`${file} is not encoded as UTF-8.`, exitCodes.errors);
  }
}

/** A JSON file other than a level. */
export interface JsonFile {
  /** Relative to the current folder, with `/`. */
  readonly file: string;
  readonly document: Document;
}

/** Reads a JSON file. Throws an `InputFault` if it is not JSON. */
export async function readJsonFile(path: string, cwd: string): Promise<JsonFile> {
  const document = readDocument(await readText(path, cwd));
  const file = shownPath(uriOf(inputPath(path, cwd)), cwd);
  const [fault] = readerDiagnostics(document);
  if (fault !== undefined) throw new InputFault(issueLine(file, fault), exitCodes.errors);
  return { file, document };
}

/** Place of a value in a file, or of the innermost one around it that exists: `plays/a.json:12:5`. */
export function placeIn({ file, document: { json, lines } }: JsonFile, place: Place): string {
  return placeOf(file, lines.rangeOf(spanOfPlace(json, place)));
}
