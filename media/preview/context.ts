import type { Board } from '../shared/board/board';
import type { Panel } from './panel';

/** What the panel's commands work with. */
export interface CommandContext extends Panel {
  readonly board: Board;
  /** Moves the focus from the board to what comes after it, or before it. */
  readonly leave: (backwards: boolean) => void;
}
