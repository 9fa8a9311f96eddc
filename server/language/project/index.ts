export type { DocumentContext } from './contexts';
export type { FileChange, FileContent, FilePort } from './file-port';
export { usualGlobs } from './usual-globs';
export { Project, type ProjectChange } from './project';
export { isReactorKind, type FileKind, type Report } from './report';
export { balanceName, configName } from './settings';
export { isTranscript, levelsOfTranscript, transcriptEnding } from './transcripts';
export { canonical, nameOf, schemeOf } from './uris';
