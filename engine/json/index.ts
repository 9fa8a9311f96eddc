export { readJson } from './document';
export type {
  DuplicateKey,
  JsonArray,
  JsonChild,
  JsonDocument,
  JsonLocation,
  JsonObject,
  JsonSource,
  JsonValue,
  Span,
  SyntaxFault,
  SyntaxFaultKind,
  TextEdit,
} from './types';
