export { nodeFiles } from './node-files';
export { pathOnDisk } from './path-on-disk';
