/** The text of a file without a byte-order mark, or the reason why it cannot be read. */
export type FileContent =
  | { readonly text: string }
  | { readonly fault: 'missing' | 'not-utf8' | 'unreadable' };

/** A change of a file or folder. */
export interface FileChange {
  readonly uri: string;
  readonly kind: 'created' | 'changed' | 'deleted';
}

/** The only way to files: Node's file system, or the client's. */
export interface FilePort {
  /** The files below `root`, a folder, whose path relative to it matches one of the globs. */
  list(root: string, globs: readonly string[]): Promise<readonly string[]>;
  /** Reads one file. Never rejects because of the file. */
  read(uri: string): Promise<FileContent>;
  /** Reports changes below the folders of the files that matter, until the returned function is called. */
  watch(
    roots: readonly string[],
    matters: (uri: string) => boolean,
    listener: (changes: readonly FileChange[]) => void,
  ): () => void;
}
