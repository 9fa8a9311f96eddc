import { MarkupKind, type Hover } from 'vscode-languageserver';
import { withoutMarkup } from '../../language';
import { answer, type Feature } from './feature';
import { doRemainingWork } from '../scheduling/remaining-work';

/** Hovers about cells, rules, keys, words and faults. */
export const hover: Feature = {
  capabilities: () => ({ hoverProvider: true }),
  serve: (connection, services) => {
    const { client, manual, project } = services;
    connection.onHover(({ textDocument: { uri }, position }, token) =>
      answer(services, uri, token, (context): Hover | undefined => {
        const { document, features } = context;
        const offset = document.lines.offsetAt(position);
        const found = features.hover?.(offset, { manual, patience: 'prompt' });
        if (found === undefined) return undefined;
        if (found.isPartial) {
          const isCurrent = (): boolean => project.openDocument(uri)?.document === document;
          void doRemainingWork(context, isCurrent);
        }
        const contents = client.markdown
          ? { kind: MarkupKind.Markdown, value: found.markdown }
          : { kind: MarkupKind.PlainText, value: withoutMarkup(found.markdown) };
        return { contents, range: document.lines.rangeOf(found.span) };
      }),
    );
  },
};
