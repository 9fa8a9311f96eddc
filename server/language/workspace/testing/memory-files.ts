import { matchGlobs } from '../config';
import type { FilePort } from '../file-port';

/** A port to files in memory, which counts what is asked of it. */
export class MemoryFiles implements FilePort {
  readonly reads: string[] = [];
  lists = 0;
  readonly files = new Map<string, string>();

  constructor(files: Readonly<Record<string, string>>) {
    for (const [uri, text] of Object.entries(files)) this.files.set(uri, text);
  }

  list(root: string, globs: readonly string[]): Promise<string[]> {
    this.lists++;
    const matches = matchGlobs(globs);
    const below = [...this.files.keys()].filter((uri) => uri.startsWith(`${root}/`));
    return Promise.resolve(below.filter((uri) => matches(uri.slice(root.length + 1))));
  }

  read(uri: string): ReturnType<FilePort['read']> {
    this.reads.push(uri);
    const text = this.files.get(uri);
    return Promise.resolve(text === undefined ? { fault: 'missing' } : { text });
  }

  watch(): () => void {
    return () => undefined;
  }
}
