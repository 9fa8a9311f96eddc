import { looksLike } from '../../../engine/core';
import type { FileIndex } from './file-index';
import type { TextStore } from './text-store';

/** The files of a project: the ones that are open in the editor, listed by the workspace, or named by the user. */
export class FileSet {
  private readonly named = new Set<string>();
  private listed: readonly string[] | undefined;

  constructor(
    private readonly files: TextStore,
    private readonly index: FileIndex,
  ) {}

  /** The files in a fixed order, open documents first. A different array if the files are different. */
  uris(): readonly string[] {
    return (this.listed ??= this.list());
  }

  /** Returns true if a file is one of them. */
  has(key: string): boolean {
    return this.files.open(key) !== undefined || this.index.has(key) || this.named.has(key);
  }

  /** Returns true if a person named it. */
  isNamed(key: string): boolean {
    return this.named.has(key);
  }

  /** The file that a name means: itself, or else one with the same name in another Unicode normal form. */
  alike(key: string): string {
    // the path of a canonical URI has only escapes in place of letters other than ASCII
    if (!/%[89A-F]/i.test(key) || this.has(key)) return key;
    return this.uris().find((uri) => looksLike(decodeURI(uri), decodeURI(key))) ?? key;
  }

  /** Counts a file as one that a person named. */
  name(key: string): void {
    this.named.add(key);
    this.forget();
  }

  /** Lists them again, after documents were opened or files were added. */
  forget(): void {
    this.listed = undefined;
  }

  private list(): string[] {
    const open = [...this.files.openUris()].sort();
    const closed = [...this.index.uris(), ...this.named].filter((uri) => this.files.open(uri) === undefined);
    return [...open, ...[...new Set(closed)].sort()];
  }
}
