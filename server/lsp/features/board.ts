import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import {
  isLevelDocument,
  type LevelDocument,
  analyseLevel,
  balanceIn,
  cellsAtCaret,
  placeOfCell,
  readDocument,
} from '../../language';
import { SolveCancelled } from '../../solver/job';
import { onRequest, sendNotification } from '../../../protocol/request';
import {
  balanceChangedNotification,
  balanceRequest,
  cellPlaceRequest,
  cellsAtRequest,
  solveProgressNotification,
  solveRequest,
} from '../../../protocol/server';
import type { Feature } from './feature';

/** What a board asks about its document: which cells the caret is about, and where a cell is in the text. Our own requests. */
export const board: Feature = {
  capabilities: () => ({}),
  serve: (connection, { client, project, isChecked, solver }) => {
    /** The level in that version; a board that shows another one asks again when it has caught up. */
    const inVersion = async (uri: string, version: number): Promise<LevelDocument | undefined> => {
      const context = isChecked(uri) ? await project.contextOf(uri) : undefined;
      return isLevelDocument(context) && context.version === version ? context : undefined;
    };
    onRequest(connection, cellsAtRequest, async ({ uri, version, position }) => {
      const context = await inVersion(uri, version);
      return context === undefined
        ? null
        : cellsAtCaret(context.level, context.document.lines.offsetAt(position));
    });
    onRequest(connection, cellPlaceRequest, async ({ uri, version, cell }) => {
      const context = await inVersion(uri, version);
      if (context === undefined) return null;
      const span = placeOfCell(context.level, cell);
      return span === undefined ? null : context.document.lines.rangeOf(span);
    });
    onRequest(connection, balanceRequest, async ({ uri }) => balanceIn(await project.settingsFor(uri)));
    project.onChange((change) => {
      if (change === 'everything' && client.isOwn)
        sendNotification(connection, balanceChangedNotification).catch(() => undefined);
    });
    onRequest(connection, solveRequest, async (params, token) => {
      const { id, balance, maxStates } = params;
      const { level, diagnostics } = analyseLevel(readDocument(params.level), balance);
      if (level === undefined) {
        const first = diagnostics.find(({ severity }) => severity === 'error');
        return { refused: first?.message ?? 'The level has errors.' };
      }
      const search = solver.solve({ level, balance, maxStates }, (progress) => {
        sendNotification(connection, solveProgressNotification, { id, progress }).catch(() => undefined);
      });
      const subscription = token.onCancellationRequested(() => search.cancel());
      try {
        return { result: await search.result };
      } catch (error) {
        if (error instanceof SolveCancelled) return null;
        return new ResponseError(
          LSPErrorCodes.RequestFailed,
          error instanceof Error ? error.message : String(error),
        );
      } finally {
        subscription.dispose();
      }
    });
  },
};
