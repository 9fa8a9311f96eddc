import type { JsonValue } from '../../../engine/json';
import type { Scene } from '../../../engine/reactor/picture';
import type { Box, Stroke } from '../../../protocol/board';
import type { BrushSettings, Side, Trail } from '../brushes';

/** The input of a tool. */
export interface ToolState {
  /** The board without the gesture. */
  readonly scene: Scene;
  /** The value of the document: the source of copies. */
  readonly level: JsonValue;
  readonly brush: BrushSettings;
  /** True if props, leaks, hazards and the robot move with a region. */
  readonly things: boolean;
  readonly selection: Box | null;
}

/** A gesture in progress. It is not in the text yet, and Escape cancels it. */
export interface Gesture extends Trail {
  /** The object that moves with the pointer. */
  readonly grabbed: 'prop' | 'region' | null;
  /** True if the grabbed object is copied instead of moved. */
  readonly isCopy: boolean;
}

export interface Press {
  readonly cell: number;
  readonly side: Side;
  /** True if a region is selected even on a prop. */
  readonly isSelecting: boolean;
}

/** The effects of a press. */
export interface PressEffects {
  readonly gesture?: Gesture;
  readonly selection?: Box | null;
  /** A brush to select, together with the brush tool. */
  readonly brush?: Partial<BrushSettings>;
  /** Shows the problem of the cell, if it has one. */
  readonly showsProblem?: boolean;
}

/** The effects of a gesture: a stroke, if it changes the level, and the selection. */
export interface Outcome {
  readonly stroke?: Stroke | undefined;
  readonly selection: Box | null;
}

/** A tool of the board: pure functions from state to state. */
export interface Tool {
  readonly name: string;
  /** The letter of its key. */
  readonly key: string;
  /** Its name, optionally followed by a comma or a colon and a description. */
  readonly title: string;
  /** True if it draws with the brush: choosing a brush keeps the tool. */
  readonly usesBrush: boolean;
  /** The hint below the board while no gesture is in progress. */
  readonly hint: (state: Pick<ToolState, 'brush' | 'selection'>) => string;
  readonly press: (state: ToolState, press: Press) => PressEffects;
  /** Returns the gesture after it has moved to another cell. */
  readonly move: (gesture: Gesture, cell: number) => Gesture;
  /** Returns the effects of the gesture if it ended now. The board shows them. */
  readonly overlay: (state: ToolState, gesture: Gesture) => Outcome;
  /** Returns the effects of the gesture, if they differ from the overlay. */
  readonly release?: (state: ToolState, gesture: Gesture) => Outcome;
  /** Returns true if a key that presses the cell under the cursor releases it at once. */
  readonly isWhole: (key: 'Enter' | 'Space', brush: BrushSettings) => boolean;
}

export function gestureAt({ cell, side }: Press, grabbed: Gesture['grabbed'] = null): Gesture {
  return { trail: [cell], side, grabbed, isCopy: false };
}

/** Extends a gesture for a tool that uses every visited cell. */
export function extend(gesture: Gesture, cell: number): Gesture {
  return { ...gesture, trail: [...gesture.trail, cell] };
}

/** Extends a gesture for a tool that uses only its two ends. */
export function stretch(gesture: Gesture, cell: number): Gesture {
  return { ...gesture, trail: [gesture.trail[0], cell] };
}
