import type { JsonObject, JsonValue } from '../json';
import { typeName } from './faults';
import { quote } from './phrases';

/** The first members of files of a format, and the name of the format. */
export interface FileFormat {
  readonly format: string;
  readonly version: number;
  /** The noun for such a file in a sentence: `level`. */
  readonly called: string;
}

/** The fault of a file that is not of any known format. */
export interface FormatFault {
  readonly code: 'unsupported-format' | 'unsupported-version';
  readonly message: string;
  readonly path: readonly string[];
  readonly onKey?: boolean;
}

/**
 * Returns the single fault of a file that is not of a format. `null` if it is not of the format but broken text may be
 * the reason; `undefined` if it is of the format, or may be meant to be. `broken`: the text has a syntax fault.
 */
export function formatFault(
  value: JsonValue,
  broken: boolean,
  { format: own, version: known, called }: FileFormat,
): FormatFault | null | undefined {
  const unsupported = (start: string, path: readonly string[], onKey = false): FormatFault => ({
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
    const start =
      typeof format === 'string'
        ? `Unsupported format ${quote(format)}.`
        : `Expected a string for \`format\` but found ${typeName(format)}.`;
    return unsupported(start, ['format']);
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
