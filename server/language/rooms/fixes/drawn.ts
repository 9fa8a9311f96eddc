import type { Path } from '../../../../engine/core';
import type { TextEdit } from '../../../../engine/json';
import { textOffset, readLayout, type Layout } from '../../../../engine/rooms';
import { valueAt } from '../../../../engine/shape';
import type { RoomsProblem } from './context';

/** A layout with the place that a problem is about. */
export interface Drawn {
  readonly layout: Layout;
  /** The cell of the problem; outside of the layout if it is not about a cell. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): string | undefined;
  /** Returns the edits that replace the character of a cell. */
  write(x: number, y: number, character: string): TextEdit[];
  /**
   * Returns the edits that replace `length` characters at a cell by a text. At the end of a row, the text is appended.
   */
  splice(x: number, y: number, length: number, text: string): TextEdit[];
  /** Returns the edits that replace all rows. */
  redraw(rows: readonly string[]): TextEdit[];
}

/** Finds the layout of the prefab that a problem is in; `undefined` if there is none. */
export function drawnAt({ context, diagnostic }: RoomsProblem): Drawn | undefined {
  const { toml } = context.own;
  const path: Path = [...diagnostic.path.slice(0, 2), 'layout'];
  const value = valueAt(toml.value, path);
  if (diagnostic.path[0] !== 'prefabs' || typeof value !== 'string') return undefined;
  const layout = readLayout(value);
  const start = (x: number, y: number): number | undefined =>
    toml.characterSpanOf(path, textOffset(layout, { x, y }))?.start;
  const splice = (x: number, y: number, length: number, inserted: string): TextEdit[] => {
    const from = start(x, y);
    const to =
      length === 0 ? from : toml.characterSpanOf(path, textOffset(layout, { x: x + length - 1, y }))?.end;
    return from === undefined || to === undefined ? [] : [{ start: from, end: to, text: inserted }];
  };
  let cell = { x: -1, y: -1 };
  for (const [y, row] of layout.rows.entries())
    for (let x = 0; x <= row.length; x++) if (start(x, y) === diagnostic.span.start) cell = { x, y };
  return {
    layout,
    ...cell,
    width: layout.rows[0]?.length ?? 0,
    height: layout.rows.length,
    at: (x, y) => layout.rows[y]?.[x],
    write: (x, y, character) => splice(x, y, 1, character),
    splice,
    redraw: (rows) => {
      const span = toml.spanOf(path);
      return span === undefined ? [] : [{ ...span, text: `"""\n${rows.join('\n')}\n"""` }];
    },
  };
}
