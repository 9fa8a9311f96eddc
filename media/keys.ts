import type { PreviewCommand } from '../server/protocol-preview';

/** What a key on the board does: a command, a step of the cursor or the robot, or an action of play. */
export type KeyEffect =
  | { readonly kind: 'command'; readonly command: PreviewCommand }
  | { readonly kind: 'move'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'jump'; readonly to: 'row-start' | 'row-end' | 'start' | 'end' }
  | { readonly kind: 'cursor'; readonly dx: number; readonly dy: number }
  | {
      readonly kind: 'act';
      readonly id:
        'InteractProp' | 'Repair' | 'Neutralize' | 'ApplyHeatShield' | 'ActivateReactor' | 'EndTurn';
    }
  | { readonly kind: 'choice'; readonly number: number }
  | { readonly kind: 'reveal' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'leave' };

export interface KeyBinding {
  /** As `KeyboardEvent.key` says it; letters in lower case. */
  readonly keys: readonly string[];
  readonly shift?: boolean;
  readonly control?: boolean;
  readonly effect: (key: string) => KeyEffect;
  /** How help shows the keys. */
  readonly shown: string;
  /** What they do, for help. */
  readonly text: string;
  readonly group: 'Cell' | 'Time' | 'Play' | 'View';
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};
const arrows = Object.keys(steps);

function step(kind: 'move' | 'cursor', key: string): KeyEffect {
  const [dx, dy] = steps[key] ?? [0, 0];
  return { kind, dx, dy };
}

function command(
  key: string | readonly string[],
  name: PreviewCommand,
  text: string,
  group: KeyBinding['group'],
  shown?: string,
): KeyBinding {
  const keys = typeof key === 'string' ? [key] : key;
  const effect = (): KeyEffect => ({ kind: 'command', command: name });
  return { keys, effect, shown: shown ?? (keys[0] ?? '').toUpperCase(), text, group };
}

function action(
  key: string,
  id: Extract<KeyEffect, { kind: 'act' }>['id'],
  text: string,
  shown?: string,
): KeyBinding {
  return {
    keys: [key],
    effect: () => ({ kind: 'act', id }),
    shown: shown ?? key.toUpperCase(),
    text,
    group: 'Play',
  };
}

/** All keys of the board, in the order in which help shows them. Outside of the board none of them does anything. */
export const keyBindings: readonly KeyBinding[] = [
  {
    keys: arrows,
    effect: (key) => step('move', key),
    shown: '← ↑ → ↓',
    text: 'Move the cell cursor; in Play walk the robot',
    group: 'Cell',
  },
  {
    keys: arrows,
    shift: true,
    effect: (key) => step('cursor', key),
    shown: 'Shift+arrow',
    text: 'Move the cell cursor, in Play too',
    group: 'Cell',
  },
  {
    keys: ['Home', 'End'],
    effect: (key) => ({ kind: 'jump', to: key === 'Home' ? 'row-start' : 'row-end' }),
    shown: 'Home End',
    text: 'First and last cell of the row',
    group: 'Cell',
  },
  {
    keys: ['Home', 'End'],
    control: true,
    effect: (key) => ({ kind: 'jump', to: key === 'Home' ? 'start' : 'end' }),
    shown: 'Ctrl+Home Ctrl+End',
    text: 'First and last cell of the board',
    group: 'Cell',
  },
  {
    keys: ['Enter'],
    effect: () => ({ kind: 'reveal' }),
    shown: 'Enter',
    text: 'Show the cell in the text',
    group: 'Cell',
  },
  command('g', 'goToCell', 'Go to a cell', 'Cell'),
  command(',', 'stepBack', 'A step back', 'Time'),
  command('.', 'stepForward', 'A step forward', 'Time'),
  command('[', 'previousEvent', 'Previous event', 'Time'),
  command(']', 'nextEvent', 'Next event', 'Time'),
  command('p', 'playFromHere', 'Play from here', 'Play'),
  action('e', 'InteractProp', 'Use the prop under the robot'),
  action('r', 'Repair', 'Repair a leak'),
  action('n', 'Neutralize', 'Neutralize what lies here'),
  action('x', 'ApplyHeatShield', 'Apply a heat shield'),
  action('a', 'ActivateReactor', 'Activate the reactor'),
  action(' ', 'EndTurn', 'End the turn', 'Space'),
  {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    effect: (key) => ({ kind: 'choice', number: Number(key) }),
    shown: '1 … 9',
    text: 'The action with this number in the list',
    group: 'Play',
  },
  command('t', 'saveTranscript', 'Save what was played as a transcript', 'Play'),
  command('s', 'solve', 'Solve from here', 'Play'),
  command('l', 'layers', 'Layers', 'View'),
  command('h', 'solo', 'The layer of this cell alone, and back', 'View'),
  command(['+', '='], 'zoomIn', 'Zoom in', 'View', '+'),
  command('-', 'zoomOut', 'Zoom out', 'View'),
  command('0', 'zoomToFit', 'Fit the board', 'View'),
  {
    keys: ['Escape'],
    effect: () => ({ kind: 'cancel' }),
    shown: 'Esc',
    text: 'Cancel, release, close',
    group: 'View',
  },
  command('?', 'help', 'This help', 'View'),
  { keys: ['F6'], effect: () => ({ kind: 'leave' }), shown: 'F6', text: 'Leave the board', group: 'View' },
];

/** A key that was pressed; `KeyboardEvent` is one. */
export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key does on the board; `null` for keys that are not the panel's. */
export function keyEffect({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): KeyEffect | null {
  if (altKey) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const control = ctrlKey || metaKey;
  const binding = keyBindings.find(({ keys, shift = false, control: asks = false }) => {
    // of characters the key itself tells of shift
    const isShifted = name.length === 1 ? shift : shiftKey;
    return keys.includes(name) && asks === control && shift === isShifted;
  });
  return binding?.effect(name) ?? null;
}

/** The key of a command, as help and tooltips show it. */
export function keyOf(name: PreviewCommand): string | undefined {
  return keyBindings.find(({ effect, keys }) => {
    const done = effect(keys[0] ?? '');
    return done.kind === 'command' && done.command === name;
  })?.shown;
}
