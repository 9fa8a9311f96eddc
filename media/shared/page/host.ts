/** The messages that every page sends. */
export type ShellMessage =
  /** The page is ready. The extension sends nothing before this message. */
  | { readonly type: 'ready'; readonly version: number }
  /** An error occurred in the page. */
  | { readonly type: 'failed'; readonly message: string };

/** The extension, as a page sees it. */
export interface Host<In, Out> {
  readonly post: (message: Out | ShellMessage) => void;
  readonly listen: (listener: (message: In) => void) => void;
  /** Reads and writes the saved state. */
  readonly getState: () => unknown;
  readonly setState: (state: unknown) => void;
}

/** A webview may call this only once. */
declare function acquireVsCodeApi(): {
  postMessage(message: unknown): void;
  getState(): unknown;
  setState(state: unknown): void;
};

/** Connects the page to the extension. */
export function connectHost<In, Out>(): Host<In, Out> {
  const api = acquireVsCodeApi();
  return {
    post: (message) => api.postMessage(message),
    listen: (listener) => window.addEventListener('message', ({ data }: MessageEvent<In>) => listener(data)),
    getState: () => api.getState(),
    setState: (state) => api.setState(state),
  };
}
