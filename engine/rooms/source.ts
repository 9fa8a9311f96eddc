import type { Issue, Path } from '../core';
import type { JsonValue } from '../json';
import type { RoomsCode } from './codes';
import { roomsCodes } from './codes';

/** What a file says. */
export interface RoomsSource {
  /** Its name, for messages and to tell files apart. */
  readonly file: string;
  /** As plain data; `undefined` in it where something stands that cannot be used. */
  readonly value: JsonValue;
  /** True where the text holds more than could be read. */
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

/** Takes a finding. */
export type Report = (
  code: RoomsCode,
  message: string,
  place: FilePlace,
  related?: readonly (FilePlace & { readonly message: string })[],
) => void;

/** A report that collects. Places of other files are told by the message alone: an issue's places are in one file. */
export function collector(): { readonly issues: RoomsIssue[]; readonly report: Report } {
  const issues: RoomsIssue[] = [];
  const report: Report = (code, message, { file, ...place }, related = []) => {
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
    });
  };
  return { issues, report };
}
