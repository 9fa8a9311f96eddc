import { LSPErrorCodes, ResponseError, type CancellationToken } from 'vscode-languageserver';
import {
  isLevelDocument,
  type LevelDocument,
  analyseLevel,
  cellsAtCaret,
  placeOfCell,
  readDocument,
} from '../../language';
import { SolveCancelled } from '../../solver/job';
import {
  balanceChangedNotification,
  balanceRequest,
  cellPlaceRequest,
  cellsAtRequest,
  solveProgressNotification,
  solveRequest,
  type BalanceParams,
  type BalanceResult,
  type CellPlaceParams,
  type CellPlaceResult,
  type CellsAtParams,
  type CellsAtResult,
  type SolveAnswer,
  type SolveParams,
  type SolveProgress,
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
    connection.onRequest(
      cellsAtRequest,
      async ({ uri, version, position }: CellsAtParams): Promise<CellsAtResult> => {
        const context = await inVersion(uri, version);
        return context === undefined
          ? null
          : cellsAtCaret(context.level, context.document.lines.offsetAt(position));
      },
    );
    connection.onRequest(
      cellPlaceRequest,
      async ({ uri, version, cell }: CellPlaceParams): Promise<CellPlaceResult> => {
        const context = await inVersion(uri, version);
        if (context === undefined) return null;
        const span = placeOfCell(context.level, cell);
        return span === undefined ? null : context.document.lines.rangeOf(span);
      },
    );
    connection.onRequest(balanceRequest, ({ uri }: BalanceParams): Promise<BalanceResult> =>
      project.balanceOf(uri),
    );
    project.onChange((change) => {
      if (change === 'everything' && client.isOwn)
        connection.sendNotification(balanceChangedNotification).catch(() => undefined);
    });
    connection.onRequest<SolveAnswer, unknown>(
      solveRequest,
      async (params: SolveParams, token: CancellationToken): Promise<SolveAnswer | ResponseError> => {
        const { id, balance, maxStates } = params;
        const { level, diagnostics } = analyseLevel(readDocument(params.level), balance);
        if (level === undefined) {
          const first = diagnostics.find(({ severity }) => severity === 'error');
          return { refused: first?.message ?? 'The level has errors.' };
        }
        const search = solver.solve({ level, balance, maxStates }, (progress) => {
          const told: SolveProgress = { id, progress };
          connection.sendNotification(solveProgressNotification, told).catch(() => undefined);
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
      },
    );
  },
};
