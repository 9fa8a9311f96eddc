/** Waits for a response; `undefined` if it fails or takes longer than `timeout` milliseconds. */
export async function withTimeout<T>(asked: Promise<T | undefined>, timeout: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout);
  });
  try {
    return await Promise.race([asked, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
