import { readFile } from 'node:fs/promises';
import { transform, type Plugin } from 'esbuild';

/** A style sheet in a script, without anything that is put into it. */
const sheet = /css`([^`$\\]+)`/g;
/** What a tag is indented by in a template; it has a line break before it still, which is as good a space. */
const indent = /\n\s+(?=<)/g;

/** Packs the pages' style sheets and templates as tight as their scripts: to esbuild they are but strings. */
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
