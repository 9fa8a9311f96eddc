import { carriers, propTypes } from '../../../engine/reactor';
import type { Box } from '../../../protocol/board';
import type { Controller } from '../controller/controller';
import type { SavedState } from '../controller/state';
import { brushes, hazardNames } from '../brushes';
import { tools, type Palette } from '../tools';

/** Returns the state to save; `null` while there is no document. */
export function stateToSave({ now, store }: Controller): SavedState | null {
  const { document, palette, selection } = now();
  return document === null ? null : { ...store.view(), palette, selection };
}

/** Restores the valid parts of a saved state. */
export function restore({ change, store }: Controller, saved: Partial<SavedState> | null): void {
  const { palette, cursor, viewport = null, selection = null } = saved ?? {};
  if (!isPalette(palette) || !isCount(cursor)) return;
  if (viewport !== null && !areNumbers([viewport.cell, viewport.x, viewport.y])) return;
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
