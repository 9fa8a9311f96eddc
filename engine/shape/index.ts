export * from './shape';
export * from './build';
export type { DecodeContext, StructureCode } from './context';
export { decode } from './decode';
export { foreignFile, type FileFormat, type ForeignFile } from './file-format';
export { alternatives, phrase, quote } from './phrases';
export { suggest } from './suggest';
export { jsonSchema, type SchemaMeta } from './json-schema';
export { childOf, eachPosition, membersOf, shapeAt, valueAt, type Expectation } from './walk';
