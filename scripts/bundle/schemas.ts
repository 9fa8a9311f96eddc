/** Writes the JSON Schemas that `jsonValidation` names, as the command line prints them. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The schemas, by the name that `reactor-level schema` takes. */
const schemaNames = ['level', 'balance', 'config', 'lix'] as const;

/** Writes `dist/schemas/*.schema.json`; returns what it wrote. Nothing is written while there is no command line. */
export function writeSchemas(root: string): string[] {
  const cli = join(root, 'dist', 'cli.js');
  if (!existsSync(cli)) return [];
  const folder = join(root, 'dist', 'schemas');
  mkdirSync(folder, { recursive: true });
  return schemaNames.map((name) => {
    const schema = execFileSync(process.execPath, [cli, 'schema', name], { encoding: 'utf8' });
    // Parsed and written again: the package needs no indentation, and a broken schema fails the build here.
    writeFileSync(join(folder, `${name}.schema.json`), JSON.stringify(JSON.parse(schema)));
    return `dist/schemas/${name}.schema.json`;
  });
}
