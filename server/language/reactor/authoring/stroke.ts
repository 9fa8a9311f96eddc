import type { JsonObject, JsonValue } from '../../../../engine/json';
import type { Carrier, Cell, Remedy } from '../../../../engine/reactor';

/** Column and row. */
export type Place = readonly [number, number];

/** The things that the eraser removes from a cell. */
export type Erasable = Carrier | 'props' | 'leaks' | 'hazards';

/** New values of members of an object; `null` removes a member. Others are unchanged. */
export type Fields = Readonly<Record<string, JsonValue>>;

/** A rectangle of cells: its top left cell, and its size. */
export interface Box {
  readonly at: Place;
  readonly width: number;
  readonly height: number;
}

/** A copied region of a board, as written in the file. */
export interface Copied extends Box {
  readonly grids: Readonly<Record<'terrain' | Carrier, readonly string[]>>;
  /** The entries in the region; empty if only the grids were copied. */
  readonly props: readonly JsonObject[];
  readonly leaks: readonly JsonObject[];
  readonly hazards: readonly JsonObject[];
}

/** A rule on the board: its index, and its id, by which it is found if it has moved. */
export interface RuleName {
  readonly index: number;
  readonly id: string;
}

/** The two lists of a rule. */
export type RuleList = 'predicates' | 'effects';

/** A predicate or an effect of a rule: its index and its type, by which a changed list is detected. */
export interface RulePart {
  readonly list: RuleList;
  readonly index: number;
  readonly is: string;
}

/**
 * One change that a person made on a board, as data; one undo step. Cells are `y * width + x` of the map as written.
 * Strokes are untrusted: a stroke that does not fit the level is refused.
 */
export type Stroke =
  /** Writes one character into cells of a grid. */
  | {
      readonly type: 'paint';
      readonly grid: 'terrain' | Carrier;
      readonly glyph: string;
      readonly cells: readonly Cell[];
    }
  /** Removes things from cells. */
  | { readonly type: 'erase'; readonly what: readonly Erasable[]; readonly cells: readonly Cell[] }
  /** Places a prop. Missing required members get a value that makes sense in its cell. */
  | { readonly type: 'place'; readonly prop: JsonObject }
  /** Moves the prop of a cell, with all references to it. */
  | { readonly type: 'move'; readonly from: Place; readonly to: Place }
  /** Changes members of the prop of a cell: a state, a mode, an id, an edge, an area. */
  | { readonly type: 'prop'; readonly at: Place; readonly fields: Fields }
  /** Gives a reactor another consumer. */
  | { readonly type: 'bind'; readonly reactor: Place; readonly carrier: Carrier; readonly to: Place }
  /** Adds a leak, or changes the existing one. */
  | {
      readonly type: 'leak';
      readonly carrier: Carrier;
      readonly position: Place;
      readonly fields: Fields;
    }
  /** Changes the hazards of a cell. An entry without amounts and blocks is removed. */
  | { readonly type: 'hazard'; readonly position: Place; readonly fields: Fields }
  | { readonly type: 'robot'; readonly fields: Fields }
  | { readonly type: 'inventory'; readonly remedy: Remedy; readonly count: number | null }
  | { readonly type: 'metadata'; readonly fields: Fields }
  | { readonly type: 'eye'; readonly state: 'Locked' | 'Unlocked' }
  /** Appends a rule that fires once and shows a warning. */
  | { readonly type: 'addRule' }
  /** Adds a predicate or effect at the end of a list of a rule. Required members get sensible values. */
  | { readonly type: 'addRulePart'; readonly rule: RuleName; readonly list: RuleList; readonly as: string }
  /**
   * Changes members of a rule or of one of its parts. If the type of a part changes, members that both types have are
   * kept.
   */
  | {
      readonly type: 'setRule';
      readonly rule: RuleName;
      readonly part: RulePart | null;
      readonly fields: Fields;
    }
  /** Moves a rule, or a part of one, to another index of its list. */
  | {
      readonly type: 'moveRule';
      readonly rule: RuleName;
      readonly part: RulePart | null;
      readonly to: number;
    }
  | { readonly type: 'removeRule'; readonly rule: RuleName; readonly part: RulePart | null }
  /**
   * Moves the contents of a box: the grids alone, or with props, leaks, hazards, the robot and all references. The
   * source becomes wall.
   */
  | { readonly type: 'shift'; readonly box: Box; readonly to: Place; readonly things: boolean }
  /** Pastes a copy. */
  | { readonly type: 'paste'; readonly content: Copied; readonly to: Place }
  /** Grows or cuts the map on its sides. */
  | {
      readonly type: 'resize';
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    };
