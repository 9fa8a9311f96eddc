import type { Issue, IssueData, Path } from '../core';
import type { JsonValue } from '../json';
import type { RoomsCode } from './codes';
import { roomsCodes } from './codes';

/** The text and decoded content of a file. */
export interface RoomsSource {
  /** The name of the file, for messages and to distinguish files. */
  readonly file: string;
  /** The plain data; `undefined` in place of values that could not be read. */
  readonly value: JsonValue;
  /** True if the text holds more than could be read. */
  readonly isPartial?: boolean;
}

/** An issue of one of several files. */
export interface RoomsIssue extends Issue<RoomsCode> {
  readonly file: string;
}

/** A place of a file. */
export interface FilePlace {
  readonly file: string;
  readonly path: Path;
  readonly index?: number;
  readonly onKey?: boolean;
}

/** Reports an issue. */
export type Report = (
  code: RoomsCode,
  message: string,
  place: FilePlace,
  related?: readonly (FilePlace & { readonly message: string })[],
  data?: IssueData,
) => void;

/**
 * A report that collects issues. Places in other files are only named in the message: the places of an issue are in one
 * file.
 */
export function collector(): { readonly issues: RoomsIssue[]; readonly report: Report } {
  const issues: RoomsIssue[] = [];
  const report: Report = (code, message, { file, ...place }, related = [], data = {}) => {
    const here = related.filter((each) => each.file === file);
    issues.push({
      code,
      severity: roomsCodes[code],
      message,
      file,
      ...place,
      related: here.map(({ path, message: says, index, onKey }) => ({
        path,
        message: says,
        ...(index === undefined ? {} : { index }),
        ...(onKey === undefined ? {} : { onKey }),
      })),
      cells: [],
      ...(Object.keys(data).length === 0 ? {} : { data }),
    });
  };
  return { issues, report };
}
