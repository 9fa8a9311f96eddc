/** The bundles that the extension and the command line are made of. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';

/** One bundle: what it is made from and how. */
export interface Bundle {
  readonly entry: string;
  readonly output: string;
  readonly options: BuildOptions;
}

const node: BuildOptions = { platform: 'node', format: 'cjs', target: 'node20' };
const worker: BuildOptions = { platform: 'browser', target: 'es2022' };
/** What workerpool asks of Node, and in a browser never does. */
const external = ['child_process', 'os', 'worker_threads'];

/** Every bundle, in the order in which they are named in the build's output. */
export const bundles: readonly Bundle[] = [
  { entry: 'client/node.ts', output: 'dist/client.js', options: { ...node, external: ['vscode'] } },
  {
    entry: 'client/browser.ts',
    output: 'dist/client.browser.js',
    // The web extension host evaluates a CommonJS module and offers `require('vscode')`, nothing else.
    options: { ...worker, format: 'cjs', external: ['vscode'] },
  },
  { entry: 'server/lsp/node.ts', output: 'dist/server.js', options: node },
  {
    entry: 'server/lsp/browser.ts',
    output: 'dist/server.browser.js',
    options: { ...worker, format: 'iife', external },
  },
  { entry: 'server/solver/solve-worker.ts', output: 'dist/solve-worker.js', options: node },
  {
    entry: 'server/solver/solve-worker.ts',
    output: 'dist/solve-worker.browser.js',
    options: { ...worker, format: 'iife', external },
  },
  {
    entry: 'media/main.ts',
    output: 'dist/preview.js',
    // names are of no use there, and the panel has to be small
    options: { ...worker, format: 'iife', loader: { '.svg': 'text' }, keepNames: false },
  },
  {
    entry: 'media/authoring/main.ts',
    output: 'dist/board-editor.js',
    options: { ...worker, format: 'iife', loader: { '.svg': 'text' }, keepNames: false },
  },
  {
    entry: 'server/cli/main.ts',
    output: 'dist/cli.js',
    options: { ...node, banner: { js: '#!/usr/bin/env node' } },
  },
];

/** esbuild's options for one bundle of the repository at `root`. */
export function buildOptions(root: string, bundle: Bundle): BuildOptions {
  return {
    absWorkingDir: root,
    entryPoints: [bundle.entry],
    outfile: bundle.output,
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
