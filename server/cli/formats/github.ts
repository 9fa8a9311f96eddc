import type { CheckedFile } from '../checked-file';

const commands = { error: 'error', warning: 'warning', information: 'notice' } as const;

/** Formats diagnostics as workflow commands, which GitHub shows as annotations. */
export function formatGithub(files: readonly CheckedFile[]): string {
  const lines = files.flatMap(({ file, diagnostics }) =>
    diagnostics.map(({ code, severity, message, range: { start, end } }) => {
      const place = {
        file,
        line: start.line + 1,
        endLine: end.line + 1,
        col: start.character + 1,
        endColumn: Math.max(end.character, start.character + 1),
        title: code,
      };
      const properties = Object.entries(place).map(([name, value]) => `${name}=${property(String(value))}`);
      return `::${commands[severity]} ${properties.join(',')}::${data(message)}\n`;
    }),
  );
  return lines.join('');
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
