/** `npm run docs`, after the compiler: writes the generated pages. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from './manual';

const root = join(__dirname, '..', '..');

for (const { path, make } of pages) {
  writeFileSync(join(root, path), make(root));
  console.log(path);
}
