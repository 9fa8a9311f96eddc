/** The webview of the panel of scenarios: everything starts here. */
import { render } from 'lit';
import type { InputMark } from '../../engine/lix';
import { lixPanelVersion, type LixHostMessage, type LixPanelMessage } from '../../protocol/lix';
import { boardStyles } from '../shared/styles/board';
import { colourStyles } from '../shared/styles/colours';
import { controlStyles } from '../shared/styles/controls';
import { layoutStyles } from '../shared/styles/layout';
import { panelStyles } from '../shared/styles/panels';
import { app } from './app';
import type { Actions } from './commands';
import { svgOf, textOf } from './export';
import { keyEffect, type KeyEffect } from './keys';
import { placeOf } from './reading';
import { largestZoom } from './scale';
import { createStage } from './stage';
import { lixStyles } from './styles';
import { atOf, isOld, keptOf, lastOf, received, restored, timelineOf, type View } from './view';
import { momentWords } from './words';

interface Api {
  postMessage(message: LixPanelMessage): void;
  getState(): unknown;
  setState(state: unknown): void;
}
declare function acquireVsCodeApi(): Api;

function start(): void {
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets,
    ...[colourStyles, layoutStyles, controlStyles, boardStyles, panelStyles, lixStyles].flatMap(
      ({ styleSheet }) => styleSheet ?? [],
    ),
  ];
  const api = acquireVsCodeApi();
  const post = (message: LixPanelMessage): void => api.postMessage(message);
  const root = document.createElement('div');
  root.id = 'app';
  const live = document.createElement('div');
  live.className = 'visually-hidden';
  live.setAttribute('role', 'status');
  document.body.append(root, live);
  let view = restored(api.getState());
  let isAsked = false;
  let painted: readonly unknown[] = [];

  const ask = (): void => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      paint();
    });
  };
  const change = (part: Partial<View>): void => {
    const before = view;
    view = { ...view, ...part };
    if (view.notice !== before.notice) live.textContent = view.notice;
    if (keptOf(view) !== null) api.setState(keptOf(view));
    ask();
  };
  const paint = (): void => {
    const timeline = timelineOf(view);
    const { now, zoom, spot } = view;
    render(app(stage, view, actions), root);
    const at = timeline === null ? 0 : atOf(view, timeline);
    stage.paint(timeline && { timeline, at, zoom, spot, isOld: isOld(view) });
    const shown = [now, timeline, at, spot];
    if (now === null || shown.every((one, index) => one === painted[index])) return;
    painted = shown;
    stage.reveal(at);
    post({
      type: 'painted',
      version: now.version,
      shown: timeline && {
        updates: lastOf(timeline),
        at,
        input: spot?.kind === 'input' ? spot.index : null,
        isOld: isOld(view),
      },
    });
  };
  /** Goes somewhere; a slider says by itself where it is. */
  const seek = (update: number): void => {
    const timeline = timelineOf(view);
    if (timeline === null) return;
    const at = Math.max(0, Math.min(update, lastOf(timeline)));
    change({ at: at === lastOf(timeline) ? null : at, notice: '' });
    if (document.activeElement?.matches('input') !== true) live.textContent = momentWords(timeline, at);
  };
  const choose = (mark: InputMark, focus: boolean): void => {
    const { index, update } = mark.input;
    change({ spot: { kind: 'input', index } });
    seek(update);
    const span = view.now === null ? undefined : placeOf(view.now, { kind: 'input', index });
    if (view.now !== null && span !== undefined)
      post({ type: 'reveal', version: view.now.version, ...plain(span), focus });
  };
  const zoomTo = (zoom: number | null): void => {
    const timeline = timelineOf(view);
    if (timeline === null) return;
    change({ zoom });
    paint();
    stage.reveal(atOf(view, timeline), true);
  };

  const actions: Actions = {
    seek,
    choose,
    step: (by) => {
      const timeline = timelineOf(view);
      if (timeline !== null) seek(atOf(view, timeline) + by);
    },
    event: (by) => {
      const timeline = timelineOf(view);
      if (timeline === null) return;
      let at = atOf(view, timeline) + by;
      while (at > 0 && at < lastOf(timeline) && timeline.states[at]?.events.length === 0) at += by;
      seek(at);
    },
    zoom: (by) => {
      const per = Math.min(largestZoom, stage.per() * by);
      zoomTo(per);
    },
    fit: () => zoomTo(null),
    save: (kind) => {
      const timeline = timelineOf(view);
      if (timeline === null || view.good === null) return;
      const name = view.good.name.replace(/(\.lix)?\.json$/, '');
      const text = kind === 'svg' ? svgOf(timeline) : textOf(timeline);
      post({ type: 'save', kind, name: `${name}.${kind === 'svg' ? 'svg' : 'txt'}`, text });
    },
    revealError: () => {
      const { now } = view;
      if (now?.firstError != null)
        post({ type: 'reveal', version: now.version, ...plain(now.firstError.span), focus: true });
    },
  };
  const stage = createStage({ seek, choose, moved: ask });

  const apply = (effect: KeyEffect): void => {
    const timeline = timelineOf(view);
    if (timeline === null) return;
    switch (effect.kind) {
      case 'step':
        actions.step(effect.by);
        return;
      case 'event':
        actions.event(effect.by);
        return;
      case 'start':
        seek(0);
        return;
      case 'end':
        seek(lastOf(timeline));
        return;
      case 'reveal': {
        const at = atOf(view, timeline);
        const all = timeline.lanes.flatMap(({ inputs }) => inputs).filter(({ input }) => input.update === at);
        const { spot } = view;
        const marked =
          all.find(({ input }) => spot?.kind === 'input' && input.index === spot.index) ?? all[0];
        if (marked !== undefined) choose(marked, true);
        return;
      }
      case 'zoom-in':
        actions.zoom(1.5);
        return;
      case 'zoom-out':
        actions.zoom(1 / 1.5);
        return;
      case 'fit':
        actions.fit();
        return;
    }
  };
  stage.element.addEventListener('keydown', (event) => {
    const effect = keyEffect(event);
    if (effect === null) return;
    event.preventDefault();
    event.stopPropagation();
    apply(effect);
  });
  window.addEventListener('error', ({ message }) => post({ type: 'failed', message }));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    post({ type: 'failed', message: String(reason) }),
  );
  window.addEventListener('message', ({ data }: MessageEvent<LixHostMessage>) =>
    change(received(view, data)),
  );
  paint();
  post({ type: 'ready', version: lixPanelVersion });
}

function plain({ start: from, end }: { readonly start: number; readonly end: number }): {
  readonly start: number;
  readonly end: number;
} {
  return { start: from, end };
}

start();
