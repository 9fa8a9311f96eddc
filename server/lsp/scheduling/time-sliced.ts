import { yieldToRequests } from './macrotask';

/** Returns the `rest` of work that blocks requests for no longer than a slice (in milliseconds) and its longest step. */
export function timeSliced(slice: number): () => Promise<void> | undefined {
  let since = Date.now();
  return () => {
    if (Date.now() - since < slice) return undefined;
    return yieldToRequests().then(() => void (since = Date.now()));
  };
}
