import { InlayHintRefreshRequest, type InlayHint } from 'vscode-languageserver';
import { answer, type Feature } from './feature';
import { doRemainingWork } from '../scheduling/remaining-work';

/** Inlay hints as configured: contents of cells, turns in which rules fire, row numbers. */
export const hints: Feature = {
  capabilities: () => ({ inlayHintProvider: true }),
  serve: (connection, services) => {
    const { client, project, settings } = services;
    const refresh = (): void => {
      if (!client.refreshesHints) return;
      void connection.sendRequest(InlayHintRefreshRequest.type).catch(() => undefined);
    };
    settings.onChange(refresh);
    connection.languages.inlayHint.on(({ textDocument: { uri }, range }, token) =>
      answer(services, uri, token, (context): InlayHint[] => {
        const { document, features } = context;
        const { lines } = document;
        const span = { start: lines.offsetAt(range.start), end: lines.offsetAt(range.end) };
        const found = features.hints?.(span, settings.current.inlayHints);
        if (found === undefined) return [];
        if (found.isPartial) {
          const isCurrent = (): boolean => project.openDocument(uri)?.document === document;
          void doRemainingWork(context, isCurrent).then((isDone) => {
            if (isDone) refresh();
          });
        }
        return found.hints.map(({ offset, label, side }) => ({
          position: lines.positionAt(offset),
          label,
          ...(side === 'before' ? { paddingRight: true } : { paddingLeft: true }),
        }));
      }),
    );
  },
};
