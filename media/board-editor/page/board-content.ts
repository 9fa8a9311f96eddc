import type { LayerSettings } from '../../../engine/reactor/picture';
import type { BoardContent } from '../../shared/board/board';
import type { Controller } from '../controller/controller';

/** The board editor shows every layer except the robot's reach, which is not part of the level. */
const layers: LayerSettings = { hidden: ['reach'] };
const none: readonly number[] = [];

/** The board with the stroke in progress. */
export function boardContent({ picture, store }: Controller, isSettled: boolean): BoardContent {
  return {
    ...store.view(),
    scene: picture.scene() ?? null,
    isStale: false,
    layers,
    caret: none,
    events: none,
    cellForecast: undefined,
    isSettled,
  };
}
