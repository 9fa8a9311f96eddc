/** `npm run package`, after the build: packs the extension and prints its size. */
import { join, relative } from 'node:path';
import { packageExtension } from './package-extension';

const root = join(__dirname, '..', '..');
const { path, size } = packageExtension(root);
console.log(`${relative(process.cwd(), path)}  ${(size / 1024).toFixed(0)} KiB`);
