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
import {
  balanceChangedNotification,
  balanceRequest,
  cellPlaceRequest,
  cellsAtRequest,
  solveProgressNotification,
  solveRequest,
} from '../../../protocol/server';
import type { ServiceHost } from '../host';

/** Serves the boards of the extension: cells and their places in the text, the balance, and searches from a state. */
export function serveBoard(host: ServiceHost): void {
  const { project, solver } = host;
  /** Returns the level in this version. A board that shows another version requests again after its next update. */
  const inVersion = async (uri: string, version: number): Promise<LevelDocument | undefined> => {
    const context = host.isChecked(uri) ? await project.contextOf(uri) : undefined;
    return isLevelDocument(context) && context.version === version ? context : undefined;
  };
  host.onRequest(cellsAtRequest, async ({ uri, version, position }) => {
    const context = await inVersion(uri, version);
    return context === undefined
      ? null
      : cellsAtCaret(context.level, context.document.lines.offsetAt(position));
  });
  host.onRequest(cellPlaceRequest, async ({ uri, version, cell }) => {
    const context = await inVersion(uri, version);
    if (context === undefined) return null;
    const span = placeOfCell(context.level, cell);
    return span === undefined ? null : context.document.lines.rangeOf(span);
  });
  host.onRequest(balanceRequest, async ({ uri }) => balanceIn(await project.settingsFor(uri)));
  project.onChange((change) => {
    if (change === 'everything' && host.isOwnClient) host.notify(balanceChangedNotification);
  });
  host.onRequest(solveRequest, async (params, token) => {
    const { id, balance, maxStates } = params;
    const { level, diagnostics } = analyseLevel(readDocument(params.level), balance);
    if (level === undefined) {
      const first = diagnostics.find(({ severity }) => severity === 'error');
      return { refused: first?.message ?? 'The level has errors.' };
    }
    const search = solver.solve({ level, balance, maxStates }, (progress) => {
      host.notify(solveProgressNotification, { id, progress });
    });
    const subscription = token.onCancellationRequested(() => search.cancel());
    try {
      return { result: await search.result };
    } catch (error) {
      if (error instanceof SolveCancelled) return null;
      return host.failure(error instanceof Error ? error.message : String(error));
    } finally {
      subscription.dispose();
    }
  });
}
