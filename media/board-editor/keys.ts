import { arrowStep } from '../shared/page/keys';
import { brushes, tools, type Palette } from './tools';
import { withDrawingTool } from './palette';

/** What a key on the board does. */
export type DrawKey =
  | { readonly kind: 'move'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'palette'; readonly change: Partial<Palette> }
  /** Begins a stroke at the cursor, or ends the one that is under way. */
  | { readonly kind: 'enter'; readonly isSelecting: boolean }
  /** Draws on the cell under the cursor. */
  | { readonly kind: 'dab' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'delete' }
  /** Leads to the next fault and to what mends it. */
  | { readonly kind: 'fault' }
  | { readonly kind: 'turn' }
  /** What is selected is copied, cut out, or put down at the cursor. */
  | { readonly kind: 'copy' | 'cut' | 'paste' }
  | { readonly kind: 'zoom'; readonly factor: number | null }
  | { readonly kind: 'help' };

/** What a key does; `null` where it is not the board's. Chords are VS Code's. */
export function drawKey(
  {
    key,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & { readonly shiftKey?: boolean },
  palette: Palette,
): DrawKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  const arrow = arrowStep(key);
  if (arrow !== undefined) return { kind: 'move', dx: arrow[0], dy: arrow[1] };
  const brush = /^[1-9]$/.test(key) ? brushes[Number(key) - 1] : undefined;
  if (brush !== undefined)
    return { kind: 'palette', change: { brush: brush.name, ...withDrawingTool(palette) } };
  const tool = tools.find((one) => one.key === key.toLowerCase());
  if (tool !== undefined) return { kind: 'palette', change: { tool: tool.name } };
  switch (key) {
    case 'Enter':
      return { kind: 'enter', isSelecting: shiftKey === true };
    case ' ':
      return { kind: 'dab' };
    case 'Escape':
      return { kind: 'drop' };
    case 'Delete':
    case 'Backspace':
      return { kind: 'delete' };
    case 'q':
    case 'Q':
      return { kind: 'fault' };
    case 't':
    case 'T':
      return { kind: 'turn' };
    case 'c':
    case 'C':
      return { kind: 'copy' };
    case 'x':
    case 'X':
      return { kind: 'cut' };
    case 'p':
    case 'P':
      return { kind: 'paste' };
    case 'm':
    case 'M':
      return { kind: 'palette', change: { things: !palette.things } };
    case '+':
    case '=':
      return { kind: 'zoom', factor: 1.25 };
    case '-':
      return { kind: 'zoom', factor: 0.8 };
    case '0':
      return { kind: 'zoom', factor: null };
    case '?':
      return { kind: 'help' };
    default:
      return null;
  }
}
