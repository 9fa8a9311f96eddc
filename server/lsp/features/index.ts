import type { Connection, ServerCapabilities } from 'vscode-languageserver';
import type { ClientAbilities } from '../client-abilities';
import { codeActions } from './code-actions';
import { errors } from './errors';
import type { Feature, Services } from './feature';
import { completion } from './completion';
import { fileName } from './file-name';
import { formatting } from './formatting';
import { hover } from './hover';
import { hints } from './inlay-hints';
import { lenses } from './lenses';
import { definition, folding, highlight, references, rename, selection } from './navigation';
import { tokens } from './semantic-tokens';
import { documentSymbols, workspaceSymbols } from './symbols';

const features: readonly Feature[] = [
  completion,
  codeActions,
  definition,
  references,
  highlight,
  rename,
  folding,
  selection,
  formatting,
  documentSymbols,
  workspaceSymbols,
  lenses,
  errors,
  fileName,
  hover,
  hints,
  tokens,
];

/** Returns the capabilities of the server beyond diagnostics. */
export function featureCapabilities(client: ClientAbilities): Partial<ServerCapabilities> {
  return Object.assign(
    {},
    ...features.map(({ capabilities }) => capabilities(client)),
  ) as Partial<ServerCapabilities>;
}

/** Registers the handlers of all features. */
export function serveFeatures(connection: Connection, services: Services): void {
  for (const { serve } of features) serve(connection, services);
  services.commands.listen(connection);
}
