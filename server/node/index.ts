export { nodeFiles } from './node-files';
