/** All that the board editor knows beside where its board lies: the document as last sent, and what is drawn just now. */
import type { Box, Copied, OfferedMend, Place, Stroke, StrokeBreak } from '../../protocol/board';
import type { PreviewProblem } from '../../protocol/preview';
import type { Scene } from '../../engine/reactor/picture';
import type { BoardDocument } from './draft';
import { firstPalette, type Gesture, type Palette, type ToolState } from './tools';

/** A stroke that was sent, until the document comes back with it. */
export interface Sent {
  readonly id: number;
  readonly stroke: Stroke;
  /** The version that has it in; `null` until that is known. */
  readonly version: number | null;
}

/** A cell that the person is asked for. */
export interface Pick {
  /** What it is for, as a sentence. */
  readonly words: string;
  readonly give: (place: Place, cell: number) => void;
}

/** The fault that a person has chosen, and what mends it. */
export interface Mending {
  readonly fault: PreviewProblem;
  /** Of the request for its mends. */
  readonly id: number;
  /** `null` until they are known. */
  readonly mends: readonly OfferedMend[] | null;
}

export interface Drawing {
  readonly document: BoardDocument | null;
  readonly problems: readonly PreviewProblem[];
  readonly palette: Palette;
  readonly gesture: Gesture | null;
  readonly sent: readonly Sent[];
  /** What the stroke under way would break. */
  readonly breaks: readonly StrokeBreak[];
  /** What is selected, and what was copied last. */
  readonly selection: Box | null;
  readonly copied: Copied | null;
  readonly pick: Pick | null;
  /** The index of the rule whose form is open. */
  readonly rule: number | null;
  readonly mending: Mending | null;
  readonly notice: { readonly text: string; readonly isBad: boolean };
}

export const noNotice: Drawing['notice'] = { text: '', isBad: false };

export const firstDrawing: Drawing = {
  document: null,
  problems: [],
  palette: firstPalette,
  gesture: null,
  sent: [],
  breaks: [],
  selection: null,
  copied: null,
  pick: null,
  rule: null,
  mending: null,
  notice: noNotice,
};

/** The part of a drawing that a tool sees, over a scene. */
export function toolState(scene: Scene, { document, palette, selection }: Drawing): ToolState {
  return { scene, level: document?.value, brush: palette, things: palette.things, selection };
}
