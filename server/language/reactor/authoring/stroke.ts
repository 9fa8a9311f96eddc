import type { JsonObject, JsonValue } from '../../../../engine/json';
import type { Carrier, Cell, Remedy } from '../../../../engine/reactor';

/** Column and row. */
export type Place = readonly [number, number];

/** What of a cell an eraser takes away. */
export type Erasable = Carrier | 'props' | 'leaks' | 'hazards';

/** New values of members of an object; `null` takes a member away. Others stay as they are. */
export type Fields = Readonly<Record<string, JsonValue>>;

/** A rectangle of cells: its top left one, and how many it has. */
export interface Box {
  readonly at: Place;
  readonly width: number;
  readonly height: number;
}

/** A part of a board that was copied, as it is written. */
export interface Copied extends Box {
  readonly grids: Readonly<Record<'terrain' | Carrier, readonly string[]>>;
  /** The entries of what stands in it; none where only the ground was copied. */
  readonly props: readonly JsonObject[];
  readonly leaks: readonly JsonObject[];
  readonly hazards: readonly JsonObject[];
}

/** A rule as the board shows it: where it stands in the list, and its id, by which it is found if it has moved. */
export interface RuleName {
  readonly index: number;
  readonly id: string;
}

/** The two lists of a rule. */
export type RuleList = 'predicates' | 'effects';

/** A predicate or an effect of a rule: where it stands, and its type, without which another one would be meant. */
export interface RulePart {
  readonly list: RuleList;
  readonly index: number;
  readonly is: string;
}

/**
 * What a person did to a board, as data: one step of undo. Cells are `y * width + x` of the map as it is written.
 * Nothing in it is trusted: whatever does not fit the level is refused.
 */
export type Stroke =
  /** Writes one character into cells of a grid. */
  | {
      readonly type: 'paint';
      readonly grid: 'terrain' | Carrier;
      readonly glyph: string;
      readonly cells: readonly Cell[];
    }
  /** Takes things off cells. */
  | { readonly type: 'erase'; readonly what: readonly Erasable[]; readonly cells: readonly Cell[] }
  /** Puts a prop down. What it needs and is not given gets a value that makes sense there. */
  | { readonly type: 'place'; readonly prop: JsonObject }
  /** Moves the prop of a cell, and all that means it by its cell. */
  | { readonly type: 'move'; readonly from: Place; readonly to: Place }
  /** Changes members of the prop of a cell: a state, a mode, an id, an edge, an area. */
  | { readonly type: 'prop'; readonly at: Place; readonly fields: Fields }
  /** Gives a reactor another consumer. */
  | { readonly type: 'bind'; readonly reactor: Place; readonly carrier: Carrier; readonly to: Place }
  /** Makes a leak, or changes the one that is there. */
  | {
      readonly type: 'leak';
      readonly carrier: Carrier;
      readonly position: Place;
      readonly fields: Fields;
    }
  /** Changes what lies on a cell. An entry with neither amount nor block goes. */
  | { readonly type: 'hazard'; readonly position: Place; readonly fields: Fields }
  | { readonly type: 'robot'; readonly fields: Fields }
  | { readonly type: 'inventory'; readonly remedy: Remedy; readonly count: number | null }
  | { readonly type: 'metadata'; readonly fields: Fields }
  | { readonly type: 'eye'; readonly state: 'Locked' | 'Unlocked' }
  /** Puts a rule at the end: it fires once and warns. */
  | { readonly type: 'addRule' }
  /** Gives a rule another predicate or effect, at the end of its list. What it needs gets a value that makes sense. */
  | { readonly type: 'addRulePart'; readonly rule: RuleName; readonly list: RuleList; readonly as: string }
  /** Changes members of a rule or of one of its parts. A part of another type keeps what that one has too. */
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
   * Moves what is in a box: its ground alone, or with it props, leaks, hazards, the robot, and all that means a place in
   * it. Where it was is wall.
   */
  | { readonly type: 'shift'; readonly box: Box; readonly to: Place; readonly things: boolean }
  /** Puts a copy down. */
  | { readonly type: 'paste'; readonly content: Copied; readonly to: Place }
  /** Grows or cuts the map on its sides. */
  | {
      readonly type: 'resize';
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    };
