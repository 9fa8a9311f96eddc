/** The built scripts of the webviews, each read once, since a build may run during the tests. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const dist = join(__dirname, '../../../../dist');
const texts = new Map<string, string>();

/** The texts of a script of `dist/` and of those that it imports, by address. */
export function scriptAt(url: string): string {
  const name = basename(new URL(url, 'http://x').pathname);
  const known = texts.get(name);
  if (known !== undefined) return known;
  const path = join(dist, name);
  if (!existsSync(path)) throw new Error(`dist/${name} is missing: run npm run build.`);
  const text = readFileSync(path, 'utf8');
  texts.set(name, text);
  for (const [, shared] of text.matchAll(/(?:from|import\()"\.\/(shared-\w+\.js)"/g))
    if (shared !== undefined) scriptAt(shared);
  return text;
}
