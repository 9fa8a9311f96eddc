export { analyseConfig, defaultConfig, type Config, type ConfigAnalysis } from './config';
export { isExclusion, matchGlobs, type PathMatcher } from './globs';
export { configShape, defaultLevelGlobs } from './shape';
