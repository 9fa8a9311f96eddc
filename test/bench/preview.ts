/**
 * `npm run bench:preview`: how smoothly the preview panel scrubs, in headless Chromium: a forecast's slider is moved on
 * each animation frame, and the time from frame to frame is measured; and how smoothly a brush draws on the board. Exits with 1 where a goal is missed.
 */
import type { Browser } from 'playwright-core';
import { openBrowser } from '../preview/testing/browser';
import { openPanel } from '../preview/testing/panel-page';
import { benchBoard } from './board';
import { generateLevel } from './generate';
import { percentile } from './numbers';

interface Goal {
  readonly size: number;
  /** Frames a second. */
  readonly rate: number;
}

const goals: readonly Goal[] = [
  { size: 64, rate: 60 },
  { size: 256, rate: 30 },
];
const frames = 240;
/** The display's own rhythm is not exact. */
const slack = 1.1;

/** Measurements of one board, in milliseconds. */
interface Measured {
  readonly mean: number;
  readonly p95: number;
  readonly worst: number;
}

async function measure(browser: Browser, size: number): Promise<Measured> {
  const text = generateLevel(size);
  const panel = await openPanel(browser, { text, size: { width: 1280, height: 900 } });
  await panel.page.getByRole('button', { name: 'Forecast' }).click();
  await panel.settled();
  const times = await panel.page.evaluate(async (count) => {
    const slider = document.querySelector<HTMLInputElement>('.track input');
    if (slider === null) throw new Error('There is no timeline.');
    const last = Number(slider.max);
    const scrub = (step: number): void => {
      const phase = step % (2 * last);
      slider.value = String(phase <= last ? phase : 2 * last - phase);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const intervals: number[] = [];
    let before = 0;
    // the first frames fill caches
    for (let step = -30; step < count; step++) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      if (step > -30) intervals.push(now - before);
      before = now;
      // the panel paints it in the next frame, before this goes on
      scrub(step + 30);
    }
    return intervals.slice(29);
  }, frames);
  await panel.page.context().close();
  return {
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
    p95: percentile(times, 95),
    worst: Math.max(...times),
  };
}

async function main(): Promise<void> {
  const browser = await openBrowser();
  if (typeof browser === 'string') {
    console.log(`skipped: ${browser}`);
    return;
  }
  try {
    for (const { size, rate } of goals) {
      const { mean, p95, worst } = await measure(browser, size);
      const isMet = p95 <= (1000 / rate) * slack;
      if (!isMet) process.exitCode = 1;
      console.log(
        `scrubbing ${size} x ${size}: ${(1000 / mean).toFixed(0)} frames a second, frame p95 ${p95.toFixed(1)} ms ` +
          `(worst ${worst.toFixed(1)}), goal ${rate}: ${isMet ? 'met' : 'MISSED'}`,
      );
    }
    if (!(await benchBoard(browser))) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
