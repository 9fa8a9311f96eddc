/** Bundles the benchmarks with the options of the product, so that they measure the code as it is shipped. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildOptions, bundles, type Bundle } from './bundles';

const root = join(__dirname, '..', '..', '..');

/** Derives the bundle of a benchmark from a bundle of the product. */
function likeProduct(entry: string, output: string, like: string): Bundle {
  const product = bundles.find((bundle) => bundle.entry === like);
  if (product === undefined) throw new Error(`The product has no ${like}.`);
  return { entry, output, options: product.options };
}

const benchmarks = [
  // the libraries in the comparison are not bundled
  {
    packages: 'external',
    ...buildOptions(root, likeProduct('test/bench/main.ts', 'out/bench/main.js', 'server/cli/main.ts')),
  },
  buildOptions(root, likeProduct('test/bench/server.ts', 'out/bench/server.js', 'server/lsp/main.ts')),
] as const;

Promise.all(benchmarks.map((options) => build(options))).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
