import { runToCompletion, type Path } from '../../../../engine/core';
import type { TextEdit } from '../../../../engine/json';
import type { Balance, Cell } from '../../../../engine/reactor';
import {
  forecastOf,
  forecastStepsOf,
  reactorGame,
  type Forecast,
  type State,
} from '../../../../engine/reactor/simulation';
import { analyseLevelSteps, type LevelAnalysis } from '../analyse';
import { documentOf, type Document } from '../../text/document';
import type { SeverityOf } from '../../text/severity';
import { mentionsIn, mentionsOf, mentionsWithin, type Mention, type Mentioning } from './mentions';
import { sketchLevel, type LevelSketch } from './sketch';

/** The settings of a level: its balance and its config file. */
export interface LevelSettings {
  readonly balance: Balance;
  readonly severityOf: SeverityOf;
}

/**
 * A version of a level's document, as features see it. Everything is computed on first use and kept, so a request that
 * needs only the text does not wait for the checks.
 */
export class LevelContext {
  private knownSketch: LevelSketch | undefined;
  private knownMentions: readonly Mention[] | undefined;
  private knownAnalysis: LevelAnalysis | undefined;
  /** The checks in progress, if they have been started. */
  private checking: Generator<void, LevelAnalysis> | undefined;
  private knownStart: State | null | undefined;
  private knownForecast: Forecast | null | undefined;
  private hasStartedForecast = false;

  constructor(
    readonly document: Document,
    private readonly settings: LevelSettings,
  ) {}

  get balance(): Balance {
    return this.settings.balance;
  }

  /** The level as it is written, valid or not. */
  get sketch(): LevelSketch {
    return (this.knownSketch ??= sketchLevel(this.document.json.value));
  }

  /** Every place of the text that names a cell. */
  get mentions(): readonly Mention[] {
    return (this.knownMentions ??= mentionsIn(this.mentioning));
  }

  /** Returns the places that name a cell, in file order. */
  mentionsOf(cell: Cell): readonly Mention[] {
    return (
      this.knownMentions?.filter((mention) => mention.cell === cell) ?? mentionsOf(this.mentioning, cell)
    );
  }

  /** Returns the places inside the value at a path that name a cell, in file order. */
  mentionsWithin(path: Path): readonly Mention[] {
    return mentionsWithin(this.mentioning, path);
  }

  private get mentioning(): Mentioning {
    return { value: this.document.json.value, sketch: this.sketch, balance: this.balance };
  }

  /** The result of all checks; continues those in progress. */
  get analysis(): LevelAnalysis {
    return this.knownAnalysis ?? runToCompletion(this.analysing());
  }

  /**
   * Computes `analysis` one check at a time, so that the caller can run other work in between. Several callers share
   * the work.
   */
  *analysing(): Generator<void, LevelAnalysis> {
    for (;;) {
      const known = this.knownAnalysis ?? this.advance();
      if (known !== undefined) return known;
      yield;
    }
  }

  private advance(): LevelAnalysis | undefined {
    const { document, balance, settings } = this;
    const work = (this.checking ??= analyseLevelSteps(document, balance, settings.severityOf));
    let isGoingOn = false;
    try {
      const step = work.next();
      if (step.done === true) return (this.knownAnalysis = step.value);
      isGoingOn = true;
      return undefined;
    } finally {
      if (!isGoingOn) this.checking = undefined;
    }
  }

  /** True if `analysis` is already computed. */
  get isChecked(): boolean {
    return this.knownAnalysis !== undefined;
  }

  /** The state in which play begins, with networks and services computed; `null` if the level has errors. */
  get start(): State | null {
    return (this.knownStart ??= this.begin());
  }

  /** The forecast over the horizon of the balance; `null` if the level has errors. */
  get forecast(): Forecast | null {
    return (this.knownForecast ??= this.computeForecast());
  }

  /** Computes `forecast` one turn at a time, so that the caller can run other work in between. */
  *forecasting(): Generator<void, Forecast | null> {
    const { level } = yield* this.analysing();
    const isSound = level !== undefined;
    yield;
    const start = isSound ? this.start : null;
    yield;
    if (start !== null) this.knownForecast ??= yield* forecastStepsOf(start);
    return this.forecast;
  }

  /** Starts `forecasting` in the background; `undefined` if it was started before, or is not needed. */
  startForecast(): Generator<void, Forecast | null> | undefined {
    if (this.hasStartedForecast || this.hasForecast) return undefined;
    this.hasStartedForecast = true;
    return this.forecasting();
  }

  /** Returns true if `forecast` is there without any work. */
  get hasForecast(): boolean {
    return this.knownForecast !== undefined;
  }

  private begin(): State | null {
    const { level } = this.analysis;
    return level === undefined ? null : reactorGame(this.balance).init(level, 0);
  }

  /** The level after edits, in old coordinates and not overlapping, with the same balance and config file. */
  edited(edits: readonly TextEdit[]): LevelContext {
    return new LevelContext(documentOf(this.document.json.edit(edits)), this.settings);
  }

  private computeForecast(): Forecast | null {
    const { start } = this;
    return start === null ? null : forecastOf(start);
  }
}
