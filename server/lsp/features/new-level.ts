import { defaultBalance } from '../../../engine/reactor';
import { balanceIn, newLevelText, sizeFault } from '../../language';
import { onRequest } from '../../../protocol/request';
import { newLevelRequest } from '../../../protocol/server';
import type { Feature } from './feature';

/** New levels, which our own client asks for. */
export const newLevel: Feature = {
  capabilities: () => ({}),
  serve: (connection, { project }) => {
    onRequest(connection, newLevelRequest, async ({ width, height, title, template, folder }) => {
      const balance =
        folder === null ? defaultBalance : balanceIn(await project.settingsFor(`${folder}/new.reactor.json`));
      const fault = sizeFault({ width, height }, balance, template);
      if (fault !== undefined) return { fault };
      return { text: title === null ? '' : newLevelText({ width, height }, title, balance, template) };
    });
  },
};
