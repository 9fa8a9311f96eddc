import type { JsonObject, JsonValue } from '../json';
import { quote } from './phrases';

/** What files of a format begin with, and what they are called. */
export interface FileFormat {
  readonly format: string;
  readonly version: number;
  /** What such a file is, for a sentence: `level`. */
  readonly called: string;
}

/** What is wrong with a file that is not of a format at all. */
export interface ForeignFile {
  readonly code: 'unsupported-format' | 'unsupported-version';
  readonly message: string;
  readonly path: readonly string[];
  readonly onKey?: boolean;
}

/**
 * The one fault of a file that is not of a format; `null` where it is none but broken text may be why; `undefined` where
 * it is one, or may be meant as one. `broken`: the text has a syntax fault.
 */
export function foreignFile(
  value: JsonValue,
  broken: boolean,
  { format: own, version: known, called }: FileFormat,
): ForeignFile | null | undefined {
  const unsupported = (start: string, path: readonly string[], onKey = false): ForeignFile => ({
    code: 'unsupported-format',
    message: `${start} A version ${known} ${called} starts with "format": "${own}" and "version": ${known}.`,
    path,
    ...(onKey && path.length > 0 ? { onKey } : {}),
  });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return broken ? null : unsupported('Expected a JSON object.', []);
  }
  const file = value as JsonObject;
  const { format, version } = file;
  if (format === undefined) {
    if (broken || Object.hasOwn(file, 'format')) return broken ? undefined : null;
    const [key] = Object.keys(file);
    return unsupported(`This is not a version ${known} ${called}.`, key === undefined ? [] : [key], true);
  }
  if (format !== own) {
    return unsupported(`Unsupported format ${quote(format)}.`, ['format']);
  }
  if (typeof version === 'number' && Number.isSafeInteger(version) && version !== known) {
    return {
      code: 'unsupported-version',
      message: `Unsupported version ${version}. Expected version ${known}.`,
      path: ['version'],
    };
  }
  return undefined;
}
