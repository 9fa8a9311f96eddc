export { readJson } from './document';
export { spanOfPlace } from './place-span';
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
export { underlinedSpan } from './underlined';
