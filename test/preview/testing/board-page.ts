/** The page of the board editor in a browser, with the server's edit builder. */
import type { Browser, Page } from 'playwright-core';
import type { TextEdit } from '../../../engine/json';
import { runToCompletion } from '../../../engine/core';
import { defaultBalance } from '../../../engine/reactor';
import { newDiagnostics, buildStroke } from '../../../server/language/reactor/authoring';
import { applyEdits } from '../../../server/language/text/edits';
import { LevelFixContext, levelFixes } from '../../../server/language/reactor/fixes';
import { quickFixesOf, type QuickFix } from '../../../server/language/text/fixes';
import { openLevel } from '../../../server/language/testing/at-caret';
import type { BoardHostMessage, BoardMessage, OfferedFix, Stroke } from '../../../protocol/board';
import type { PreviewProblem } from '../../../protocol/preview';
import { openPage } from './page-probe';
import type { ThemeName } from './themes';

type At = readonly [x: number, y: number];

export interface BoardPage {
  readonly page: Page;
  /** The current text, after all strokes are in it and shown. */
  readonly text: () => Promise<string>;
  /** The strokes in order. */
  readonly strokes: readonly Stroke[];
  /** Replaces the text of the document. */
  readonly edit: (text: string) => Promise<void>;
  /** Undoes the last stroke. */
  readonly undo: () => Promise<void>;
  readonly theme: (name: ThemeName) => Promise<void>;
  /** Moves the pointer to a cell and presses. */
  readonly click: (...at: At) => Promise<void>;
  /** Presses on the first cell, moves over the others and releases on the last. */
  readonly drag: (...cells: readonly At[]) => Promise<void>;
  /** The position of a point of a cell on the page; (0.5, 0.5) is its middle. */
  readonly pointOf: (at: At, part?: At) => Promise<{ readonly x: number; readonly y: number }>;
  /** Presses keys on the board. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Moves the cursor to a cell by keyboard. */
  readonly walk: (...at: At) => Promise<void>;
  readonly status: () => Promise<string>;
  /** The errors of the page and the reasons of refused strokes. */
  readonly faults: readonly string[];
}

export interface BoardPageOptions {
  readonly theme?: ThemeName;
  readonly width?: number;
  readonly height?: number;
  /** The state that the page saved when it was last open. */
  readonly savedState?: unknown;
}

