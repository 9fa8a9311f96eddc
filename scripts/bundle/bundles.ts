/** The bundles that the extension and the command line are made of. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { smallPages } from './small-pages';

/** One bundle: what it is made from and how. */
export interface Bundle {
  readonly entry: string;
  readonly output: string;
  readonly options: BuildOptions;
  /** Further scripts, by output: what they have in common with it is packed once, beside them. */
  readonly besides?: Readonly<Record<string, string>>;
}

const node: BuildOptions = { platform: 'node', format: 'cjs', target: 'node20' };
/** One script for processes of Node's and for web workers: it takes from libraries what they have for either. */
const anywhere: BuildOptions = { ...node, target: ['node20', 'es2022'], conditions: ['browser', 'module'] };

/** Every bundle, in the order in which they are named in the build's output. */
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
      loader: { '.svg': 'text' },
      plugins: [smallPages],
      // names are of no use there, and the pages have to be small
      keepNames: false,
    },
  },
  {
    entry: 'server/cli/main.ts',
    output: 'dist/cli.js',
    options: { ...node, banner: { js: '#!/usr/bin/env node' } },
  },
];

/** The scripts of a bundle, each with what it is made from. */
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
