/** Paints a page at most once per frame. */
export interface FrameLoop {
  /** Paints in the next frame. */
  readonly request: () => void;
  /** Paints immediately, instead of a requested frame. */
  readonly paint: () => void;
}

export function createFrameLoop(draw: () => void): FrameLoop {
  let requested = 0;
  const paint = (): void => {
    cancelAnimationFrame(requested);
    requested = 0;
    draw();
  };
  return {
    paint,
    request() {
      if (requested === 0) requested = requestAnimationFrame(paint);
    },
  };
}
