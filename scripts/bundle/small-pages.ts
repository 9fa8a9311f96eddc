import { readFile } from 'node:fs/promises';
import { transform, type Plugin } from 'esbuild';

/** Matches a style sheet in a script, without interpolations. */
const sheet = /css`([^`$\\]+)`/g;
/** Matches the indentation of a line in code and templates. The line break is kept, because HTML needs a space there. */
const indent = /\n\s+/g;

/** Minifies the style sheets and templates of the pages, which esbuild treats as plain strings. */
export const smallPages: Plugin = {
  name: 'small pages',
  setup(build) {
    build.onLoad({ filter: /\bmedia[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const small = new Map<string, string>();
      for (const [whole, css = ''] of text.matchAll(sheet)) {
        const { code } = await transform(css, { loader: 'css', minify: true });
        small.set(whole, `css\`${code.trim()}\``);
      }
      const contents = text.replaceAll(sheet, (whole) => small.get(whole) ?? whole).replaceAll(indent, '\n');
      return { contents, loader: 'ts' };
    });
  },
};
