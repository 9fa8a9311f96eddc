import type { BoardContent } from '../shared/board/board';
import type { Panel } from './panel';
import { shownCellForecast } from './store/scene';
import type { View } from './store/view';

const none: readonly number[] = [];

/** Returns the content of the board for a view. */
export function boardContent({ shownOf }: Pick<Panel, 'shownOf'>, view: View): BoardContent {
  const shown = shownOf(view);
  const { viewport, cursor, marked, isSettled, caret, document } = view;
  return {
    scene: shown?.scene ?? null,
    isStale: shown?.isStale === true,
    layers: layersOf(view),
    viewport,
    cursor,
    caret: caret.version === document?.version ? caret.cells : none,
    events: marked,
    cellForecast: shownCellForecast(view),
    isSettled,
  };
}

/** The layers to draw. Play always shows the robot's reach. */
function layersOf({ layers, mode }: View): View['layers'] {
  return mode === 'play' ? { ...layers, hidden: layers.hidden.filter((each) => each !== 'reach') } : layers;
}
