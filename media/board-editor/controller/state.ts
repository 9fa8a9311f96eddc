/** The state of the board editor apart from its view of the board: the last received document and the drawing. */
import type { BoardRequests, Box, Copied, Place, Stroke, StrokeProblem } from '../../../protocol/board';
import type { ReplyOf } from '../../../protocol/channel';
import type { PreviewProblem } from '../../../protocol/preview';
import type { Scene } from '../../../engine/reactor/picture';
import type { BoardDocument } from '../level/document';
import type { BoardView } from './board-view';
import { firstPalette, type Gesture, type Palette, type ToolState } from '../tools';

/** A stroke that was sent and is not in the document yet. */
export interface Sent {
  readonly stroke: Stroke;
  /** The version that contains it; `null` until that is known. */
  readonly version: number | null;
}

/** A pending request to choose a cell. */
export interface Pick {
  /** Its purpose, as a sentence. */
  readonly words: string;
  readonly give: (place: Place, cell: number) => void;
}

/** The problem that is selected, with its fixes. */
export interface SelectedProblem {
  readonly fault: PreviewProblem;
  /** The offered fixes; `null` until they arrive. */
  readonly offered: ReplyOf<BoardRequests, 'fixes'>;
}

export interface Drawing {
  readonly document: BoardDocument | null;
  readonly problems: readonly PreviewProblem[];
  readonly palette: Palette;
  readonly gesture: Gesture | null;
  readonly sent: readonly Sent[];
  /** Problems that the stroke in progress would add. */
  readonly newProblems: readonly StrokeProblem[];
  readonly selection: Box | null;
  readonly copied: Copied | null;
  readonly pick: Pick | null;
  /** The index of the rule whose form is open. */
  readonly rule: number | null;
  readonly problem: SelectedProblem | null;
  readonly notice: { readonly text: string; readonly isBad: boolean };
}

export const noNotice: Drawing['notice'] = { text: '', isBad: false };

export const firstDrawing: Drawing = {
  document: null,
  problems: [],
  palette: firstPalette,
  gesture: null,
  sent: [],
  newProblems: [],
  selection: null,
  copied: null,
  pick: null,
  rule: null,
  problem: null,
  notice: noNotice,
};

/** The part of the state that is saved with the page: the tool, the view and the selection. */
export interface SavedState extends BoardView {
  readonly palette: Palette;
  readonly selection: Box | null;
}

/** Returns the part of a drawing that tools use, with a scene. */
export function toolState(scene: Scene, { document, palette, selection }: Drawing): ToolState {
  return { scene, level: document?.value, brush: palette, things: palette.things, selection };
}
