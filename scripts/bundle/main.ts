/** `npm run build` after the compiler: bundles everything into `dist/` and writes the schemas. */
import { chmodSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildOptions, outputsOf, presentBundles } from './bundles';
import { writeSchemas } from './schemas';

const root = join(__dirname, '..', '..', '..');

async function main(): Promise<void> {
  const { present, absent } = presentBundles(root);
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const built = await Promise.allSettled(present.map((bundle) => build(buildOptions(root, bundle))));
  for (const result of built) if (result.status === 'rejected') throw result.reason;
  for (const { output } of present.flatMap(outputsOf)) {
    const size = statSync(join(root, output)).size;
    console.log(`${output}  ${(size / 1024).toFixed(0)} KiB`);
  }
  if (present.some(({ output }) => output === 'dist/cli.js')) chmodSync(join(root, 'dist', 'cli.js'), 0o755);
  for (const schema of writeSchemas(root)) console.log(schema);
  for (const entry of absent) console.warn(`Not bundled because ${entry} is missing.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
