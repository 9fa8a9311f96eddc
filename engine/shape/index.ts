export * from './shape';
export * from './build';
export { decode, type DecodeContext, type StructureCode } from './decode';
export { alternatives, phrase, quote } from './phrases';
export { suggest } from './suggest';
export { jsonSchema, type SchemaMeta } from './json-schema';
