/** What of a board outlives its page: the tool, what is seen of the board, and what is selected. */
import { carriers, propTypes } from '../../engine/reactor';
import type { Box } from '../../protocol/board';
import type { Viewport } from '../shared/board/placement';
import type { Desk } from './desk';
import { brushes, hazardNames, tools, type Palette } from './tools';

/** Raised whenever what is kept changes its meaning; what another version kept is not read. */
const keptVersion = 1;

interface Kept {
  readonly version: number;
  readonly palette: Palette;
  readonly cursor: number;
  readonly viewport: Viewport | null;
  readonly selection: Box | null;
}

/** What is to be kept; the same object as long as nothing of it has changed. */
export function createKeeper({ now, store }: Desk, keep: (kept: unknown) => void): () => void {
  let known: readonly unknown[] = [];
  return () => {
    const { palette, selection } = now();
    const { cursor, viewport } = store.view();
    const parts = [palette, selection, cursor, viewport];
    if (now().document === null || parts.every((part, index) => part === known[index])) return;
    known = parts;
    keep({ version: keptVersion, palette, cursor, viewport, selection } satisfies Kept);
  };
}

/** Takes up what was kept, as far as it is sound. */
export function restore({ change, store }: Desk, value: unknown): void {
  const kept = value as Partial<Kept> | null | undefined;
  if (kept?.version !== keptVersion || !isPalette(kept.palette)) return;
  const { palette, cursor, viewport = null, selection = null } = kept;
  if (!isCount(cursor) || (viewport !== null && !areNumbers([viewport.cell, viewport.x, viewport.y]))) return;
  change({ palette, selection: selection !== null && isBox(selection) ? selection : null });
  store.change({ type: 'restore', view: { cursor, viewport } });
}

function isPalette(value: Partial<Palette> | undefined): value is Palette {
  return (
    value !== undefined &&
    tools.some(({ name }) => name === value.tool) &&
    brushes.some(({ name }) => name === value.brush) &&
    propTypes.some((one) => one === value.prop) &&
    carriers.some((one) => one === value.carrier) &&
    hazardNames.some((one) => one === value.hazard) &&
    areNumbers([value.amount]) &&
    typeof value.things === 'boolean'
  );
}

function isBox({ at, width, height }: Partial<Box>): boolean {
  return Array.isArray(at) && [...at, width, height].every(isCount);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function areNumbers(values: readonly unknown[]): boolean {
  return values.every((one) => typeof one === 'number' && Number.isFinite(one));
}
