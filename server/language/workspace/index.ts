export type { FileEdits, Forecast, Highlight, Hint, Icon, OutlineSymbol } from './features';
export type { FileChange, FileContent, FilePort } from './file-port';
export type { DocumentContext } from './language';
export { Project, type ProjectChange } from './project';
export type { Report } from './report';
export { canonical, nameOf, schemeOf } from './uris';
export { WorkspaceSymbols } from './workspace-symbols';
