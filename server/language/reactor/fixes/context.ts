import type { Path } from '../../../../engine/core';
import type { JsonDocument, JsonObject, JsonValue, TextEdit } from '../../../../engine/json';
import { carrierOfProp, levelShape, type Balance, type Carrier, type Cell } from '../../../../engine/reactor';
import type { Shape } from '../../../../engine/shape';
import type { Guess } from '../../json/completion/draft';
import type { JsonFixContext } from '../../json/fixes';
import type { Diagnostic } from '../../text/diagnostic';
import type { DocumentedFix, Problem } from '../../text/fixes';
import { couldLeak, fittingCells, guessFor } from '../completion';
import { newRows } from '../completion/grids';
import { cellAt, type LevelContext, type LevelSketch, type Mention } from '../level';

/** A fix that needs to know the level. */
export type LevelFix = DocumentedFix<LevelFixContext>;
export type LevelProblem = Problem<LevelFixContext>;

/** The most rows that are written at once. */
const maxRows = 4096;

/** Words that people write in place of the words of the format. */
const synonyms = new Map<string, readonly string[]>(
  Object.entries({
    on: ['Enabled', 'Open'],
    off: ['Disabled', 'Closed'],
    active: ['Enabled'],
    inactive: ['Disabled'],
    full: ['Available'],
    empty: ['Depleted'],
    broken: ['Leaking'],
    fixed: ['Repaired'],
  }),
);

/** A version of a level as fixes see it. */
export class LevelFixContext implements JsonFixContext<LevelFixContext> {
  readonly synonyms = synonyms;

  constructor(
    private readonly level: LevelContext,
    readonly shape: Shape = levelShape(level.balance),
  ) {}

  get json(): JsonDocument {
    return this.level.document.json;
  }
  get text(): string {
    return this.json.text;
  }
  get balance(): Balance {
    return this.level.balance;
  }
  get sketch(): LevelSketch {
    return this.level.sketch;
  }
  get mentions(): readonly Mention[] {
    return this.level.mentions;
  }
  get diagnostics(): readonly Diagnostic[] {
    return this.level.analysis.diagnostics;
  }
  get syntaxErrors(): number {
    return this.json.faults.length;
  }
  get gridWidth(): number {
    return this.sketch.width;
  }
  /** Guesses a value as completion does; for grids and rules, all of the required content. */
  get guess(): Guess {
    const guess = guessFor(this.level);
    return (path, owner, shape) => guess(path, owner, shape) ?? this.guessList(path, shape);
  }
  private guessList(path: Path, shape: Shape): JsonValue {
    if (shape.kind !== 'list') return undefined;
    if (isGrid(path)) return newRows(this.sketch, path, maxRows);
    return path.at(-1) === 'effects' && shape.min > 0 ? [{ type: 'Warn', text: '…' }] : undefined;
  }
  /** Returns true if an object could be a prop of this type: its cell has the network that such a prop needs. */
  couldBe(owner: JsonObject, type: string): boolean {
    const cell = this.sketch.cellOf(owner['position']);
    const carrier = carrierOfProp(type);
    return cell === undefined || carrier === undefined || this.sketch.hasNetwork(carrier, cell);
  }
  /**
   * Returns a function that is true for the cells that fit a position in an object, which are the ones that completion
   * lists.
   */
  fitting(path: Path, owner: JsonObject): (cell: Cell) => boolean {
    return fittingCells(this.level, path, owner);
  }
  /** Returns true if a carrier's network can leak at a cell. */
  couldLeak(carrier: Carrier, cell: Cell): boolean {
    return couldLeak(this.level, carrier, cell);
  }
  cellAt(offset: number): Cell | undefined {
    return cellAt(this.level, offset)?.cell;
  }
  pathAt(offset: number): Path {
    return this.json.locate(offset).path;
  }
  edited(edits: readonly TextEdit[]): LevelFixContext {
    return new LevelFixContext(this.level.edited(edits), this.shape);
  }
}

function isGrid([part, ...rest]: Path): boolean {
  return part === 'terrain' ? rest.length === 0 : part === 'networks' && rest.length === 1;
}
