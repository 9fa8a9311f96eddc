import {
  forecastLens,
  forecastText,
  isLevelDocument,
  nameOf,
  type Lens,
  type LevelContext,
  type LevelDocument,
} from '../../language';
import { reactorCommands } from '../../language/reactor/commands';
import { forecastTextRequest } from '../../../protocol/server';
import type { ServiceHost } from '../host';
import { firstLine } from './first-line';

/** The lens that summarizes the forecast and shows it on the board. In other clients it has no command. */
export function forecastLenses(
  { uri, level }: LevelDocument,
  { isOwnClient, settings }: ServiceHost,
): Lens[] {
  const lens = settings.current.codeLenses.forecast ? forecastLens(level) : undefined;
  if (lens === undefined) return [];
  const command = { name: reactorCommands.client.openPreviewToSide, arguments: [uri, 'forecast'] };
  return [{ span: firstLine, ...lens, ...(isOwnClient ? { command } : {}) }];
}

/** Answers requests for the forecast's text, and refreshes lenses when their settings change. */
export function serveForecast(host: ServiceHost): void {
  const { settings } = host;
  host.onDocumentRequest(forecastTextRequest, (context) =>
    isLevelDocument(context) ? { text: textOf(context.level, nameOf(context.uri)) } : undefined,
  );
  const shownLenses = (): string => JSON.stringify(settings.current.codeLenses);
  let shown = shownLenses();
  settings.onChange(() => {
    const before = shown;
    shown = shownLenses();
    if (before !== shown) host.refreshLenses();
  });
}

function textOf({ forecast, balance }: LevelContext, file: string): string {
  if (forecast === null) return `${file} has errors. Fix them to see the forecast.\n`;
  const { title } = forecast.from.machine.level.metadata;
  return forecastText({ file, title, horizon: balance.forecast.horizon, forecast });
}
