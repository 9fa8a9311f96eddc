import type { JsonObject, JsonValue } from '../../../engine/json';
import { languages, readDocument, schemeOf, stemOf } from '../../language';
import { onRequest } from '../../../protocol/request';
import { fileNameRequest } from '../../../protocol/server';
import type { Feature } from './feature';

/** Serves the names that files need to be recognized, which our own client requests before and after a save. */
export const fileName: Feature = {
  capabilities: () => ({}),
  serve: (connection, { project }) => {
    onRequest(connection, fileNameRequest, async ({ uri, language, text }) => {
      const isNew = schemeOf(uri) === 'untitled';
      if (!isNew && (await project.kindOf(uri)) !== undefined) return null;
      const value = objectOf(readDocument(text).json.value);
      const kind = languages.fileKindOf(language, value?.['format']);
      if (kind === undefined) return null;
      const { noun, ending } = kind;
      return { noun, ending, stem: stemOf(titleOf(value), kind) };
    });
  },
};

/** Returns the title of a file, which some formats have among their metadata. */
function titleOf(value: JsonObject | undefined): string | undefined {
  const title = objectOf(value?.['metadata'])?.['title'] ?? value?.['title'];
  return typeof title === 'string' ? title : undefined;
}

function objectOf(value: JsonValue | undefined): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}