/** Opens the page on a level. Strokes edit it as in VS Code. */
export async function openBoardPage(
  browser: Browser,
  first: string,
  { theme = 'dark', width = 1100, height = 760, savedState = null }: BoardPageOptions = {},
): Promise<BoardPage> {
  let text = first;
  let version = 1;
  const refusals: string[] = [];
  let begin = (): void => undefined;
  // replies to the page in order, once the page exists
  let work = new Promise<void>((resolve) => (begin = resolve));
  const base = await openPage<BoardHostMessage, BoardMessage>(
    browser,
    { script: 'board-editor.js', keyboard: '[role=grid]' },
    { theme, savedState, size: { width, height } },
    (message) => {
      work = work.then(() => receive(message));
    },
  );
  const { page, send, drawn } = base;
  const past: string[] = [];
  const strokes: Stroke[] = [];
  const sendDocument = async (): Promise<void> => {
    const name = 'drawn.reactor.json';
    await send({ type: 'document', name, version, text, balance: defaultBalance, isReadonly: false });
    await send({ type: 'problems', version, problems: problemsOf(text) });
  };
  const write = async (after: string): Promise<void> => {
    if (after === text) return;
    text = after;
    version += 1;
    await sendDocument();
  };
  /** Sends only the change, as the extension does. */
  const change = async (edits: readonly TextEdit[]): Promise<void> => {
    if (edits.length === 0) return;
    const from = version;
    text = applyEdits(text, edits);
    version += 1;
    await send({ type: 'changed', from, version, edits, length: text.length });
    await send({ type: 'problems', version, problems: problemsOf(text) });
  };
  let fixes: readonly QuickFix[] = [];
  const offer = ({ fault }: Extract<BoardMessage, { type: 'fixes' }>): readonly OfferedFix[] => {
    const { level } = openLevel(text);
    const offered = quickFixesOf(new LevelFixContext(level), levelFixes);
    fixes = offered.diagnostics
      .filter(({ code, message }) => code === fault.code && message === fault.message)
      .flatMap((diagnostic) => runToCompletion(offered.fixesFor(diagnostic)));
    return fixes.map(({ title, isPreferred }) => ({ title, isPreferred }));
  };
  const receive = async (message: BoardMessage): Promise<void> => {
    if (message.type === 'ready') await sendDocument();
    if (message.type === 'fixes') {
      const result = { offer: 1, fixes: offer(message) };
      await send({ type: 'reply', to: 'fixes', id: message.id, result });
    }
    if (message.type === 'fix') {
      await change(fixes[message.index]?.edits ?? []);
      await send({ type: 'reply', to: 'fix', id: message.id, result: null });
    }
    if (message.type === 'check') {
      const result = breaksOf(text, message.stroke);
      await send({ type: 'reply', to: 'check', id: message.id, result });
    }
    if (message.type === 'stroke') {
      const { id, stroke } = message;
      strokes.push(stroke);
      const result = buildStroke(openLevel(text).level, stroke);
      if ('refused' in result) {
        refusals.push(result.refused);
        await send({ type: 'reply', to: 'stroke', id, result });
      } else {
        if (result.edits.length > 0) past.push(text);
        await change(result.edits);
        await send({ type: 'reply', to: 'stroke', id, result: { version } });
      }
    }
  };
  begin();
  await page.waitForSelector('[role=gridcell]', { state: 'attached' });
  const settled = async (): Promise<void> => {
    let seen;
    // messages sent by the page before its reply arrive first
    do {
      seen = work;
      await drawn();
      await seen;
    } while (seen !== work);
  };
  const pointOf: BoardPage['pointOf'] = (at, part = [0.5, 0.5]) =>
    page.evaluate(
      ([x, y]) => {
        const grid = document.querySelector<HTMLElement>('[role=grid]');
        const cell = document.querySelector<HTMLElement>('[role=gridcell]');
        if (grid === null || cell === null) throw new Error('There is no board.');
        const columns = Number(grid.getAttribute('aria-colcount'));
        const index = Number(cell.id.slice('cell-'.length));
        const { left, top } = cell.getBoundingClientRect();
        const side = Number.parseFloat(grid.style.getPropertyValue('--cell'));
        return {
          x: left + (x - (index % columns)) * side,
          y: top + (y - Math.floor(index / columns)) * side,
        };
      },
      [at[0] + part[0], at[1] + part[1]] as const,
    );
  const press: BoardPage['press'] = async (...keys) => {
    await page.focus('[role=grid]');
    for (const key of keys) await page.keyboard.press(key);
    await settled();
  };
  const drag: BoardPage['drag'] = async (...cells) => {
    for (const [index, cell] of cells.entries()) {
      const { x, y } = await pointOf(cell);
      await page.mouse.move(x, y);
      if (index === 0) await page.mouse.down();
    }
    await page.mouse.up();
    await settled();
  };
  return {
    page,
    strokes,
    get faults() {
      return [...base.faults, ...refusals];
    },
    pointOf,
    press,
    drag,
    click: (...at) => drag(at),
    async text() {
      await settled();
      return text;
    },
    async edit(after) {
      await write(after);
      await settled();
    },
    async undo() {
      await write(past.pop() ?? text);
      await settled();
    },
    theme: base.theme,
    async walk(x, y) {
      const [column, row] = await page.evaluate(() => {
        const grid = document.querySelector('[role=grid]');
        const columns = Number(grid?.getAttribute('aria-colcount'));
        const cell = Number(grid?.getAttribute('aria-activedescendant')?.slice('cell-'.length));
        return [cell % columns, Math.floor(cell / columns)] as const;
      });
      await press(
        ...new Array<string>(Math.abs(x - column)).fill(x > column ? 'ArrowRight' : 'ArrowLeft'),
        ...new Array<string>(Math.abs(y - row)).fill(y > row ? 'ArrowDown' : 'ArrowUp'),
      );
    },
    status: async () => (await page.textContent('.editor-status p'))?.trim() ?? '',
  };
}

function problemsOf(text: string): PreviewProblem[] {
  const { level } = openLevel(text);
  return level.analysis.diagnostics.map(({ severity, code, message, span, cells }) => ({
    severity,
    code,
    message,
    range: level.document.lines.rangeOf(span),
    cells,
  }));
}

function breaksOf(text: string, stroke: Stroke) {
  const { level } = openLevel(text);
  const result = buildStroke(level, stroke);
  return 'refused' in result
    ? []
    : newDiagnostics(level, result.edits).flatMap(({ severity, code, message, cells }) =>
        severity === 'information' ? [] : [{ severity, code, message, cells }],
      );
}
