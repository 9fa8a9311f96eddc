/** Names of files, whose endings say of what kind the files are. */

/** A kind of file that is recognized by the ending of its name. */
export interface FileKind {
  /** The word for such a file in messages. */
  readonly noun: string;
  readonly ending: string;
  /** The format that a file of this kind states, if it states one. */
  readonly format?: string;
  /** The language id in editors, if there is one. */
  readonly languageId?: string;
}

/** Returns a name with an ending. A part of the ending that the name already has is not repeated. */
export function withEnding(name: string, ending: string): string {
  if (name.endsWith(ending)) return name;
  const parts = ending.split(/(?=\.)/).reverse();
  const stem = parts.reduce((rest, part) => (rest.endsWith(part) ? rest.slice(0, -part.length) : rest), name);
  return stem + ending;
}

/** The most characters of a title that become part of a name. */
const longest = 60;
/** Names that Windows reserves, whatever their endings are. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** Returns the name that a title suggests, without an ending: `first-light` for "First Light". */
export function stemOf(title: string | undefined, { noun }: FileKind): string {
  const fallback = noun.replaceAll(' ', '-');
  const words =
    (title ?? '')
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const stem = Array.from(words.join('-')).slice(0, longest).join('').replace(/-$/, '');
  if (stem === '') return fallback;
  return reserved.test(stem) ? `${fallback}-${stem}` : stem;
}
