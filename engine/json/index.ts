export { readJson } from './document';
export type {
  DuplicateKey,
  JsonArray,
  JsonDocument,
  JsonLocation,
  JsonObject,
  JsonValue,
  Span,
  SyntaxFault,
  SyntaxFaultKind,
  TextEdit,
} from './types';
