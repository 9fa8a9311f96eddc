import type { CodeLens } from 'vscode-languageserver';
import type { DocumentContext } from '../../language';
import type { Services } from './feature';

/** The lenses that a language has to offer. Those with a command are for our own client, which has it. */
export function answeredLenses({ features, document }: DocumentContext, { client }: Services): CodeLens[] {
  return (features.lenses?.() ?? [])
    .filter(({ command }) => command === undefined || client.isOwn)
    .map(({ span, title, tooltip, command }) => ({
      range: document.lines.rangeOf(span),
      command: {
        title,
        ...(tooltip === undefined ? {} : { tooltip }),
        command: command?.name ?? '',
        ...(command === undefined ? {} : { arguments: [...command.arguments] }),
      },
    }));
}
