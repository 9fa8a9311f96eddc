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
  /** Raised whenever the saved state changes its meaning: the state of another version is ignored. */
  readonly stateVersion: number;
  /** Milliseconds from a change until the state is saved. */
  readonly saveDelay?: number;
  /** The page's own styles, applied after those that all pages share. */
  readonly styles: readonly CSSResult[];
}

/** The parts that only a page itself has. */
interface PageParts<In, State> {
  readonly paint: () => void;
  readonly receive: (message: In) => void;
  /** The state to save; `null` while there is none. */
  readonly state: () => State | null;
  /** Discards what was drawn in the colours of another theme. */
  readonly forget?: () => void;
}

/** `In`: messages of the extension, `Out`: those of the page, `R`: its requests. */
export interface Page<In, Out, State, R extends Requests<R>> {
  /** The element that the page is rendered into. */
  readonly root: HTMLElement;
  readonly post: Host<In, Out>['post'];
  readonly channel: PageChannel<R>;
  /** The state that was saved last, yet to be validated. */
  readonly saved: Partial<State> | null;
  /** Has a sentence read out. */
  readonly announce: (words: string) => void;
  /** Paints in the next frame. */
  readonly requestPaint: () => void;
  /** Paints at once, in place of a requested frame. */
  readonly paint: () => void;
  /** Paints and saves a state that has changed. */
  readonly changed: () => void;
  /** Redraws everything in the next frame: the theme or a size has changed. */
  readonly redraw: () => void;
  /** Paints the page, and reports to the extension that it is ready. */
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
