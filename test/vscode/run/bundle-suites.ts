/** Bundles the suites, one file for each run: all that the run is for, unless just some are asked for. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { RunKind } from '../suite/run-kind';

const ending = '.suite.ts';

/** Suites about behavior that is the same in both hosts, because they share one script (decision 014). */
const forOneHost = [
  'board',
  'completion',
  'first-level',
  'foreign',
  'hidden',
  'journey',
  'lix',
  'lix-panel',
  'quick-fixes',
  'reading',
  'refactor',
  'rooms',
  'rooms-panel',
  'samples',
  'settings-files',
  'transcripts',
];

/** Suites about files in the package, and about Restricted Mode. */
const forPackage = ['board', 'host', 'manifest', 'preview', 'rooms', 'save', 'solve'];

/** Suites that wait for minutes, since the client asks about the workspace every two seconds only. */
const forLongRuns = ['foreign'];

/** Returns true if a run without a filter contains this suite. A new suite runs in both hosts. */
function isFor(kind: RunKind, suite: string): boolean {
  if (forLongRuns.includes(suite) && process.env['REACTOR_TEST_LONG'] === undefined) return false;
  if (kind === 'installed') return forPackage.includes(suite);
  return kind === 'desktop' || !forOneHost.includes(suite);
}

/**
 * Returns the path of the bundle for a run of this kind. It lies in the folder of the extension under development:
 * VS Code runs a suite in the host of the extension in whose folder it finds it.
 */
export async function bundleSuites(
  root: string,
  kind: RunKind,
  extension: string,
  named: readonly string[],
): Promise<string> {
  const folder = join(root, 'test', 'vscode', 'suite');
  const suites = readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .filter((suite) => (named.length === 0 ? isFor(kind, suite) : named.includes(suite)));
  if (suites.length === 0) throw new Error(`There is no suite ${named.join(' or ')}.`);
  const host = kind === 'web' ? './mocha-web' : './mocha-node';
  // The host comes first: it defines what the suites are written with.
  const entry = [host, ...suites.map((suite) => `./${suite}.suite`)]
    .map((path) => `import '${path}';`)
    .concat(`export { run } from '${host}';`)
    .join('\n');
  const outfile = join(extension, 'out', 'vscode-suites', `${kind}.js`);
  await build({
    stdin: { contents: entry, resolveDir: folder, sourcefile: 'suites.ts', loader: 'ts' },
    outfile,
    bundle: true,
    format: 'cjs',
    platform: kind === 'web' ? 'browser' : 'node',
    target: 'es2022',
    external: kind === 'web' ? ['vscode'] : ['vscode', 'mocha'],
    define: { RUN_KIND: JSON.stringify(kind) },
    // the manifest says that imports have no side effects; these register the suites
    ignoreAnnotations: true,
    logLevel: 'warning',
  });
  return outfile;
}
