export { analyseConfig, defaultConfig, type Config } from './config';
export { isExclusion, matchGlobs } from './globs';
export { configShape, defaultLevelGlobs } from './shape';
