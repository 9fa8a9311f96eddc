import { defaultBalance } from '../../../engine/reactor';
import { newLevelText, sizeFault } from '../../language';
import { newLevelRequest, type NewLevelParams, type NewLevelResult } from '../../../protocol/server';
import type { Feature } from './feature';

/** New levels, which our own client asks for. */
export const newLevel: Feature = {
  capabilities: () => ({}),
  serve: (connection, { project }) => {
    connection.onRequest<NewLevelResult, unknown>(
      newLevelRequest,
      async ({ width, height, title, template, folder }: NewLevelParams): Promise<NewLevelResult> => {
        const balance =
          folder === null ? defaultBalance : await project.balanceOf(`${folder}/new.reactor.json`);
        const fault = sizeFault({ width, height }, balance, template);
        if (fault !== undefined) return { fault };
        return { text: title === null ? '' : newLevelText({ width, height }, title, balance, template) };
      },
    );
  },
};
