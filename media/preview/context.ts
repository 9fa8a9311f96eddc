import type { Board } from '../shared/board/board';
import type { Panel } from './panel';

/** The context of the panel's commands. */
export interface CommandContext extends Panel {
  readonly board: Board;
  /** Moves the focus from the board to the next or previous region. */
  readonly leave: (backwards: boolean) => void;
}
