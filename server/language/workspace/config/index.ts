export { ConfigReader, type Config } from './config';
export { isExclusion, matchGlobs } from './globs';
