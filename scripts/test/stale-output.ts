/** Compiled tests whose source is gone: the compiler leaves them behind, and Mocha would still run them. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes them from `out/`. */
export function removeStaleTests(root: string): void {
  for (const name of readdirSync(join(root, 'out'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.test.js') || name.includes('node_modules')) continue;
    const source = join(root, name.replace(/\.js$/, '.ts'));
    if (!existsSync(source)) rmSync(join(root, 'out', name));
  }
}
