import type { CompletionItem } from 'vscode-languageserver';
import { triggerCharacters } from '../../language';
import { answer, type Feature } from './feature';
import { documentation, toItem, type ItemData } from './completion-items';

/** Completion. The map of a position is only drawn when the item is resolved. */
export const completion: Feature = {
  capabilities: () => ({
    completionProvider: { triggerCharacters: [...triggerCharacters], resolveProvider: true },
  }),
  serve: (connection, services) => {
    const { client } = services;
    connection.onCompletion(({ textDocument: { uri }, position, context }, token) =>
      answer(services, uri, token, (asked) => {
        const { document, features } = asked;
        const offset = document.lines.offsetAt(position);
        const found = features.complete?.(offset, context?.triggerCharacter);
        if (found === undefined) return undefined;
        const { items, isIncomplete } = found;
        return { isIncomplete, items: items.map((item) => toItem(uri, document, item, client)) };
      }),
    );
    connection.onCompletionResolve(async (item, token): Promise<CompletionItem> => {
      const data = dataOf(item);
      if (data === undefined) return item;
      const map = await answer(services, data.uri, token, ({ features }) =>
        features.describeCells?.(data.cells),
      );
      // the list of a changed document is requested again, so the item is returned unchanged
      if (typeof map !== 'string' || map === '') return item;
      return { ...item, documentation: documentation(map, client.completion.markdown) };
    });
  },
};

/** Reads the data of an item that the client sends back and may have dropped. */
function dataOf({ data }: CompletionItem): ItemData | undefined {
  const given = data as Partial<Record<keyof ItemData, unknown>> | null | undefined;
  if (typeof given !== 'object' || given === null) return undefined;
  const { uri, cells } = given;
  if (typeof uri !== 'string' || !Array.isArray(cells)) return undefined;
  return { uri, cells: cells.filter((cell) => Number.isSafeInteger(cell)) as number[] };
}
