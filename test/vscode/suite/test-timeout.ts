/** Milliseconds one test may take: above what it waits for, so that the wait's own message is seen. */
export const testTimeout = 60_000;
