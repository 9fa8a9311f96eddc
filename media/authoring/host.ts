import type { BoardHostMessage, BoardMessage } from '../../server/protocol-board';

/** The extension's side, as the board sees it. */
export interface BoardHost {
  readonly post: (message: BoardMessage) => void;
  readonly listen: (listener: (message: BoardHostMessage) => void) => void;
}

declare function acquireVsCodeApi(): { postMessage(message: BoardMessage): void };

export function connectBoardHost(): BoardHost {
  const api = acquireVsCodeApi();
  return {
    post: (message) => api.postMessage(message),
    listen: (listener) =>
      window.addEventListener('message', ({ data }: MessageEvent<BoardHostMessage>) => listener(data)),
  };
}
