import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { URI } from 'vscode-uri';

/** A folder on disk that lasts as long as a test. */
export class TemporaryFolder {
  readonly path = realpathSync(mkdtempSync(join(tmpdir(), 'reactor-')));

  get uri(): string {
    return URI.file(this.path).toString();
  }

  uriOf(file: string): string {
    return URI.file(join(this.path, file)).toString();
  }

  write(file: string, content: string | Uint8Array): string {
    const path = join(this.path, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return this.uriOf(file);
  }

  remove(file: string): string {
    rmSync(join(this.path, file), { recursive: true });
    return this.uriOf(file);
  }

  rename(file: string, to: string): void {
    mkdirSync(dirname(join(this.path, to)), { recursive: true });
    renameSync(join(this.path, file), join(this.path, to));
  }

  dispose(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
