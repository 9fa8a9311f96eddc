import { readJson } from '../../../engine/json';
import { printedLevel } from '../../language';
import { printLevelRequest } from '../../../protocol/server';
import type { ServiceHost } from '../host';

/** Serves the layout of levels that pages have written, such as saved games. */
export function servePrintLevel(host: ServiceHost): void {
  host.onRequest(printLevelRequest, ({ level }) => ({ text: printedLevel(readJson(level).value ?? null) }));
}
