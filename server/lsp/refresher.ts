/**
 * Returns a function that asks the client to request something again. While the client is busy with a refresh, at most one
 * more is pending.
 */
export function refresher(isSupported: boolean, refresh: () => Promise<unknown>): () => void {
  let isAsking = false;
  let isStale = false;
  const run = async (): Promise<void> => {
    isAsking = true;
    while (isStale) {
      isStale = false;
      await refresh().catch(() => undefined);
    }
    isAsking = false;
  };
  return () => {
    isStale = true;
    if (isSupported && !isAsking) void run();
  };
}
