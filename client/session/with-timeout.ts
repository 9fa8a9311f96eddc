/** The server's answer; `undefined` where none comes, or none within so many milliseconds. */
export async function inTime<T>(asked: Promise<T | undefined>, patience: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  try {
    return await Promise.race([asked, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
