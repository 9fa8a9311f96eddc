/**
 * Serves levels: the boards of the extension, searches for a win, the forecast and refactorings. Enter at
 * `reactorService`. It may not know the editor's protocol.
 */
import { isLevelDocument } from '../../language';
import type { LanguageService } from '../host';
import { serveBoard } from './board-requests';
import { forecastLenses, serveForecast } from './forecast';
import { serveNewLevel } from './new-level-request';
import { previewLenses, transcriptLenses } from './preview-lenses';
import { editsOf, refactorCommandIds, refactorings, serveRefactorCommands } from './refactorings';
import { servePrintLevel } from './print-level-request';
import { serveSolving, solverCommandIds } from './solver-lenses';
import { serveStrokes } from './stroke-request';

export const reactorService: LanguageService = {
  commands: [...refactorCommandIds, ...solverCommandIds],
  start: (host) => {
    serveBoard(host);
    serveStrokes(host);
    serveNewLevel(host);
    servePrintLevel(host);
    serveForecast(host);
    serveRefactorCommands(host);
    const solverLenses = serveSolving(host);
    return {
      lenses: (context) => {
        if (isLevelDocument(context))
          return [
            ...previewLenses(context, host),
            ...forecastLenses(context, host),
            ...solverLenses(context),
          ];
        return context.kind === 'transcript' ? transcriptLenses(context, host) : [];
      },
      refactorings: (context, span) => refactorings(context, span, host),
      editsOf,
    };
  },
};
