import type { PreviewCommand } from '../../protocol/preview';
import { arrows, type KeyPress } from '../shared/page/keys';

/** Keys with related commands. */
export interface KeyBinding {
  /** Values of `KeyboardEvent.key`; letters in lower case. */
  readonly keys: readonly string[];
  readonly shift?: boolean;
  readonly control?: boolean;
  /** The command of each key; further keys have the last one. Empty: the action with the digit's number. */
  readonly commands: readonly PreviewCommand[];
  /** The keys as shown in the help. */
  readonly shown: string;
  /** The description in the help. */
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

/** All keys of the board, in the order of the help. They work only while the board has focus. */
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
  key('Play', 'w', 'saveGame', 'Save the game as a level'),
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

/** Returns the command of a key on the board, or the number of an action; `null` if the panel does not use it. */
export function keyEffect({
  key: pressed,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: KeyPress): PreviewCommand | number | null {
  if (altKey) return null;
  const name = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  const control = ctrlKey || metaKey;
  const binding = keyBindings.find(({ keys, shift = false, control: asks = false }) => {
    // for characters, the key itself reflects Shift
    const isShifted = name.length === 1 ? shift : shiftKey;
    return keys.includes(name) && asks === control && shift === isShifted;
  });
  if (binding === undefined) return null;
  const { keys, commands } = binding;
  return commands[keys.indexOf(name)] ?? commands.at(-1) ?? Number(name);
}

/** The key of a command, as shown in the help and tooltips. */
export function keyOf(name: PreviewCommand): string | undefined {
  return keyBindings.find(({ commands: [command, second] }) => command === name && second === undefined)
    ?.shown;
}
