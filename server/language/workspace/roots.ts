import { canonical, folderOf, isWithin, schemeOf } from './uris';

/** The folders of the workspace, at which the search for balance and config files ends. Immutable. */
export class Roots {
  readonly uris: readonly string[];

  constructor(uris: readonly string[]) {
    this.uris = [...new Set(uris.map(canonical))];
  }

  /** Returns the innermost root that contains a file or folder. */
  of(uri: string): string | undefined {
    let best: string | undefined;
    for (const root of this.uris) if (isWithin(uri, root) && root.length > (best ?? '').length) best = root;
    return best;
  }

  /** Returns the outermost root that contains a file or folder. */
  outermost(uri: string): string | undefined {
    const around = this.uris.filter((root) => isWithin(uri, root));
    return around.sort((one, other) => one.length - other.length)[0];
  }

  /**
   * Returns the folders whose settings can apply to a file, from its own outwards. An unsaved document counts as a file
   * in the workspace folder, if there is just one.
   */
  foldersFor(file: string): string[] {
    const own = schemeOf(file) === 'untitled' ? this.only : folderOf(file);
    return own === undefined ? [] : this.foldersFrom(own);
  }

  /** Returns a folder and the folders above it up to its root; outside of every root, only the folder. */
  foldersFrom(own: string): string[] {
    const root = this.of(own);
    const folders = [own];
    for (let folder = own; root !== undefined && folder !== root;) {
      const above = folderOf(folder);
      if (above === undefined) break;
      folders.push((folder = above));
    }
    return folders;
  }

  private get only(): string | undefined {
    return this.uris.length === 1 ? this.uris[0] : undefined;
  }
}
