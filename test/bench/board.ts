/** Measures the time from a stroke on a large board to the screen and to the text. */
import type { Browser } from 'playwright-core';
import { strokeRequest, type StrokeAnswer } from '../../protocol/board';
import { TestClient } from '../lsp/testing/client';
import { openBoardPage } from '../preview/testing/board-page';
import { generateLevel } from './generate';
import { median, percentile, short, time } from './numbers';

const size = 256;
const moves = 120;
const strokes = 40;
/** A frame at 60 a second. */
const frame = 1000 / 60;
/** From letting go to the text. */
const mostWait = 50;

/** Measures a brush on the page, and what the server takes for its stroke right after another edit. */
export async function benchBoard(browser: Browser): Promise<boolean> {
  const text = generateLevel(size);
  const { moving, painting } = await measurePage(browser, text);
  const answering = await measureServer(text);
  const isFast = percentile(moving, 95) <= frame;
  const isSoon = percentile(answering, 95) <= mostWait;
  const tell = (times: readonly number[]): string =>
    `median ${short(median(times))} ms, p95 ${short(percentile(times, 95))} ms`;
  console.log(
    `a brush on ${size} x ${size}: script of a move ${tell(moving)}, goal ${short(frame)}: ${met(isFast)}`,
  );
  console.log(
    `its stroke as edits, right after another one: ${tell(answering)}, goal ${mostWait}: ${met(isSoon)}`,
  );
  console.log(`the text's change on the screen again: ${tell(painting)}`);
  return isFast && isSoon;
}

function met(isMet: boolean): string {
  return isMet ? 'met' : 'MISSED';
}

async function measurePage(browser: Browser, text: string) {
  const board = await openBoardPage(browser, text, { width: 1280, height: 900 });
  await board.press('3');
  const moving = await board.page.evaluate(async (count) => {
    const element = document.querySelector<HTMLElement>('.board');
    if (element === null) throw new Error('There is no board.');
    element.setPointerCapture = () => undefined;
    const { left, top } = element.getBoundingClientRect();
    const fire = (type: string, x: number, y: number): void => {
      const at = { clientX: left + x, clientY: top + y };
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, ...at }));
    };
    let spent = 0;
    const natural = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      natural((now) => {
        const start = performance.now();
        callback(now);
        spent += performance.now() - start;
      });
    const nextFrame = (): Promise<number> => new Promise((resolve) => natural(resolve));
    const times: number[] = [];
    fire('pointerdown', 150, 150);
    for (let step = 0; step < count; step++) {
      await nextFrame();
      spent = 0;
      const start = performance.now();
      fire('pointermove', 150 + step * 4, 150 + 40 * Math.sin(step / 9));
      const handling = performance.now() - start;
      await nextFrame();
      // the first one fills caches
      if (step > 0) times.push(spent + handling);
    }
    fire('pointercancel', 150, 150);
    window.requestAnimationFrame = natural;
    return times;
  }, moves);
  const row = text.indexOf('"terrain"');
  const painting = await board.page.evaluate(
    async ([at, length, count]) => {
      const times: number[] = [];
      const page = window as unknown as { onPanelMessage: (message: { type: string }) => void };
      for (let step = 0; step < count; step++) {
        const start = performance.now();
        const painted = new Promise<void>((resolve) => {
          page.onPanelMessage = ({ type }) => {
            if (type === 'painted') resolve();
          };
        });
        const edits = [{ start: at, end: at + 1, text: step % 2 === 0 ? '.' : '#' }];
        const data = { type: 'changed', from: 1 + step, version: 2 + step, edits, length };
        window.dispatchEvent(new MessageEvent('message', { data }));
        await painted;
        times.push(performance.now() - start);
      }
      return times;
    },
    [text.indexOf('#', row) + size * 3, text.length, strokes] as const,
  );
  await board.page.context().close();
  return { moving, painting };
}

/** Measures the server's time for a stroke that follows another one, whose diagnostics were requested too. */
async function measureServer(text: string): Promise<number[]> {
  const client = await TestClient.start({ pulls: true });
  const uri = 'untitled:bench';
  await client.open(uri, text);
  await client.pull(uri);
  const times: number[] = [];
  let version = 1;
  for (let step = 0; step < strokes; step++) {
    const cells = Array.from({ length: 60 }, (_, index) => (step + 4) * size + index + 10);
    const stroke = { type: 'paint', grid: 'Fuel', glyph: 'F', cells } as const;
    const params = { uri, version, width: size, stroke, check: false };
    let answer: StrokeAnswer = null;
    times.push(
      await time(async () => {
        answer = await client.request(strokeRequest, params);
      }),
    );
    for (const { range, newText } of editsOf(answer).reverse()) {
      await client.edit(uri, newText, range);
      version += 1;
    }
    await client.pull(uri);
  }
  await client.stop();
  return times;
}

function editsOf(answer: StrokeAnswer) {
  if (answer === null || 'refused' in answer) throw new Error('The stroke was not built.');
  return [...answer.edits];
}
