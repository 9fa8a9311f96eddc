/** The bundles of the extension and the command line. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { serverBeside } from './server-beside';
import { smallPages } from './small-pages';

/** Entry point and options of a bundle. */
export interface Bundle {
  readonly entry: string;
  readonly output: string;
  readonly options: BuildOptions;
  /** Further scripts by output. Their common code is in shared chunks. */
  readonly besides?: Readonly<Record<string, string>>;
}

const node: BuildOptions = { platform: 'node', format: 'cjs', target: 'node20' };
/** Options of a script that runs both as a Node process and as a web worker. */
const anywhere: BuildOptions = { ...node, target: ['node20', 'es2022'], conditions: ['browser', 'module'] };

/** All bundles, in the order of the build's output. */
export const bundles: readonly Bundle[] = [
  // The web extension host evaluates a CommonJS module and offers `require('vscode')`, nothing else.
  { entry: 'client/main.ts', output: 'dist/client.js', options: { ...anywhere, external: ['vscode'] } },
  { entry: 'server/lsp/main.ts', output: 'dist/server.js', options: anywhere },
  { entry: 'server/solver/solve-worker.ts', output: 'dist/solve-worker.js', options: anywhere },
  {
    // the pages of webviews
    entry: 'media/preview/main.ts',
    output: 'dist/preview.js',
    besides: {
      'dist/board-editor.js': 'media/board-editor/main.ts',
      'dist/rooms.js': 'media/rooms/main.ts',
      'dist/lix.js': 'media/lix/main.ts',
    },
    options: {
      platform: 'browser',
      target: 'es2022',
      format: 'esm',
      splitting: true,
      chunkNames: 'dist/shared-[hash]',
      // the notices of libraries are packaged beside the pages, which do not have to load them
      legalComments: 'linked',
      loader: { '.svg': 'text' },
      // the module, of which only the used part is bundled
      alias: { gifenc: 'gifenc/dist/gifenc.esm.js' },
      plugins: [smallPages],
      // the pages have to be small
      keepNames: false,
    },
  },
  {
    entry: 'server/cli/main.ts',
    output: 'dist/cli.js',
    options: { ...node, banner: { js: '#!/usr/bin/env node' }, plugins: [serverBeside] },
  },
];

/** Lists the scripts of a bundle with their entry points. */
export function outputsOf({ entry, output, besides = {} }: Bundle): { entry: string; output: string }[] {
  const others = Object.entries(besides).map(([name, from]) => ({ entry: from, output: name }));
  return [{ entry, output }, ...others];
}

/** esbuild's options for one bundle of the repository at `root`. */
export function buildOptions(root: string, bundle: Bundle): BuildOptions {
  return {
    absWorkingDir: root,
    entryPoints: outputsOf(bundle).map(({ entry, output }) => ({
      in: entry,
      out: output.replace(/\.js$/, ''),
    })),
    outdir: '.',
    bundle: true,
    minify: true,
    // The maps stay beside the bundles for debugging; `.vscodeignore` keeps them out of the package.
    sourcemap: 'linked',
    logLevel: 'warning',
    ...bundle.options,
  };
}

/** The bundles whose source exists, and the names of the entries that do not. */
export function presentBundles(root: string): { present: Bundle[]; absent: string[] } {
  const isPresent = (bundle: Bundle): boolean => existsSync(join(root, bundle.entry));
  return {
    present: bundles.filter(isPresent),
    absent: bundles.filter((bundle) => !isPresent(bundle)).map((bundle) => bundle.entry),
  };
}
