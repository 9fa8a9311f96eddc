import {
  DidChangeWatchedFilesNotification,
  FileChangeType,
  WatchKind,
  type Connection,
  type Disposable,
  type FileEvent,
  type FileSystemWatcher,
} from 'vscode-languageserver';
import { languages, type FileChange, type FilePort, type Project } from '../language';
import type { ClientAbilities } from './client-abilities';

const kinds = {
  [FileChangeType.Created]: 'created',
  [FileChangeType.Changed]: 'changed',
  [FileChangeType.Deleted]: 'deleted',
} as const;

/** Converts the protocol's events. */
export function toChanges(events: readonly FileEvent[]): FileChange[] {
  return events.map(({ uri, type }) => ({ uri, kind: kinds[type] }));
}

/**
 * Reports changes on disk to the project: from the client, which is asked to watch, or, if it cannot, from the port.
 */
export class FileWatcher {
  private asked = '';
  private registration: Promise<Disposable> | undefined;
  private stopPort: (() => void) | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly client: ClientAbilities,
    private readonly project: Project,
    private readonly port: FilePort,
  ) {}

  /** Called when the roots have changed. */
  watchRoots(roots: readonly string[]): void {
    if (this.client.watches || this.client.files) return;
    this.stopPort?.();
    this.stopPort = this.port.watch(
      roots,
      (uri) => this.project.isOfInterest(uri),
      (changes) => this.project.filesChanged(changes),
    );
  }

  /** Called when files have been listed, because a config file may include other files now. */
  watchListed(): void {
    if (!this.client.watches) return;
    const watchers = this.watchers();
    const text = JSON.stringify(watchers);
    if (text === this.asked) return;
    this.asked = text;
    const before = this.registration;
    this.registration = watchers.length === 0 ? undefined : this.register(watchers);
    void before?.then((old) => old.dispose()).catch(() => undefined);
  }

  dispose(): void {
    this.stopPort?.();
  }

  private register(watchers: FileSystemWatcher[]): Promise<Disposable> {
    const made = this.connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
    made.catch((error: unknown) =>
      this.connection.console.warn(`The client does not watch files: ${String(error)}`),
    );
    return made;
  }

  private watchers(): FileSystemWatcher[] {
    const extra = [...this.project.extraGlobs()].flatMap(([folder, globs]) =>
      globs.map((glob): FileSystemWatcher => ({
        globPattern: this.client.relativePatterns ? { baseUri: folder, pattern: glob } : `**/${glob}`,
      })),
    );
    // our own client watches the default files by itself
    if (this.client.files) return extra;
    const usual = languages.globs.map((glob): FileSystemWatcher => ({ globPattern: glob }));
    // a client may report a deleted folder without the files in it
    return [...usual, { globPattern: '**', kind: WatchKind.Delete }, ...extra];
  }
}
