import { html, render, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { playerWords, type InputMark, type Timeline } from '../../engine/lix';
import { drawHead, drawLane, endOf, headHeight, inputNear, laneHeight, ringOf, rows } from './lanes';
import { fitting, margin, updateAt, xOf, type Scale } from './scale';
import { line, looks, type Drawing, type LookName } from './shapes';
import { lastOf, type View } from './view';
import { momentWords } from './words';

/** The width to the left of the lanes, for the names of their rows. */
export const gutter = 72;

interface LanesContent {
  readonly timeline: Timeline;
  readonly at: number;
  readonly zoom: number | null;
  readonly spot: View['spot'];
  readonly isOld: boolean;
}

/** The lanes in a scrollable box. */
export interface LanesBox {
  readonly element: HTMLElement;
  readonly paint: (content: LanesContent | null) => void;
  /** The width of an update, in pixels. */
  readonly per: () => number;
  /** Scrolls an update into view, to the middle if `isMiddle`. */
  readonly reveal: (update: number, isMiddle?: boolean) => void;
}

interface LanesActions {
  readonly seek: (update: number) => void;
  readonly choose: (mark: InputMark, focus: boolean) => void;
  /** Called when the lanes are scrolled or resized. */
  readonly moved: () => void;
}

export function createLanesBox({ seek, choose, moved }: LanesActions): LanesBox {
  const element = document.createElement('div');
  element.className = 'lanes';
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', 'Lanes');
  element.setAttribute('aria-describedby', 'lix-hint');
  let content: LanesContent | null = null;
  let scale: Scale = { per: 1, left: 0, width: 0 };

  /** The update and the input at a point of the window. */
  const pointed = ({ target, clientX, clientY }: MouseEvent) => {
    const plot = target instanceof Element ? target.closest<SVGElement>('svg.plot') : null;
    if (content === null || plot === null) return undefined;
    const { left, top } = plot.getBoundingClientRect();
    const { timeline } = content;
    const x = clientX - left;
    const player = Number(plot.dataset['player'] ?? -1);
    const isAtInputs = clientY - top < (rows[0].y + rows[1].y) / 2;
    const update = Math.max(0, Math.min(updateAt(scale, x), lastOf(timeline)));
    return { update, mark: isAtInputs ? inputNear(timeline, player, scale, x) : undefined };
  };
  element.addEventListener('pointerdown', (event) => {
    const found = event.button === 0 ? pointed(event) : undefined;
    if (found === undefined) return;
    if (found.mark !== undefined) choose(found.mark, false);
    else seek(found.update);
    (event.target as Element).setPointerCapture(event.pointerId);
  });
  element.addEventListener('pointermove', (event) => {
    const found = pointed(event);
    if (found === undefined || content === null) return;
    if (event.buttons === 1) seek(found.update);
    else element.title = momentWords(content.timeline, found.update);
  });
  element.addEventListener('dblclick', (event) => {
    const mark = pointed(event)?.mark;
    if (mark !== undefined) choose(mark, true);
  });
  element.addEventListener('scroll', moved, { passive: true });
  new ResizeObserver(moved).observe(element);

  return {
    element,
    per: () => scale.per,
    paint(next) {
      content = next;
      element.hidden = next === null;
      if (next === null) return;
      const end = endOf(next.timeline);
      const width = Math.max(60, element.clientWidth - gutter);
      const fit = fitting(end, width);
      const per = Math.max(fit, next.zoom ?? fit);
      const whole = Math.max(width, 2 * margin + end * per);
      scale = { per, width, left: Math.min(element.scrollLeft, whole - width) };
      element.classList.toggle('is-old', next.isOld);
      // aligns the slider's thumb with the line that it moves
      const bar = element.offsetWidth - element.clientWidth;
      document.documentElement.style.setProperty('--scrollbar', `${bar}px`);
      render(lanes(next, scale, whole), element);
    },
    reveal(update, isMiddle = false) {
      const x = xOf(scale, update);
      const room = Math.min(40, scale.width / 4);
      if (isMiddle) element.scrollLeft += x - scale.width / 2;
      else if (x < room) element.scrollLeft += x - room;
      else if (x > scale.width - room) element.scrollLeft += x - scale.width + room;
    },
  };
}

function lanes(content: LanesContent, scale: Scale, whole: number): TemplateResult {
  const { timeline, at, spot } = content;
  const state = timeline.states[at];
  const { per, left, width } = scale;
  const key = [timeline, per, left, width];
  return html`<div class="sheet" .style=${`width: ${gutter + whole}px`}>
    <div class="lane head">
      <span class="gutter" aria-hidden="true"><span class="row-name is-game">game</span></span>
      ${plot(
        -1,
        guard(key, () => pieces(drawHead(timeline, scale))),
        headHeight,
        scale,
        at,
        [],
      )}
    </div>
    ${timeline.lanes.map((lane, player) => {
      const now = state?.players[player];
      const words = now === undefined ? '' : playerWords(lane.player, now);
      const marked = lane.inputs.find(({ input }) => spot?.kind === 'input' && input.index === spot.index);
      const isMarked = spot?.kind === 'player' && spot.player === player;
      return html`<div class=${isMarked ? 'lane is-marked' : 'lane'}>
        <p class="lane-title" title=${words} .style=${`max-width: ${width + gutter - 16}px`}>
          <strong>${lane.player.id}</strong> ${words}
        </p>
        <span class="gutter" aria-hidden="true">
          ${rows.map(({ name }) => html`<span class=${`row-name is-${name}`}>${name}</span>`)}
        </span>
        ${plot(
          player,
          guard(key, () => pieces(drawLane(timeline, player, scale))),
          laneHeight,
          scale,
          at,
          marked === undefined ? [] : [ringOf(timeline, marked, scale)],
        )}
      </div>`;
    })}
  </div>`;
}

/** Draws the lanes with the slider's line and rings around marked inputs. */
function plot(
  player: number,
  drawn: unknown,
  height: number,
  scale: Scale,
  at: number,
  rings: readonly string[],
): TemplateResult {
  const x = xOf(scale, at);
  const now = path('now', line(x, player < 0 ? 17 : 0, x, height));
  // the line must not hide a mark
  const all = player < 0 ? [drawn, now] : [now, drawn, ...rings.map((ring) => path('spot', ring))];
  return html`<svg
    class="plot"
    aria-hidden="true"
    data-player=${player}
    width=${scale.width}
    height=${height}
  >
    ${all}
  </svg>`;
}

function pieces({ shapes, labels }: Drawing): TemplateResult {
  return svg`${shapes.map((shape) => path(shape.look, shape.path))}${labels.map(
    ({ x, y, text, anchor, isOnBar, isQuiet }) =>
      svg`<text x=${x} y=${y} text-anchor=${anchor} class=${isOnBar === true ? 'on-bar' : isQuiet === true ? 'is-quiet' : ''}>${text}</text>`,
  )}`;
}

function path(name: LookName, d: string): TemplateResult {
  const {
    fill = 'none',
    stroke = 'none',
    width = 1,
    dash = 'none',
    opacity = 1,
  } = { ...plain, ...looks[name] };
  return svg`<path d=${d} fill=${fill} stroke=${stroke} stroke-width=${width} stroke-dasharray=${dash} opacity=${opacity}></path>`;
}

const plain: { fill?: string; stroke?: string; width?: number; dash?: string; opacity?: number } = {};
