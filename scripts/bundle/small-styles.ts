import { readFile } from 'node:fs/promises';
import { transform, type Plugin } from 'esbuild';

/** A style sheet in a script, without anything that is put into it. */
const sheet = /css`([^`$\\]+)`/g;

/** Packs the style sheets of webviews as tight as their scripts: to esbuild they are but strings. */
export const smallStyles: Plugin = {
  name: 'small styles',
  setup(build) {
    build.onLoad({ filter: /\bstyles\b.*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const small = new Map<string, string>();
      for (const [whole, css = ''] of text.matchAll(sheet)) {
        const { code } = await transform(css, { loader: 'css', minify: true });
        small.set(whole, `css\`${code.trim()}\``);
      }
      return { contents: text.replaceAll(sheet, (whole) => small.get(whole) ?? whole), loader: 'ts' };
    });
  },
};
