import type { BoardHostMessage, BoardMessage } from '../../protocol/board';

/** The extension's side, as the board sees it. */
export interface BoardHost {
  readonly post: (message: BoardMessage) => void;
  /** What was kept when the page was last open, and keeps something. */
  readonly kept: () => unknown;
  readonly keep: (kept: unknown) => void;
  readonly listen: (listener: (message: BoardHostMessage) => void) => void;
}

declare function acquireVsCodeApi(): {
  postMessage(message: BoardMessage): void;
  getState(): unknown;
  setState(state: unknown): void;
};

export function connectBoardHost(): BoardHost {
  const api = acquireVsCodeApi();
  return {
    post: (message) => api.postMessage(message),
    kept: () => api.getState(),
    keep: (kept) => api.setState(kept),
    listen: (listener) =>
      window.addEventListener('message', ({ data }: MessageEvent<BoardHostMessage>) => listener(data)),
  };
}
