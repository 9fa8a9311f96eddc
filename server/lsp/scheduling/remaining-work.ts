import { runInSteps } from '../../../engine/core';
import type { DocumentContext } from '../../language';
import { delay } from './macrotask';
import { timeSliced } from './time-sliced';

/** The partial result is sent first (in milliseconds). */
const sendingDelay = 20;
/** The longest time that the work blocks requests (in milliseconds). */
const slice = 8;

/**
 * Does in slices what a partial result has left out, as long as the document is current. Returns whether there was such
 * work and it is done, so that the client may ask again.
 */
export async function doRemainingWork(context: DocumentContext, isCurrent: () => boolean): Promise<boolean> {
  const work = context.features.remainingWork?.();
  if (work === undefined) return false;
  await delay(sendingDelay);
  if (!isCurrent()) return false;
  const isCancelled = (): boolean => !isCurrent();
  return (await runInSteps(work, { rest: timeSliced(slice), isCancelled })) !== undefined;
}
