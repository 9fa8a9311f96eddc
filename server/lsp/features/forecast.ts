import { CodeLensRefreshRequest, type CodeLens, type Connection } from 'vscode-languageserver';
import {
  isLevelDocument,
  type LevelDocument,
  forecastLens,
  forecastText,
  nameOf,
  type LevelContext,
} from '../../language';
import { reactorCommands } from '../../language/reactor/commands';
import { onRequest } from '../../../protocol/request';
import { forecastTextRequest } from '../../../protocol/server';
import { answer, type Services } from './feature';

/** The lens that tells of the forecast, and shows it on the board. Other editors show its words alone. */
export function forecastLenses({ uri, level }: LevelDocument, { client, settings }: Services): CodeLens[] {
  const lens = settings.current.codeLenses.forecast ? forecastLens(level) : undefined;
  if (lens === undefined) return [];
  const start = { line: 0, character: 0 };
  const command = client.isOwn
    ? { command: reactorCommands.client.openPreviewToSide, arguments: [uri, 'forecast'] }
    : { command: '' };
  return [{ range: { start, end: start }, command: { ...lens, ...command } }];
}

/** Answers for the forecast's text, and has lenses asked for again when the setting is another. */
export function serveForecast(connection: Connection, services: Services): void {
  const { client, settings } = services;
  onRequest(connection, forecastTextRequest, ({ uri }, token) =>
    answer(services, uri, token, (context) =>
      isLevelDocument(context) ? { text: textOf(context.level, nameOf(context.uri)) } : undefined,
    ),
  );
  const shownLenses = (): string => JSON.stringify(settings.current.codeLenses);
  let shown = shownLenses();
  settings.onChange(() => {
    const before = shown;
    shown = shownLenses();
    if (client.refreshesLenses && before !== shown)
      void connection.sendRequest(CodeLensRefreshRequest.type).catch(() => undefined);
  });
}

function textOf({ forecast, balance }: LevelContext, file: string): string {
  if (forecast === null) return `${file} has errors. Its forecast is told here as soon as they are mended.\n`;
  const { title } = forecast.from.machine.level.metadata;
  return forecastText({ file, title, horizon: balance.forecast.horizon, forecast });
}
