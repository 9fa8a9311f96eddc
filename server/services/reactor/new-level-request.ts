import { defaultBalance } from '../../../engine/reactor';
import { balanceIn, newLevelText, sizeFault } from '../../language';
import { newLevelRequest } from '../../../protocol/server';
import type { ServiceHost } from '../host';

/** Serves the text of new levels. */
export function serveNewLevel(host: ServiceHost): void {
  host.onRequest(newLevelRequest, async ({ width, height, title, template, folder }) => {
    const balance =
      folder === null
        ? defaultBalance
        : balanceIn(await host.project.settingsFor(`${folder}/new.reactor.json`));
    const fault = sizeFault({ width, height }, balance, template);
    if (fault !== undefined) return { fault };
    return { text: title === null ? '' : newLevelText({ width, height }, title, balance, template) };
  });
}
