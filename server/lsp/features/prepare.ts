import type { LevelContext } from '../../language';
import { tick } from '../tick';

const begun = new WeakSet<LevelContext>();

/**
 * Works out a large level's checks, first flow and forecast, one a turn of the event loop, so that others get their
 * answers in between. Stops when the level is no longer `isCurrent`. Answers true where it was worked out just now.
 */
export async function prepare(level: LevelContext, isCurrent: () => boolean): Promise<boolean> {
  if (begun.has(level) || level.isForeseen) return false;
  begun.add(level);
  const steps = [() => level.analysis, () => level.start, () => level.forecast];
  for (const step of steps) {
    await tick();
    if (!isCurrent()) return false;
    step();
  }
  return true;
}
