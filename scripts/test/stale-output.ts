/** Compiled tests without a source, which the compiler does not delete and Mocha would still run. */
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
