import { lineOf } from './modes/line';
import type { Panel } from './panel';

/** Milliseconds without movement after which the timeline has settled. */
const settleAfter = 140;

/** Advances the timeline while it runs, and reports when it has settled. */
export function listenToTimeline({ store }: Pick<Panel, 'store'>): void {
  let settling = 0;
  let running = 0;
  const advance = (): void => {
    const line = lineOf(store.view());
    if (line === null || line.at >= line.frames.length - 1) store.change({ type: 'run', isRunning: false });
    else store.change({ type: 'seek', at: line.at + 1 });
  };
  store.listen((view, before) => {
    if (!view.isSettled) {
      clearTimeout(settling);
      settling = setTimeout(() => store.change({ type: 'settle' }), settleAfter);
    }
    if (view.isRunning !== before.isRunning || view.speed !== before.speed) {
      clearInterval(running);
      if (view.isRunning) running = setInterval(advance, 1000 / view.speed);
    }
  });
}
