import { arrowStep } from '../../shared/page/keys';
import { brushes } from '../brushes';
import { tools, withBrushTool, type Palette } from '../tools';

/** The command of a key. */
export type Command =
  | { readonly kind: 'move'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'palette'; readonly change: Partial<Palette> }
  /** Presses the cell under the cursor: Space draws on it, Enter begins or ends a gesture. */
  | { readonly kind: 'press'; readonly key: 'Enter' | 'Space'; readonly isSelecting: boolean }
  | { readonly kind: 'drop' }
  | { readonly kind: 'delete' }
  /** Goes to the next problem and its fixes. */
  | { readonly kind: 'fault' }
  | { readonly kind: 'turn' }
  /** Copies the selection, cuts it, or pastes the last copy at the cursor. */
  | { readonly kind: 'copy' | 'cut' | 'paste' }
  | { readonly kind: 'zoom'; readonly factor: number | null }
  | { readonly kind: 'help' };

/** Keys with one command each, in lower case. */
const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [' ', { kind: 'press', key: 'Space', isSelecting: false }],
  ['escape', { kind: 'drop' }],
  ['delete', { kind: 'delete' }],
  ['backspace', { kind: 'delete' }],
  ['q', { kind: 'fault' }],
  ['t', { kind: 'turn' }],
  ['c', { kind: 'copy' }],
  ['x', { kind: 'cut' }],
  ['p', { kind: 'paste' }],
  ['+', { kind: 'zoom', factor: 1.25 }],
  ['=', { kind: 'zoom', factor: 1.25 }],
  ['-', { kind: 'zoom', factor: 0.8 }],
  ['0', { kind: 'zoom', factor: null }],
  ['?', { kind: 'help' }],
]);

/** Returns the command of a key; `null` if it has none. Chords belong to VS Code. */
export function commandOf(
  {
    key,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & { readonly shiftKey?: boolean },
  palette: Palette,
): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  const arrow = arrowStep(key);
  if (arrow !== undefined) return { kind: 'move', dx: arrow[0], dy: arrow[1] };
  const brush = /^[1-9]$/.test(key) ? brushes[Number(key) - 1] : undefined;
  if (brush !== undefined)
    return { kind: 'palette', change: { brush: brush.name, ...withBrushTool(palette) } };
  const name = key.toLowerCase();
  const tool = tools.find((one) => one.key === name);
  if (tool !== undefined) return { kind: 'palette', change: { tool: tool.name } };
  if (key === 'Enter') return { kind: 'press', key, isSelecting: shiftKey === true };
  if (name === 'm') return { kind: 'palette', change: { things: !palette.things } };
  return commands.get(name) ?? null;
}
