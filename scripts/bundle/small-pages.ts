import { readFile } from 'node:fs/promises';
import { transform, type Plugin } from 'esbuild';

/** Matches a style sheet in a script, without interpolations. */
const sheet = /css ?`([^`$\\]+)`/g;
/** Matches the indentation of a line in code and templates. The line break is kept, because HTML needs a space there. */
const indent = /\n\s+/g;

/** Matches the attributes of an icon that the pages set in their styles. */
const iconAttributes = / (?:xmlns|width|height|fill)="[^"]*"/g;

/** Minifies the style sheets, templates and icons of the pages, which esbuild treats as plain strings. */
export const smallPages: Plugin = {
  name: 'small pages',
  setup(build) {
    build.onLoad({ filter: /[\\/]codicons[\\/].*\.svg$/ }, async ({ path }) => {
      const markup = await readFile(path, 'utf8');
      const [head = ''] = /^<svg[^>]*>/.exec(markup) ?? [];
      const drawing = markup.slice(head.length).trim();
      return { contents: head.replaceAll(iconAttributes, '') + rounded(drawing), loader: 'text' };
    });
    build.onLoad({ filter: /[\\/](?:media|@vscode-elements)[\\/].*\.[jt]s$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const small = new Map<string, string>();
      for (const [whole, css = ''] of text.matchAll(sheet)) {
        const { code } = await transform(css, { loader: 'css', minify: true });
        small.set(whole, `css\`${code.trim()}\``);
      }
      const contents = text.replaceAll(sheet, (whole) => small.get(whole) ?? whole).replaceAll(indent, '\n');
      return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
};

/** Rounds the coordinates of an icon, which is 16 pixels wide, to two decimals. */
function rounded(drawing: string): string {
  // `1.5.5` is two numbers
  if (/\.\d+\./.test(drawing)) return drawing;
  return drawing.replaceAll(/\d*\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));
}
