import type { Diagnostic } from '../../language';
import { onRequest } from '../../../protocol/request';
import { errorsRequest, type ErrorsResult } from '../../../protocol/server';
import type { Feature } from './feature';

/** Serves the errors of a document, which our own client requests before a save. */
export const errors: Feature = {
  capabilities: () => ({}),
  serve: (connection, { project, isChecked }) => {
    const isIn = (uri: string, version: number): boolean => project.openDocument(uri)?.version === version;
    onRequest(connection, errorsRequest, async ({ uri, version }) => {
      if (!isChecked(uri)) return { count: 0 };
      if (!isIn(uri, version)) return null;
      const report = await project.report(uri);
      // the report belongs to the version at the time of its completion
      return isIn(uri, version) ? errorsOf(report?.diagnostics ?? []) : null;
    });
  },
};

function errorsOf(diagnostics: readonly Diagnostic[]): ErrorsResult {
  const all = diagnostics.filter(({ severity }) => severity === 'error');
  const [first] = [...all].sort((one, other) => one.span.start - other.span.start);
  if (first === undefined) return { count: 0 };
  const { code, message, range } = first;
  return { count: all.length, first: { code, message, range } };
}
