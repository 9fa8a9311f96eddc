import { decimal } from '../../../engine/core';
import { html, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Frame } from '../modes/frames';
import { seriesOf, type Series } from './series';

const [width, height] = [200, 40];

/** Renders a row of small plots above the timeline, with caution and critical lines and the current position. */
export function plots(frames: readonly Frame[], at: number): TemplateResult {
  return html`<div class="plots">${seriesOf(frames).map((series) => plot(series, at, frames.length))}</div>`;
}

function plot(series: Series, at: number, count: number): TemplateResult {
  const { name, kind, lines, caution, critical, max } = series;
  const values = lines.map((line) => line[at] ?? 0);
  const now = values.length === 0 ? 0 : Math.max(...values);
  const band = now >= critical ? 'critical' : now >= caution ? 'caution' : 'safe';
  const x = xOf(at, count);
  return html`<figure class=${`plot ${kind.toLowerCase()}`}>
    <figcaption>${name} <span class=${`value ${band}`}>${decimal(now)} ${band}</span></figcaption>
    <svg viewBox=${`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      ${guard([series], () => curves(series, count, max))}
      <line class="now" x1=${x} x2=${x} y1="0" y2=${height}></line>
    </svg>
  </figure>`;
}

function curves({ lines, caution, critical }: Series, count: number, max: number): TemplateResult {
  const y = (value: number): string => (height - 2 - (Math.min(value, max) / max) * (height - 4)).toFixed(1);
  return svg`
    <line class="limit caution" x1="0" x2=${width} y1=${y(caution)} y2=${y(caution)}></line>
    <line class="limit critical" x1="0" x2=${width} y1=${y(critical)} y2=${y(critical)}></line>
    ${lines.map((line) => {
      const points = line.map((value, index) => `${xOf(index, count)},${y(value)}`).join(' ');
      return svg`<polyline class="curve" points=${count === 1 ? `${points} ${width},${y(line[0] ?? 0)}` : points}></polyline>`;
    })}`;
}

function xOf(index: number, count: number): string {
  return (count < 2 ? 0 : (index / (count - 1)) * width).toFixed(1);
}
