import type { Connection, ServerCapabilities } from 'vscode-languageserver';
import type { ClientAbilities } from '../capabilities';
import type { Feature, Services } from './feature';
import { formatting } from './formatting';
import { definition, folding, highlight, references, rename, selection } from './navigation';
import { documentSymbols, workspaceSymbols } from './symbols';

const features: readonly Feature[] = [
  definition,
  references,
  highlight,
  rename,
  folding,
  selection,
  formatting,
  documentSymbols,
  workspaceSymbols,
];

/** What the server offers beyond diagnostics. */
export function featureCapabilities(client: ClientAbilities): Partial<ServerCapabilities> {
  return Object.assign(
    {},
    ...features.map(({ capabilities }) => capabilities(client)),
  ) as Partial<ServerCapabilities>;
}

/** Sets up the handlers of all features. */
export function serveFeatures(connection: Connection, services: Services): void {
  for (const { serve } of features) serve(connection, services);
}
