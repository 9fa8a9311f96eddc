/** Bundles the benchmarks, so that they measure our code as it is shipped: in one piece, not file by file. */
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(__dirname, '..', '..', '..');

build({
  absWorkingDir: root,
  entryPoints: ['test/bench/main.ts', 'test/bench/server.ts'],
  outdir: 'out/bench',
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  packages: 'external',
  keepNames: true,
  minify: true,
  logLevel: 'warning',
}).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
