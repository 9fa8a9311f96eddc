/** The shell of every page: host, styles, frames, theme, live region, errors, saved state and handshake. */
import type { CSSResult } from 'lit';
import { installStyles } from '../styles';
import { createFrameLoop } from './frames';
import type { PageChannelMessage, Requests } from '../../../protocol/channel';
import { createChannel, type PageChannel } from './channel';
import { connectHost, type Host } from './host';
import { createPersistence } from './persistence';
import { watchTheme } from './theme';

interface PageOptions {
  /** The version of the protocol between page and extension. */
  readonly protocol: number;
  /** Increment when the format of the saved state changes. State of another version is ignored. */
  readonly stateVersion: number;
  /** The delay in milliseconds between a change and saving it. */
  readonly saveDelay?: number;
  /** The page's own styles, applied after the shared ones. */
  readonly styles: readonly CSSResult[];
}

/** The parts that each page implements. */
interface PageParts<In, State> {
  readonly paint: () => void;
  readonly receive: (message: In) => void;
  /** Returns the state to save; `null` if there is none. */
  readonly state: () => State | null;
  /** Discards drawings in the colors of the previous theme. */
  readonly forget?: () => void;
}

/** `In`: messages of the extension; `Out`: messages of the page; `R`: its requests. */
export interface Page<In, Out, State, R extends Requests<R>> {
  /** The element that the page is rendered into. */
  readonly root: HTMLElement;
  readonly post: Host<In, Out>['post'];
  readonly channel: PageChannel<R>;
  /** The last saved state, not validated. */
  readonly saved: Partial<State> | null;
  /** Announces a sentence to screen readers. */
  readonly announce: (words: string) => void;
  /** Paints in the next frame. */
  readonly requestPaint: () => void;
  /** Paints immediately, instead of a requested frame. */
  readonly paint: () => void;
  /** Paints and saves a state that has changed. */
  readonly changed: () => void;
  /** Redraws everything in the next frame, after a change of theme or size. */
  readonly redraw: () => void;
  /** Paints the page and tells the extension that it is ready. */
  readonly start: (parts: PageParts<In, State>) => void;
}

/** Creates the shell of a page. Nothing is painted or saved before `start`. */
export function createPage<In, Out, State extends object, R extends Requests<R>>({
  protocol,
  stateVersion,
  saveDelay = 0,
  styles,
}: PageOptions): Page<In, Out, State, R> {
  installStyles(styles);
  const host = connectHost<In, Out | PageChannelMessage<R>>();
  const root = document.createElement('div');
  root.id = 'app';
  const live = document.createElement('div');
  live.className = 'visually-hidden';
  live.setAttribute('role', 'status');
  document.body.append(root, live);
  let parts: PageParts<In, State> | null = null;
  const frames = createFrameLoop(() => parts?.paint());
  const { saved, save } = createPersistence<State>(host, {
    version: stateVersion,
    delay: saveDelay,
    current: () => parts?.state() ?? null,
  });
  const redraw = (): void => {
    parts?.forget?.();
    frames.request();
  };
  const fail = (error: unknown): void => host.post({ type: 'failed', message: String(error) });
  return {
    root,
    post: host.post,
    channel: createChannel<R>(host.post),
    saved,
    redraw,
    requestPaint: frames.request,
    paint: frames.paint,
    announce(words) {
      live.textContent = words;
    },
    changed() {
      frames.request();
      save();
    },
    start(all) {
      parts = all;
      watchTheme(redraw);
      window.addEventListener('error', ({ message }) => fail(message));
      window.addEventListener('unhandledrejection', ({ reason }) => fail(reason));
      host.listen(all.receive);
      frames.paint();
      host.post({ type: 'ready', version: protocol });
    },
  };
}
