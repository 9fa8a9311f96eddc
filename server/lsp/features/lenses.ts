import type { CodeLens } from 'vscode-languageserver';
import type { DocumentContext, Lens } from '../../language';
import { answer, type Feature } from './feature';

/** Code lenses of the document's features and of the languages' services. */
export const lenses: Feature = {
  capabilities: () => ({ codeLensProvider: { resolveProvider: false } }),
  serve: (connection, services) => {
    const { client, languageServices } = services;
    connection.onCodeLens(({ textDocument: { uri } }, token) =>
      answer(services, uri, token, async (context) => {
        // the commands of these lenses belong to our own client
        const shown = (context.features.lenses?.() ?? []).filter(
          ({ command }) => command === undefined || client.isOwn,
        );
        const served = await Promise.all(
          languageServices.map(async (service) => (await service.lenses?.(context)) ?? []),
        );
        return [...shown, ...served.flat()].map((lens) => toCodeLens(context, lens));
      }),
    );
  },
};

/** Converts a lens. A lens without a command is shown as plain text. */
function toCodeLens({ document }: DocumentContext, { span, title, tooltip, command }: Lens): CodeLens {
  return {
    range: document.lines.rangeOf(span),
    command: {
      title,
      ...(tooltip === undefined ? {} : { tooltip }),
      command: command?.name ?? '',
      ...(command === undefined ? {} : { arguments: [...command.arguments] }),
    },
  };
}
