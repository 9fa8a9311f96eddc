/** Writes the JSON Schemas that `jsonValidation` names, as the command line prints them. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The schemas, by their names in `reactor-level schema`. */
const schemaNames = ['level', 'balance', 'config', 'lix'] as const;

/** Writes `dist/schemas/*.schema.json` and returns the written files. Writes nothing if the command line is not built. */
export function writeSchemas(root: string): string[] {
  const cli = join(root, 'dist', 'cli.js');
  if (!existsSync(cli)) return [];
  const folder = join(root, 'dist', 'schemas');
  mkdirSync(folder, { recursive: true });
  return schemaNames.map((name) => {
    const schema = execFileSync(process.execPath, [cli, 'schema', name], { encoding: 'utf8' });
    // Parsed and formatted again to drop the indentation, and to fail on a broken schema.
    writeFileSync(join(folder, `${name}.schema.json`), JSON.stringify(JSON.parse(schema)));
    return `dist/schemas/${name}.schema.json`;
  });
}
