import type { LevelContext } from '../../language';
import { othersFirst, pause } from '../scheduling/tick';

const begun = new WeakSet<LevelContext>();

/** The answer that somebody waits for is sent before what is left out of it is worked out (in milliseconds). */
const sending = 20;
/** For how long nobody else has a turn (in milliseconds). */
const slice = 8;

/**
 * Works out a large level's checks, first flow and forecast, a bit a turn of the event loop, so that others get their
 * answers in between. Stops when the level is no longer `isCurrent`. Answers true where it was worked out just now.
 */
export async function prepare(level: LevelContext, isCurrent: () => boolean): Promise<boolean> {
  if (begun.has(level) || level.isForeseen) return false;
  begun.add(level);
  await pause(sending);
  const work = level.foreseeing();
  for (;;) {
    if (!isCurrent()) return false;
    const since = Date.now();
    do if (work.next().done === true) return true;
    while (Date.now() - since < slice);
    await othersFirst();
  }
}
