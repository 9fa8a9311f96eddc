import type { CheckedFile } from '../check';

/** The files and their issues as JSON, with positions as language servers have them: from 0, in UTF-16 units. */
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
