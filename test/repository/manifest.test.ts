import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultSettings, settingsSection } from '../../server/lsp/settings';
import { read, root } from './sources';

interface Step {
  readonly id: string;
  readonly description: string;
  readonly media: { readonly svg: string; readonly altText: string };
  readonly completionEvents: readonly string[];
}
interface Manifest {
  readonly contributes: {
    readonly commands: readonly { readonly command: string; readonly title: string }[];
    readonly configuration: { readonly properties: Readonly<Record<string, { readonly default: unknown }>> };
    readonly snippets: readonly { readonly path: string }[];
    readonly walkthroughs: readonly { readonly steps: readonly Step[] }[];
  };
}

const { contributes } = JSON.parse(read('package.json')) as Manifest;
const { commands, configuration, snippets, walkthroughs } = contributes;
/** A line break in a page is a space to its reader. */
const page = read('docs/editor.md').replaceAll(/\s+/g, ' ');

/** The settings of a tree, by their whole names. */
function flat(tree: object, path: string): [string, unknown][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? flat(value, `${path}.${name}`)
      : [[`${path}.${name}`, value]],
  );
}

describe('the manifest', () => {
  it('declares every setting that the server knows, with its default', () => {
    const declared = Object.entries(configuration.properties)
      // the client's own
      .filter(([name]) => !['reactor.trace.server', 'reactor.save.guard'].includes(name))
      .map(([name, setting]): [string, unknown] => [name, setting.default]);
    const known = flat(defaultSettings, settingsSection);
    assert.deepEqual(Object.fromEntries(declared), Object.fromEntries(known));
  });

  it('has every setting, with its default, and every command in the page on the editor', () => {
    const settings = Object.entries(configuration.properties);
    const isTold = ([name, { default: value }]: (typeof settings)[number]): boolean =>
      page.includes(`| \`${name}\` | \`${String(value)}\` |`);
    assert.deepEqual(
      settings.filter((setting) => !isTold(setting)).map(([name]) => name),
      [],
    );
    assert.deepEqual(
      commands.map(({ title }) => title.replace('…', '')).filter((title) => !page.includes(`_${title}_`)),
      [],
    );
  });

  it('has pictures for its walkthroughs, in the colours of the theme', () => {
    const steps = walkthroughs.flatMap((walkthrough) => walkthrough.steps);
    assert.ok(steps.length > 4);
    for (const { media, completionEvents } of steps) {
      const picture = read(media.svg);
      assert.match(picture, /--vscode-editor-background/, media.svg);
      // VS Code shows neither styles nor what lies elsewhere
      assert.doesNotMatch(picture, /(fill|stroke)="#|style|<script|href=/, media.svg);
      assert.ok(media.altText.length > 10 && completionEvents.length > 0, media.svg);
    }
  });

  it('leads from its walkthroughs only to commands that there are', () => {
    const own = new Set(commands.map(({ command }) => command));
    const links = walkthroughs.flatMap(({ steps }) =>
      steps.flatMap(({ description }) =>
        [...description.matchAll(/command:([\w.]+)/g)].map(([, name = '']) => name),
      ),
    );
    assert.deepEqual(
      links.filter((name) => name.startsWith('reactor.') && !own.has(name)),
      [],
    );
  });

  it('packs what it names', () => {
    const packed = read('.vscodeignore');
    for (const { path } of snippets) assert.ok(existsSync(join(root, path)), path);
    for (const glob of ['!media/walkthrough/*.svg', '!snippets/*.json'])
      assert.ok(packed.includes(glob), glob);
  });
});
