import { languages, type DiagnosticPlace } from '../../language';
import type { CheckedFile } from '../checked-file';

const levels = { error: 'error', warning: 'warning', information: 'note' } as const;

/** Formats diagnostics as a SARIF 2.1.0 log for code scanning services. */
export function formatSarif(files: readonly CheckedFile[], version: string): string {
  const rules = Object.entries(languages.codes).map(([id, severity]) => ({
    id,
    defaultConfiguration: { level: levels[severity] },
  }));
  const places = new Map(rules.map(({ id }, index) => [id, index]));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'reactor-level', version, rules } },
        columnKind: 'utf16CodeUnits',
        artifacts: files.map((file) => ({ location: artifactOf(file) })),
        results: files.flatMap((file, index) =>
          file.diagnostics.map((diagnostic) => ({
            ruleId: diagnostic.code,
            ruleIndex: places.get(diagnostic.code) ?? -1,
            level: levels[diagnostic.severity],
            message: { text: diagnostic.message },
            locations: [{ physicalLocation: locationOf(file, index, diagnostic) }],
            relatedLocations: diagnostic.related.map((place, id) => ({
              id: id + 1,
              physicalLocation: locationOf(file, index, place),
              message: { text: place.message },
            })),
          })),
        ),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** Returns a relative reference for a file in the current folder, which services can resolve, and the URI for others. */
function artifactOf({ file, uri }: CheckedFile): { uri: string } {
  const isInside = !file.startsWith('../') && !/^[a-z]:/i.test(file);
  return { uri: isInside ? file.split('/').map(encodeURIComponent).join('/') : uri };
}

function locationOf(file: CheckedFile, index: number, { range: { start, end } }: DiagnosticPlace) {
  return {
    artifactLocation: { ...artifactOf(file), index },
    region: {
      startLine: start.line + 1,
      startColumn: start.character + 1,
      endLine: end.line + 1,
      endColumn: end.character + 1,
    },
  };
}
