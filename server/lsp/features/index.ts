import type { Connection, ServerCapabilities } from 'vscode-languageserver';
import type { ClientAbilities } from '../capabilities';
import { codeActions } from './code-actions';
import { board } from './board';
import { CommandTable } from './commands';
import { errors } from './errors';
import type { Feature, Services } from './feature';
import { completion } from './completion';
import { formatting } from './formatting';
import { hover } from './hover';
import { hints } from './inlay-hints';
import { lenses } from './lenses';
import { newLevel } from './new-level';
import { definition, folding, highlight, references, rename, selection } from './navigation';
import { tokens } from './semantic-tokens';
import { refactorCommands } from './refactor';
import { strokes } from './strokes';
import { rooms } from './rooms';
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
  refactorCommands,
  documentSymbols,
  workspaceSymbols,
  lenses,
  newLevel,
  board,
  errors,
  strokes,
  hover,
  hints,
  tokens,
  rooms,
];

/** What the server offers beyond diagnostics. */
export function featureCapabilities(client: ClientAbilities): Partial<ServerCapabilities> {
  const commands = features.flatMap((feature) => feature.commands ?? []);
  return Object.assign(
    { executeCommandProvider: { commands } },
    ...features.map(({ capabilities }) => capabilities(client)),
  ) as Partial<ServerCapabilities>;
}

/** Sets up the handlers of all features. */
export function serveFeatures(connection: Connection, given: Omit<Services, 'commands'>): void {
  const services: Services = { ...given, commands: new CommandTable() };
  for (const { serve } of features) serve(connection, services);
  services.commands.listen(connection);
}
