import type { HostMessage, PanelMessage } from '../../protocol/preview';

/** What VS Code gives a webview, once. */
interface WebviewApi {
  postMessage(message: PanelMessage): void;
  getState(): unknown;
  setState(state: unknown): void;
}

declare function acquireVsCodeApi(): WebviewApi;

/** The extension's side, as the panel sees it. */
export interface Host {
  readonly post: (message: PanelMessage) => void;
  /** What was kept when the panel was last closed or hidden. */
  readonly kept: () => unknown;
  readonly keep: (state: unknown) => void;
  readonly listen: (listener: (message: HostMessage) => void) => void;
}

export function connectHost(): Host {
  const api = acquireVsCodeApi();
  return {
    post: (message) => api.postMessage(message),
    kept: () => api.getState(),
    keep: (state) => api.setState(state),
    listen: (listener) =>
      window.addEventListener('message', ({ data }: MessageEvent<HostMessage>) => listener(data)),
  };
}
