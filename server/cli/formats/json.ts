import type { CheckedFile } from '../checked-file';

/** Formats files and their diagnostics as JSON. Positions are those of LSP: zero-based, in UTF-16 code units. */
export function formatJson(files: readonly CheckedFile[]): string {
  const shown = files.map(({ file, diagnostics }) => ({
    file,
    issues: diagnostics.map(({ code, severity, message, path, range, related }) => ({
      code,
      severity,
      message,
      path,
      range,
      related: related.map((place) => ({ message: place.message, path: place.path, range: place.range })),
    })),
  }));
  return `${JSON.stringify(shown, null, 2)}\n`;
}
