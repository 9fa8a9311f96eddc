import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Reads the version in the nearest `package.json` above this script, which is in a bundle or the compiler output. */
export function version(): string {
  for (let folder = __dirname; folder !== dirname(folder); folder = dirname(folder)) {
    try {
      const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
        return String(manifest.version);
    } catch {
      // no manifest in this folder
    }
  }
  return 'unknown';
}
