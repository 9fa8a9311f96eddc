import type { JsonValue } from '../../../engine/json';
import type { Scene } from '../../../engine/reactor/picture';
import type { Box, Stroke } from '../../../protocol/board';
import type { BrushSettings, Side, Trail } from '../brushes';

/** Everything that a tool depends on. */
export interface ToolState {
  /** The board without the gesture. */
  readonly scene: Scene;
  /** The value of the document: the source of copies. */
  readonly level: JsonValue;
  readonly brush: BrushSettings;
  /** Whether props, leaks, hazards and the robot go with a region. */
  readonly things: boolean;
  readonly selection: Box | null;
}

/** A gesture in progress. It is not in the text, and Escape drops it. */
export interface Gesture extends Trail {
  /** The thing under the pointer, which goes with it. */
  readonly grabbed: 'prop' | 'region' | null;
  /** Whether what was grabbed is copied rather than moved. */
  readonly isCopy: boolean;
}

export interface Press {
  readonly cell: number;
  readonly side: Side;
  /** Whether a region is selected even where a prop is. */
  readonly isSelecting: boolean;
}

/** The effects of a press. */
export interface Pressed {
  readonly gesture?: Gesture;
  readonly selection?: Box | null;
  /** A brush that is taken up, with the brush tool. */
  readonly brush?: Partial<BrushSettings>;
  /** Shows the problem of the cell, if it has one. */
  readonly showsProblem?: boolean;
}

/** The effects of a gesture: a stroke, if it changes the level, and what is selected. */
export interface Outcome {
  readonly stroke?: Stroke | undefined;
  readonly selection: Box | null;
}

/** A tool of the board: pure functions from state to state. */
export interface Tool {
  readonly name: string;
  /** The letter of the key that chooses it. */
  readonly key: string;
  /** Its name, perhaps followed by a comma or a colon and more words. */
  readonly title: string;
  /** Whether it draws with the brush: it stays when a brush is chosen. */
  readonly usesBrush: boolean;
  /** The line below the board while nothing is drawn. */
  readonly hint: (state: Pick<ToolState, 'brush' | 'selection'>) => string;
  readonly press: (state: ToolState, press: Press) => Pressed;
  /** Returns the gesture after it has moved to another cell. */
  readonly move: (gesture: Gesture, cell: number) => Gesture;
  /** Returns the effects that the gesture would have if it ended now: the board shows them. */
  readonly overlay: (state: ToolState, gesture: Gesture) => Outcome;
  /** Returns the effects of the gesture, if they differ from the overlay. */
  readonly release?: (state: ToolState, gesture: Gesture) => Outcome;
  /** Returns true if a key that presses the cell under the cursor releases it at once. */
  readonly isWhole: (key: 'Enter' | 'Space', brush: BrushSettings) => boolean;
}

export function gestureAt({ cell, side }: Press, grabbed: Gesture['grabbed'] = null): Gesture {
  return { trail: [cell], side, grabbed, isCopy: false };
}

/** Moves a gesture for a tool to which every visited cell counts. */
export function extend(gesture: Gesture, cell: number): Gesture {
  return { ...gesture, trail: [...gesture.trail, cell] };
}

/** Moves a gesture for a tool to which only its two ends count. */
export function stretch(gesture: Gesture, cell: number): Gesture {
  return { ...gesture, trail: [gesture.trail[0], cell] };
}
