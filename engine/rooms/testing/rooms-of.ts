import { joinRooms, readRooms, type JoinedRooms, type RoomsIssue } from '..';
import type { JsonObject } from '../../json';

/** Joins files, given as plain data, and returns all their issues, alone and together. */
export function roomsOf(...values: readonly JsonObject[]): JoinedRooms {
  const files = values.map((value, index) => readRooms({ file: `file:///mod/${index}.rooms.toml`, value }));
  const joined = joinRooms(files);
  return { ...joined, issues: [...files.flatMap(({ issues }) => issues), ...joined.issues] };
}

/** Returns an issue as a test writes it: code, file if it is not the first, path, and character. */
export function told({ code, file, path, index }: RoomsIssue): string {
  const number = file.replace(/\D/g, '');
  return [
    code,
    ...(number === '0' ? [] : [`file ${number}`]),
    path.join('.'),
    ...(index === undefined ? [] : [`@${index}`]),
  ].join(' ');
}
