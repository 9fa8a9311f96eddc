/** `npm run watch`: the compiler and the bundler, both watching, until Ctrl+C. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { context } from 'esbuild';
import { buildOptions, presentBundles } from './bundles';

const root = join(__dirname, '..', '..', '..');

async function main(): Promise<void> {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const types = spawn(process.execPath, [compiler, '-b', '--watch', '--preserveWatchOutput'], {
    cwd: root,
    stdio: 'inherit',
  });
  process.on('exit', () => types.kill());
  for (const bundle of presentBundles(root).present) {
    const watching = await context({ ...buildOptions(root, bundle), minify: false, logLevel: 'info' });
    await watching.watch();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
