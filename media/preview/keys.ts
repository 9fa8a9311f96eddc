import type { PreviewCommand } from '../../protocol/preview';
import { arrows, type Pressed } from '../shared/page/keys';

/** Keys that do one thing, each in its own way. */
export interface KeyBinding {
  /** As `KeyboardEvent.key` says it; letters in lower case. */
  readonly keys: readonly string[];
  readonly shift?: boolean;
  readonly control?: boolean;
  /** What each key does, the last of them what all further keys do. None: the action of the digit's number. */
  readonly commands: readonly PreviewCommand[];
  /** How help shows the keys. */
  readonly shown: string;
  /** What they do, for help. */
  readonly text: string;
  readonly group: 'Cell' | 'Time' | 'Play' | 'View';
}

const arrowKeys = Object.keys(arrows);

function key(
  group: KeyBinding['group'],
  keys: string | readonly string[],
  commands: PreviewCommand | readonly PreviewCommand[],
  text: string,
  shown?: string,
  held: Pick<KeyBinding, 'shift' | 'control'> = {},
): KeyBinding {
  const list = typeof keys === 'string' ? [keys] : keys;
  return {
    group,
    keys: list,
    commands: typeof commands === 'string' ? [commands] : commands,
    text,
    shown: shown ?? (list[0] ?? '').toUpperCase(),
    ...held,
  };
}

/** All keys of the board, in the order in which help shows them. Outside of the board none of them does anything. */
export const keyBindings: readonly KeyBinding[] = [
  key(
    'Cell',
    arrowKeys,
    ['moveUp', 'moveRight', 'moveDown', 'moveLeft'],
    'Move the cell cursor; in Play, move the robot',
    '← ↑ → ↓',
  ),
  key(
    'Cell',
    arrowKeys,
    ['moveCursorUp', 'moveCursorRight', 'moveCursorDown', 'moveCursorLeft'],
    'Move the cell cursor, also in Play',
    'Shift+arrow',
    { shift: true },
  ),
  key('Cell', ['Home', 'End'], ['goToRowStart', 'goToRowEnd'], 'First and last cell of the row', 'Home End'),
  key(
    'Cell',
    ['Home', 'End'],
    ['goToBoardStart', 'goToBoardEnd'],
    'First and last cell of the board',
    'Ctrl+Home Ctrl+End',
    { control: true },
  ),
  key('Cell', 'Enter', 'revealInText', 'Show the cell in the text', 'Enter'),
  key('Cell', 'g', 'goToCell', 'Go to a cell'),
  key('Time', ',', 'goToPreviousTurn', 'Previous turn'),
  key('Time', '.', 'goToNextTurn', 'Next turn'),
  key('Time', '<', 'goToPreviousAction', 'Previous action'),
  key('Time', '>', 'goToNextAction', 'Next action'),
  key('Time', '[', 'goToPreviousEvent', 'Previous event'),
  key('Time', ']', 'goToNextEvent', 'Next event'),
  key('Play', 'p', 'playFromHere', 'Play from here'),
  key('Play', 'e', 'useProp', 'Use the prop under the robot'),
  key('Play', 'r', 'repairLeak', 'Repair a leak'),
  key('Play', 'n', 'neutralize', 'Neutralize a hazard here'),
  key('Play', 'x', 'applyHeatShield', 'Apply a heat shield'),
  key('Play', 'a', 'activateReactor', 'Activate the reactor'),
  key('Play', ' ', 'endTurn', 'End the turn', 'Space'),
  key('Play', Array.from('123456789'), [], 'The action with this number in the list', '1 … 9'),
  key('Play', 't', 'saveTranscript', 'Save the play as a transcript'),
  key('Play', 's', 'solve', 'Solve from here'),
  key('View', 'l', 'toggleLayers', 'Layers'),
  key('View', 'h', 'isolateLayer', 'Show only the layer of this cell, or all'),
  key('View', ['+', '='], 'zoomIn', 'Zoom in'),
  key('View', '-', 'zoomOut', 'Zoom out'),
  key('View', '0', 'zoomToFit', 'Fit the board'),
  key('View', 'Escape', 'cancel', 'Cancel or close', 'Esc'),
  key('View', '?', 'showKeyboardShortcuts', 'Keyboard shortcuts'),
  key('View', 'F6', 'leaveBoard', 'Leave the board'),
  key('View', 'F6', 'leaveBoardBackwards', 'Leave the board backward', 'Shift+F6', { shift: true }),
];

/** What a key does on the board: a command, or the action of a number; `null` for keys that are not the panel's. */
export function keyEffect({
  key: pressed,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: Pressed): PreviewCommand | number | null {
  if (altKey) return null;
  const name = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  const control = ctrlKey || metaKey;
  const binding = keyBindings.find(({ keys, shift = false, control: asks = false }) => {
    // of characters the key itself tells of shift
    const isShifted = name.length === 1 ? shift : shiftKey;
    return keys.includes(name) && asks === control && shift === isShifted;
  });
  if (binding === undefined) return null;
  const { keys, commands } = binding;
  return commands[keys.indexOf(name)] ?? commands.at(-1) ?? Number(name);
}

/** The key of a command, as help and tooltips show it. */
export function keyOf(name: PreviewCommand): string | undefined {
  return keyBindings.find(({ commands: [command, second] }) => command === name && second === undefined)
    ?.shown;
}
